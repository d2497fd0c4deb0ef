import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const lineSchema = z.object({
  title: z.string(),
  unitAmount: z.number(),
  quantity: z.number(),
  /** Shown below the title; null: the quantity and unit price. */
  description: z.string().nullable().default(null),
  imageUrl: z.string().nullable(),
});

const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['processing', 'succeeded', 'requires_payment_method']),
  /** A delayed payment: when it settles (ms), and with which result. */
  outcome: z.object({ at: z.number(), succeeds: z.boolean() }).nullable(),
  refunded: z.number(),
});

const sessionSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  createdAt: z.number(),
  expiresAt: z.number(),
  amountTotal: z.number(),
  /** Lower case, as in Stripe's API: usd. */
  currency: z.string(),
  reference: z.string().nullable(),
  email: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  lines: z.array(lineSchema),
  payment: paymentSchema.nullable(),
});

/** The stored response for an Idempotency-Key. */
const responseSchema = z.object({ key: z.string(), fingerprint: z.string(), body: z.unknown() });

const deliverySchema = z.object({
  id: z.string(),
  payload: z.string(),
  attempts: z.number(),
  dueAt: z.number(),
});

export const sandboxStateSchema = z.object({
  webhookSecret: z.string(),
  sessions: z.array(sessionSchema),
  responses: z.array(responseSchema),
  deliveries: z.array(deliverySchema),
});

/**
 * The sandbox's whole state, oldest first. Times are ms, amounts in Stripe's units, see stripe-currency.ts.
 */
export type SandboxState = z.output<typeof sandboxStateSchema>;
export type SandboxSession = z.output<typeof sessionSchema>;
export type SandboxPayment = z.output<typeof paymentSchema>;
/** A webhook that has not been delivered yet. */
export type SandboxDelivery = z.output<typeof deliverySchema>;

/** The state of a new sandbox. */
export function emptySandbox(): SandboxState {
  return {
    webhookSecret: `whsec_${randomBytes(32).toString('hex')}`,
    sessions: [],
    responses: [],
    deliveries: [],
  };
}
