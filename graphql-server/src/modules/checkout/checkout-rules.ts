import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rateLimited, userError } from '../../errors.ts';
import { validate } from '../../shared/validate.ts';
import { checkLines, type Line, type CartLineInput } from '../cart/line-rules.ts';
import { billingSchema } from './billing-rules.ts';
import { paymentMethods } from '../orders/order-status.ts';

const orderInputSchema = z.object({
  orderId: z
    .string('An order needs a reference')
    .min(1, 'An order needs a reference')
    .regex(/^[\w-]{1,64}$/, 'A reference is 1 to 64 letters, digits, dashes and underscores'),
  paymentMethod: z.enum(paymentMethods, { error: 'Please choose how to pay' }),
  expectedTotal: z.int('A total must be a whole number of minor units').nullish(),
  billing: billingSchema.nullable(),
});

/** What a customer sends; lines left out or null: the cart. Billing null, for REST only: the profile serves. */
export type OrderInput = z.input<typeof orderInputSchema> & { lines?: CartLineInput[] | null | undefined };

/** What a customer sends who pays by card; without an orderId the same content is the same order while it is unpaid. */
export type CheckoutInput = Omit<OrderInput, 'orderId' | 'paymentMethod'> & { orderId?: string | null };

/** What a customer wants, checked. `lines` null: the cart. `expectedTotal` in cents, nullish: whatever it costs. */
export type OrderRequest = z.output<typeof orderInputSchema> & { lines: Line[] | null };

/** Checks what can be checked without the catalogue. @throws UserError CART_FULL, or with the broken rules */
export function parseOrderInput(input: OrderInput): OrderRequest {
  const lines = input.lines ? checkLines(input.lines, ['input', 'lines']) : null;
  return { ...validate(orderInputSchema, input, ['input']), lines };
}

/**
 * What makes two requests with one orderId the same: goods, payment and address. The expected total is left
 * out, being a condition and not content; and of the cart only that it is the cart, since it is empty on the repeat.
 */
export function fingerprintOf({ paymentMethod, lines, billing }: OrderRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([paymentMethod, lines, billing]))
    .digest('hex');
}

const WINDOW = 10 * 60 * 1000;
const MAX_IN_WINDOW = 10;
const MAX_OPEN = 20;

/** When the window began in which orders are counted at this moment. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW);
}

/** A person's orders: how many since `windowStart`, when the first of those was placed, and how many are Pending. */
export interface OrderCounts {
  recent: number;
  firstRecentAt: Date | null;
  open: number;
}

/**
 * Keeps one person from tying up the stock with orders that are never paid.
 * @throws RequestError RATE_LIMITED after 10 orders in 10 minutes; UserError INVALID_VALUE with 20 undelivered ones
 */
export function assertMayOrder({ recent, firstRecentAt, open }: OrderCounts, now: Date): void {
  if (recent >= MAX_IN_WINDOW) {
    const passed = now.getTime() - (firstRecentAt ?? now).getTime();
    throw rateLimited(Math.max(1, Math.ceil((WINDOW - passed) / 1000)));
  }
  if (open >= MAX_OPEN) {
    const message = `You have ${open} orders that are not delivered yet. Please wait for one of them first.`;
    throw userError('INVALID_VALUE', message);
  }
}
