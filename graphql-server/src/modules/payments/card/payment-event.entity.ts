import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A processed event of the provider. The id is the provider's, so that each is processed once. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_events',
  properties: {
    id: p.string().primary(),
    type: p.string(),
    /** The session that it is about, or the payment. */
    sessionId: p.string(),
    /** Why it had no effect, for a person who investigates; null when it had one or needed none. */
    problem: p.string().nullable(),
    receivedAt: p.datetime(),
  },
});

export type PaymentEventEntity = InferEntity<typeof PaymentEventEntity>;
