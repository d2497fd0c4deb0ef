import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An order that was delivered, whose customer is asked for reviews once; written by the database. */
export const ReviewRequestEntity = defineEntity({
  name: 'ReviewRequest',
  tableName: 'review_requests',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    deliveredAt: p.datetime(),
    /** When its turn came; whether there was something to ask for is another matter. */
    askedAt: p.datetime().nullable(),
  },
});

/** A customer who does not want to be asked for reviews. */
export const ReviewOptOutEntity = defineEntity({
  name: 'ReviewOptOut',
  tableName: 'review_opt_outs',
  properties: {
    userId: p.uuid().primary(),
    createdAt: p.datetime(),
  },
});

export type ReviewRequestEntity = InferEntity<typeof ReviewRequestEntity>;
export type ReviewOptOutEntity = InferEntity<typeof ReviewOptOutEntity>;
