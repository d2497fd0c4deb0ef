import type { DeliveryRequest } from '../delivery/delivery.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rateLimited, userError } from '../../errors.ts';
import { brokenRule, validate } from '../../shared/validate.ts';
import { checkLines, type RequestedLine, type CartLineInput } from '../cart/line-rules.ts';
import { parseCodes } from '../cart/code-rules.ts';
import { billingSchema, pickUpBillingSchema } from '../orders/address/billing-rules.ts';
import { paymentMethods } from '../orders/order-status.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { message } from '../../shared/messages/message.ts';

const orderInputSchema = z.object({
  orderId: z
    .string(brokenRule('order.noReference'))
    .min(1, brokenRule('order.noReference'))
    .regex(/^[\w-]{1,64}$/, brokenRule('order.referenceInvalid')),
  paymentMethod: z.enum(paymentMethods, { error: brokenRule('order.noPaymentMethod') }),
  expectedTotal: z.int(brokenRule('order.totalNotWhole')).nullish(),
  billing: billingSchema.nullable(),
  deliveryMethodId: z
    .string()
    .nullish()
    .transform((id) => id || null),
});

/** Who picks an order up need not say where they live. */
const pickUpInputSchema = orderInputSchema.extend({ billing: pickUpBillingSchema.nullable() });

/**
 * An order as a customer sends it. Lines missing or null: the cart. Billing null, for REST only: taken from
 * the profile.
 */
export type OrderInput = z.input<typeof orderInputSchema> & {
  lines?: CartLineInput[] | null | undefined;
  codes?: string[] | null | undefined;
};

/**
 * An order to be paid by card, as a customer sends it. Without an orderId, the same content is the same order
 * while it is unpaid.
 */
export type CheckoutInput = Omit<OrderInput, 'orderId' | 'paymentMethod'> & { orderId?: string | null };

/**
 * A checked order request. `lines` null: the cart; `codes` null: those of the cart. `expectedTotal` in minor
 * units; null or undefined accepts any.
 */
export type OrderRequest = z.output<typeof orderInputSchema> & {
  lines: RequestedLine[] | null;
  codes: string[] | null;
};

/**
 * Checks everything that needs no catalogue. @throws UserError CART_FULL, TOO_MANY_CODES, or with the broken
 * rules
 */
export function parseOrderInput(input: OrderInput, { isPickUp }: { isPickUp: boolean }): OrderRequest {
  const lines = input.lines ? checkLines(input.lines, ['input', 'lines']) : null;
  const isOfCart = !lines && !input.codes;
  const codes = isOfCart ? null : parseCodes(input.codes ?? [], ['input', 'codes']);
  const schema = isPickUp ? pickUpInputSchema : orderInputSchema;
  return { ...validate(schema, input, ['input']), lines, codes };
}

/**
 * Two requests with the same orderId must agree on this hash: lines, codes, payment method, billing address
 * and, if one was chosen, the delivery. The expected total is left out: it is a condition, not content. An
 * order of the cart hashes only that it is the cart, because the cart is empty on the repeat.
 */
export function fingerprintOf(request: OrderRequest): string {
  const { paymentMethod, lines, codes, billing, deliveryMethodId } = request;
  // Without these it is what it was before there were any.
  const further = [...(codes?.length ? [codes] : []), ...(deliveryMethodId ? [{ deliveryMethodId }] : [])];
  return createHash('sha256')
    .update(JSON.stringify([paymentMethod, lines, billing, ...further]))
    .digest('hex');
}

const WINDOW = 10 * MINUTE;
const MAX_IN_WINDOW = 10;
const MAX_OPEN = 20;

/** Start of the window in which recent orders are counted. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW);
}

/**
 * A user's orders: how many since `windowStart`, when the first of those was placed, and how many are neither
 * paid nor sent.
 */
export interface OrderCounts {
  recent: number;
  firstRecentAt: Date | null;
  open: number;
}

/**
 * Keeps one user from tying up the stock with orders that are never paid.
 * @throws RequestError RATE_LIMITED after 10 orders in 10 minutes; UserError INVALID_VALUE with 20 open ones
 */
export function assertMayOrder({ recent, firstRecentAt, open }: OrderCounts, now: Date): void {
  if (recent >= MAX_IN_WINDOW) {
    const passed = now.getTime() - (firstRecentAt ?? now).getTime();
    throw rateLimited(Math.max(1, Math.ceil((WINDOW - passed) / 1000)));
  }
  if (open >= MAX_OPEN) {
    throw userError('INVALID_VALUE', message('order.tooManyOpen', { open }));
  }
}

/** Where and how a request wants to have its order. */
export function deliveryOf({ billing, deliveryMethodId }: OrderRequest): DeliveryRequest {
  return { to: billing, methodId: deliveryMethodId };
}
