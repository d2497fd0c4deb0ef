import type { EntityManager } from '../db/database.ts';
import { OrderEntity } from '../modules/orders/order.entity.ts';
import { ReviewRequestEntity } from '../modules/reviews/requests/review-request.entity.ts';
import { authorNameOf } from '../modules/reviews/review-rules.ts';
import { ReviewVoteEntity } from '../modules/reviews/review-vote.entity.ts';
import { ReviewEntity } from '../modules/reviews/review.entity.ts';
import { newId } from '../shared/new-id.ts';
import { daysBefore } from './sample/demo-order.ts';
import { type DemoReview, demoReviews } from './sample/reviews/demo-reviews.ts';
import type { DemoUser } from './sample/demo-user.ts';
import { sampleCatalogue } from './sample/sample-catalogue.ts';
import { sampleId } from './sample/sample-id.ts';
import { sampleReviews } from './sample/reviews/sample-reviews.ts';

/**
 * Adds the initial reviews of these sample products, dated between the product's addition and now. Call it in
 * the transaction that adds the products.
 */
export async function seedSampleReviews(
  em: EntityManager,
  createdAt: ReadonlyMap<string, Date>,
  now: Date,
): Promise<void> {
  const rows = sampleCatalogue.flatMap(({ label, products }) =>
    products.flatMap((product) => {
      const since = createdAt.get(sampleId('product', product.key));
      if (!since) return [];
      return sampleReviews(product, label.toLowerCase()).map(({ stars, title, text, authorName, age }) => {
        const at = new Date(since.getTime() + age * (now.getTime() - since.getTime()));
        return {
          id: newId(),
          product: sampleId('product', product.key),
          user: null,
          orderId: null,
          authorName,
          stars,
          title,
          text,
          createdAt: at,
          changedAt: at,
          state: 'APPROVED' as const,
          shownStars: stars,
          shownTitle: title,
          shownText: text,
        };
      });
    }),
  );
  await em.insertMany(ReviewEntity, rows);
}

/**
 * Adds the demo users' reviews of products that they ordered; skips those whose order was not added. No
 * review requests are sent for these orders, because they were delivered before the shop opened. Call it in
 * the transaction that adds the users and orders.
 */
export async function seedReviews(em: EntityManager, users: readonly DemoUser[], now: Date): Promise<void> {
  const people = new Map(users.map((person) => [person.email, person]));
  const reviews = demoReviews.filter(({ email }) => people.has(email));
  const orders = await em.find(OrderEntity, {
    user: { $in: users.map(({ email }) => sampleId('user', email)) },
  });
  const voters = new Set(people.keys());
  for (const review of reviews) {
    const person = people.get(review.email);
    const order = orders.find(({ reference }) => reference === review.order);
    if (person && order) await addReview(em, review, authorNameOf(person), order.id, voters, now);
  }
  await em.nativeDelete(ReviewRequestEntity, { orderId: { $in: orders.map(({ id }) => id) } });
}

async function addReview(
  em: EntityManager,
  { email, key, stars, title, text, daysAgo, isApproved, reply, helpfulTo = [] }: DemoReview,
  authorName: string,
  orderId: string,
  voters: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const id = newId();
  const createdAt = daysBefore(now, daysAgo);
  const shown = isApproved && { shownStars: stars, shownTitle: title, shownText: text };
  await em.insert(ReviewEntity, {
    id,
    orderId,
    authorName,
    stars,
    title,
    text,
    createdAt,
    changedAt: createdAt,
    reply: reply ?? null,
    product: sampleId('product', key),
    user: sampleId('user', email),
    state: isApproved ? 'APPROVED' : 'WAITING',
    ...shown,
    repliedAt: reply === undefined ? null : daysBefore(now, daysAgo / 2),
  });
  for (const voter of helpfulTo.filter((other) => voters.has(other))) {
    await em.insert(ReviewVoteEntity, { reviewId: id, userId: sampleId('user', voter), createdAt });
  }
}
