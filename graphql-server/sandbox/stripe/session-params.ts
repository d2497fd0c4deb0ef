import { z } from 'zod';
import { isCurrency } from '../../src/shared/money/currency.ts';
import { parseParams, whole } from './parse-params.ts';
import type { StripeForm } from './parse-stripe-form.ts';
import { StripeApiError } from './stripe-api-error.ts';
import { DAY, MINUTE } from '../../src/shared/time/duration.ts';

/** Stripe's minimum charge in US dollars, in cents; other currencies have similar minimums. */
const LEAST_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

/** Currencies with three decimals that Stripe does not support. */
const NOT_TAKEN = new Set(['iqd', 'lyd']);

/**
 * Amounts must be multiples of these, where Stripe uses digits that the currency or its card networks lack.
 */
const STEPS = new Map([
  ...['isk', 'ugx'].map((code) => [code, 100] as const),
  ...['bhd', 'jod', 'kwd', 'omr', 'tnd'].map((code) => [code, 10] as const),
]);

const baseUrl = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

const lineSchema = z.strictObject({
  quantity: whole(1),
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/, 'Invalid currency'),
    unit_amount: whole(0),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().min(1).max(500).optional(),
      images: z.array(baseUrl).max(8).default([]),
    }),
  }),
});

const shippingSchema = z.strictObject({
  shipping_rate_data: z.strictObject({
    type: z.literal('fixed_amount'),
    display_name: z.string().min(1).max(100),
    fixed_amount: z.strictObject({ amount: whole(0), currency: z.string().regex(/^[a-z]{3}$/) }),
  }),
});

const paramsSchema = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email({ pattern: z.regexes.html5Email }).optional(),
  line_items: z.array(lineSchema).min(1).max(100),
  shipping_options: z.array(shippingSchema).max(5).default([]),
  metadata,
  payment_intent_data: z.strictObject({ metadata }).optional(),
  success_url: baseUrl,
  cancel_url: baseUrl.optional(),
  expires_at: whole(0).optional(),
  expand: z.array(z.literal('payment_intent')).optional(),
});

/**
 * The supported parameters of a session. Others of Stripe's are rejected as unknown, so that no test passes
 * by luck.
 */
export type SessionParams = z.output<typeof paramsSchema>;

/** Validates the parameters as Stripe would. @throws StripeApiError */
export function parseSessionParams(form: StripeForm, now: number): SessionParams {
  const params = parseParams(paramsSchema, form);
  const invalid = (param: string, message: string, code?: string) =>
    new StripeApiError(400, message, { param, ...(code && { code }) });

  const currencies = new Set(params.line_items.map((line) => line.price_data.currency));
  if (currencies.size > 1) throw invalid('line_items', 'All line items must be in one currency.');
  const { currency } = params.line_items[0]?.price_data ?? { currency: '' };
  if (!isCurrency(currency.toUpperCase()) || NOT_TAKEN.has(currency)) {
    throw invalid('line_items[0][price_data][currency]', `Invalid currency: ${currency}`);
  }
  const step = STEPS.get(currency) ?? 1;
  if (params.line_items.some(({ price_data }) => price_data.unit_amount % step !== 0)) {
    const message = `Invalid amount. Amounts in ${currency.toUpperCase()} must be evenly divisible by ${step}.`;
    throw invalid('line_items', message, 'invalid_amount');
  }
  const total = totalOf(params);
  if (total < LEAST_AMOUNT) {
    throw invalid('line_items', 'The total must convert to at least 50 cents.', 'amount_too_small');
  }
  if (total > MAX_AMOUNT) {
    throw invalid('line_items', 'The total must be no more than 999,999.99.', 'amount_too_large');
  }
  const life = params.expires_at === undefined ? DAY : params.expires_at * 1000 - now;
  if (life < 30 * MINUTE || life > DAY) {
    throw invalid('expires_at', 'expires_at must be between 30 minutes and 24 hours from now.');
  }
  return params;
}

/** The sum of the lines and of the first shipping option, which is the selected one, in minor units. */
export function totalOf({ line_items, shipping_options: [shipping] }: SessionParams): number {
  const shippingAmount = shipping?.shipping_rate_data.fixed_amount.amount ?? 0;
  return line_items.reduce(
    (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
    shippingAmount,
  );
}
