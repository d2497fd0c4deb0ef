import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A customer's vote that another customer's review is helpful. */
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
