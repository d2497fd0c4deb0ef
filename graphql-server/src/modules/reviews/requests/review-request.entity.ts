import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A delivered order whose customer gets one review request; written by the database. */
export const ReviewRequestEntity = defineEntity({
  name: 'ReviewRequest',
  tableName: 'review_requests',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    deliveredAt: p.datetime(),
    /** When the order was processed, whether or not an email was sent. */
    askedAt: p.datetime().nullable(),
  },
});

/** A customer who unsubscribed from review requests. */
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
