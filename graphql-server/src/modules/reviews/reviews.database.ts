import { audited } from '../../db/declared/audited.ts';
import { changesCatalogue } from '../../db/declared/changes-catalogue.ts';
import { emits, emitsWebhookEvent } from '../../db/declared/emits.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { ReviewEntity } from './review.entity.ts';

export const reviewsDatabase = databaseRules('reviews', [
  versioned(ReviewEntity, {
    edited: [
      ...(['state', 'stars', 'title', 'text', 'pictures', 'rejection_reason', 'reply'] as const),
      ...(['shown_stars', 'shown_title', 'shown_text', 'shown_pictures'] as const),
    ],
    notEdited: {
      product_id: 'never changes',
      user_id: 'never changes',
      order_id: 'never changes',
      author_name: 'follows from the customer',
      changed_at: 'follows from a change',
      replied_at: 'follows from the reply',
      helpful_votes: 'counted by the database',
    },
  }),
  audited(ReviewEntity, {
    subject: 'REVIEW',
    subjectName: '(select title from products where id = changed.product_id)',
    recorded: ['state', 'stars', 'title', 'text', 'pictures', 'rejection_reason', 'reply'],
    ignored: {
      product_id: 'names the entry',
      user_id: 'of a customer',
      order_id: 'of a customer',
      author_name: 'of a customer',
      changed_at: 'follows from a change',
      replied_at: 'follows from the reply',
      helpful_votes: 'counted by the database',
      shown_stars: 'follows from the state',
      shown_title: 'follows from the state',
      shown_text: 'follows from the state',
      shown_pictures: 'follows from the state',
    },
  }),
  emits(ReviewEntity, {
    insert: 'REVIEW_CHANGED',
    update: 'REVIEW_CHANGED',
    delete: 'REVIEW_CHANGED',
    subject: 'id',
    of: ['version'],
  }),
  emitsWebhookEvent(ReviewEntity, 'emit_review_submitted', { type: 'review.submitted', after: 'insert' }),
  emitsWebhookEvent(ReviewEntity, 'emit_review_rewritten', {
    type: 'review.submitted',
    after: 'update of changed_at',
    when: 'old.changed_at <> new.changed_at',
  }),
  changesCatalogue(ReviewEntity),

  rule(
    'reviews',
    "Counts a product's stars: those of the reviews that are shown, whoever shows or deletes one.",
    [
      `create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.shown_stars is not null then
    update products set review_counts[old.shown_stars] = review_counts[old.shown_stars] - 1 where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.shown_stars is not null then
    update products set review_counts[new.shown_stars] = review_counts[new.shown_stars] + 1 where id = new.product_id;
  end if;
  return null;
end $$`,
      `create trigger reviews_counted after insert or delete on reviews
  for each row execute function count_review()`,
      `create trigger reviews_recounted after update of shown_stars on reviews
  for each row when (old.shown_stars is distinct from new.shown_stars) execute function count_review()`,
    ],
  ),
  rule('review_votes', 'Counts how many found a review helpful.', [
    `create function count_review_vote() returns trigger language plpgsql as $$
begin
  update reviews set helpful_votes = helpful_votes + (case tg_op when 'INSERT' then 1 else -1 end)
  where id = (case tg_op when 'INSERT' then new.review_id else old.review_id end);
  return null;
end $$`,
    `create trigger review_votes_counted after insert or delete on review_votes
  for each row execute function count_review_vote()`,
  ]),
  rule(
    'order_events',
    'Notes that a delivered order waits for a request to review it, once per order, unless it was imported.',
    [
      `create function request_review() returns trigger language plpgsql as $$
begin
  insert into review_requests (order_id, delivered_at)
  select id, new.created_at from orders where id = new.order_id and imported_from is null
  on conflict (order_id) do nothing;
  return null;
end $$`,
      `create trigger order_events_request_review after insert on order_events
  for each row when (new.status = 'DELIVERED') execute function request_review()`,
    ],
  ),
]);
