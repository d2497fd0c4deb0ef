import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** That a customer found somebody else's review helpful. */
export const ReviewVoteEntity = defineEntity({
  name: 'ReviewVote',
  tableName: 'review_votes',
  properties: {
    reviewId: p.uuid().primary(),
    userId: p.uuid().primary(),
    createdAt: p.datetime(),
  },
});

export type ReviewVoteEntity = InferEntity<typeof ReviewVoteEntity>;
