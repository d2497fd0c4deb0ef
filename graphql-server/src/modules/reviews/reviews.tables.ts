import type { InferKyselyDB } from '@mikro-orm/sql';
import { ReviewOptOutEntity, ReviewRequestEntity } from './requests/review-request.entity.ts';
import { ReviewVoteEntity } from './review-vote.entity.ts';
import { ReviewEntity } from './review.entity.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';

export const reviewsEntities = [
  ReviewEntity,
  ReviewVoteEntity,
  ReviewRequestEntity,
  ReviewOptOutEntity,
] as const;

export type ReviewsTables = InferKyselyDB<(typeof reviewsEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type ReviewsDatabase = ReviewsTables & CatalogueTables & CustomersTables & OrdersTables;
