import { z } from 'zod';
import { id, moment } from './payload-parts.ts';

const review = z.object({
  id,
  product: z.object({ id, handle: z.string(), title: z.string() }),
  orderId: id.describe('The order that the product came with.'),
  authorName: z.string(),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  submittedAt: moment,
});

export const reviewData = z.object({ review });

export type ReviewPayload = z.input<typeof review>;
