import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { id, moment } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import type { ReviewsDatabase } from './reviews.tables.ts';

const review = z.object({
  id,
  product: z.object({ id, handle: z.string(), title: z.string() }),
  orderId: id.describe('The order that contained the product.'),
  authorName: z.string(),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  submittedAt: moment,
});

async function loadReviews({ em }: Scope, ids: readonly string[]) {
  const rows = await em
    .getKysely<ReviewsDatabase>()
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .where('reviews.id', 'in', ids)
    .select(['reviews.id', 'reviews.user_id', 'reviews.order_id', 'author_name', 'stars', 'reviews.title'])
    .select(['reviews.text', 'changed_at', 'products.id as product_id', 'products.handle'])
    .select('products.title as product_title')
    // Sample reviews emit no events: nobody submitted them.
    .where('reviews.user_id', 'is not', null)
    .$narrowType<{ user_id: string; order_id: string }>()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const reviewEvent = webhookEventsOf({ permission: 'products:read', load: loadReviews });

export const reviewsWebhookEvents = {
  'review.submitted': reviewEvent({
    data: z
      .object({ review })
      .describe('A customer wrote or rewrote a review of a product. Staff may not have approved it yet.'),
    buildData(reviews, subjectId) {
      const row = reviews.get(subjectId);
      if (!row) return null;
      const { id, stars, title, text } = row;
      const reviewData = {
        id,
        stars,
        title,
        text,
        product: { id: row.product_id, handle: row.handle, title: row.product_title },
        orderId: row.order_id,
        authorName: row.author_name,
        submittedAt: new Date(row.changed_at).toISOString(),
      };
      return { data: { review: reviewData }, customerId: row.user_id };
    },
    example: ({ now }) => ({
      review: {
        id: exampleIds.review,
        orderId: exampleIds.order,
        authorName: 'Ada L.',
        stars: 5,
        product: { id: exampleIds.product, handle: 'lamp', title: 'Lamp' },
        // A customer's words, not the shop's.
        /* eslint-disable no-restricted-syntax */
        title: 'Lovely light',
        text: 'It has made our evenings warmer.',
        /* eslint-enable no-restricted-syntax */
        submittedAt: now.toISOString(),
      },
    }),
  }),
} as const;
