import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A processed event of a provider. The id is the provider's, so that each is processed once. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_events',
  properties: {
    provider: p.string().primary(),
    id: p.string().primary(),
    /** The provider's account; null: from before accounts were kept. */
    account: p.string().nullable(),
    type: p.string(),
    /** The session that it is about, or the payment. */
    sessionId: p.string(),
    /** Why it had no effect, for a person who investigates; null when it had one or needed none. */
    problem: p.string().nullable(),
    receivedAt: p.datetime(),
  },
});

export type PaymentEventEntity = InferEntity<typeof PaymentEventEntity>;
