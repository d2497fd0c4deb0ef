import { Migration } from '@mikro-orm/migrations';
import { type AuditedTable, auditTrigger } from './audit-trigger.ts';
import { versioned } from './edit-version-trigger.ts';
import { eventTriggers } from './event-triggers.ts';

/**
 * Reviews by customers, and the ratings of products computed from them (decision 0046). What products were
 * rated until now is what they start from.
 */
export class ReviewsMigration extends Migration {
  override name = '20261128-reviews';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const STARS = [1, 2, 3, 4, 5];
const reviewCount = STARS.map((stars) => `review_counts[${stars}]`).join(' + ');
const starSum = STARS.map((stars) => `${stars} * review_counts[${stars}]`).join(' + ');

/** As 20261123-audit has it, without what follows from reviews. */
const auditedProducts: AuditedTable = {
  table: 'products',
  subject: 'PRODUCT',
  subjectName: 'changed.title',
  ignored: [
    ...[
      'search_document',
      'offered_colours',
      'offered_sizes',
      'sale_price',
      'highest_price',
      'regular_price',
    ],
    ...['stock', 'review_counts', 'rating_rate', 'rating_reviews'],
  ],
  named: { category_id: { table: 'categories', name: 'label' } },
};
const [auditProducts = ''] = auditTrigger(auditedProducts);

const statements = [
  `drop index products_rating`,
  `alter table products rename column rating_rate to starting_rate`,
  `alter table products rename column rating_reviews to starting_reviews`,
  `alter table products add column review_counts integer[] not null default '{0,0,0,0,0}'`,
  `alter table products
    add column rating_reviews integer not null generated always as (starting_reviews + ${reviewCount}) stored,
    add column rating_rate double precision not null generated always as (
      case when starting_reviews + ${reviewCount} = 0 then starting_rate
      else round(((starting_rate * starting_reviews + ${starSum}) / (starting_reviews + ${reviewCount}))::numeric, 1)::double precision
      end) stored`,
  `create index products_rating on products (rating_rate, id) where deleted_at is null`,
  auditProducts.replace('create function', 'create or replace function'),

  `create table reviews (
    id uuid primary key,
    product_id uuid not null references products,
    user_id uuid not null references users on delete cascade,
    order_id uuid not null,
    author_name text not null,
    state text not null check (state in ('WAITING', 'APPROVED', 'REJECTED')),
    stars integer not null check (stars between 1 and 5),
    title text not null,
    text text not null,
    pictures jsonb not null default '[]',
    rejection_reason text,
    shown_stars integer check (shown_stars between 1 and 5),
    shown_title text,
    shown_text text,
    shown_pictures jsonb not null default '[]',
    helpful_votes integer not null default 0 check (helpful_votes >= 0),
    answer text,
    answered_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    unique (user_id, product_id),
    check ((shown_stars is null) = (shown_title is null) and (shown_stars is null) = (shown_text is null)),
    check (state <> 'APPROVED' or shown_stars is not null),
    check ((answer is null) = (answered_at is null))
  )`,
  // Of one product, in each order that shoppers choose from.
  `create index reviews_newest on reviews (product_id, created_at, id) where shown_stars is not null`,
  `create index reviews_helpful on reviews (product_id, helpful_votes, id) where shown_stars is not null`,
  `create index reviews_highest on reviews (product_id, shown_stars, id) where shown_stars is not null`,
  `create index reviews_lowest on reviews (product_id, (-shown_stars), id) where shown_stars is not null`,
  // For staff.
  `create index reviews_changed on reviews (changed_at, id)`,
  `create index reviews_state on reviews (state, changed_at, id)`,
  `create index reviews_product on reviews (product_id, changed_at, id)`,
  `create index reviews_given_stars on reviews (stars, changed_at, id)`,
  `create index reviews_waiting on reviews (id) where state = 'WAITING'`,
  `create index reviews_search on reviews using gin (lower(title || ' ' || text || ' ' || author_name) gin_trgm_ops)`,
  `create index reviews_assets on reviews using gin (
    jsonb_path_query_array(pictures || shown_pictures, 'strict $.**.assetId') jsonb_path_ops)`,
  ...versioned('reviews', [
    ...['state', 'stars', 'title', 'text', 'pictures', 'rejection_reason', 'answer'],
    ...['shown_stars', 'shown_title', 'shown_text', 'shown_pictures'],
  ]),
  ...auditTrigger({
    table: 'reviews',
    subject: 'REVIEW',
    subjectName: '(select title from products where id = changed.product_id)',
    ignored: [
      ...['product_id', 'user_id', 'order_id', 'author_name', 'changed_at', 'answered_at', 'helpful_votes'],
      ...['shown_stars', 'shown_title', 'shown_text', 'shown_pictures'],
    ],
  }),
  ...eventTriggers('reviews', {
    insert: 'REVIEW_CHANGED',
    update: 'REVIEW_CHANGED',
    delete: 'REVIEW_CHANGED',
    subject: 'id',
    of: ['version'],
  }),
  // A product's figures are those of the reviews that are shown, whoever shows or deletes one.
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
  `create trigger reviews_counted after insert or delete on reviews for each row execute function count_review()`,
  `create trigger reviews_recounted after update of shown_stars on reviews
    for each row when (old.shown_stars is distinct from new.shown_stars) execute function count_review()`,

  `create table review_votes (
    review_id uuid not null references reviews on delete cascade,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (review_id, user_id)
  )`,
  `create index review_votes_user on review_votes (user_id)`,
  `create function count_review_vote() returns trigger language plpgsql as $$
  begin
    update reviews set helpful_votes = helpful_votes + (case tg_op when 'INSERT' then 1 else -1 end)
    where id = (case tg_op when 'INSERT' then new.review_id else old.review_id end);
    return null;
  end $$`,
  `create trigger review_votes_counted after insert or delete on review_votes
    for each row execute function count_review_vote()`,

  // Orders that were delivered, whose customers are asked for reviews once. What was delivered before now is
  // not asked for.
  `create table review_requests (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null unique references orders on delete cascade,
    delivered_at timestamptz not null,
    asked_at timestamptz
  )`,
  `create index review_requests_waiting on review_requests (delivered_at) where asked_at is null`,
  `create function request_review() returns trigger language plpgsql as $$
  begin
    insert into review_requests (order_id, delivered_at) values (new.order_id, new.created_at) on conflict (order_id) do nothing;
    return null;
  end $$`,
  `create trigger order_events_request_review after insert on order_events
    for each row when (new.status = 'DELIVERED') execute function request_review()`,
  `create table review_opt_outs (
    user_id uuid primary key references users on delete cascade,
    created_at timestamptz not null
  )`,
];
