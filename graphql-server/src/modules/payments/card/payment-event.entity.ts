import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A processed provider event. The id is the provider's, so that each event is processed once. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_events',
  properties: {
    provider: p.string().primary(),
    id: p.string().primary(),
    /** The provider's account; null for events from before accounts were stored. */
    account: p.string().nullable(),
    type: p.string(),
    /** The provider's id of the session or payment. */
    sessionId: p.string(),
    /** Why it had no effect, for investigations; null if it had one or needed none. */
    problem: p.string().nullable(),
    receivedAt: p.datetime(),
  },
});

export type PaymentEventEntity = InferEntity<typeof PaymentEventEntity>;
