import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An event of the provider that has had its effect. The id is the provider's: each has it once. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_events',
  properties: {
    id: p.string().primary(),
    type: p.string(),
    sessionId: p.string(),
    /** Why it had no effect, in words for whoever looks into it; null: it had, or needed none. */
    problem: p.string().nullable(),
    receivedAt: p.datetime(),
  },
});

export type PaymentEventEntity = InferEntity<typeof PaymentEventEntity>;
