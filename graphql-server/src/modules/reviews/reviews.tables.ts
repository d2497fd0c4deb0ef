import type { InferKyselyDB } from '@mikro-orm/sql';
import { ReviewOptOutEntity, ReviewRequestEntity } from './requests/review-request.entity.ts';
import { ReviewVoteEntity } from './review-vote.entity.ts';
import { ReviewEntity } from './review.entity.ts';

export const reviewsEntities = [
  ReviewEntity,
  ReviewVoteEntity,
  ReviewRequestEntity,
  ReviewOptOutEntity,
] as const;

export type ReviewsTables = InferKyselyDB<(typeof reviewsEntities)[number]>;
