import type { DeliveryPrices } from '../delivery/delivery-prices.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { UnpricedLine } from '../pricing/price-order.ts';
import { type PlaceTerms, regionProblem, unknownRegion } from '../taxes/region-rules.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { rateLimited, userError } from '../../errors.ts';
import { postalCodeProblem } from '../../shared/places/address-form.ts';
import { brokenRule, validate } from '../../shared/validate.ts';
import { checkLines, type RequestedLine, type CartLineInput } from '../cart/line-rules.ts';
import { parseCodes } from '../cart/code-rules.ts';
import type { CustomField, FieldValues } from '../custom-fields/custom-fields.ts';
import { assertComplete, fieldChanges, valuesAfter } from '../custom-fields/field-values.ts';
import type { Actor } from '../orders/order-actor.ts';
import {
  billingSchema,
  deliveryAddressSchema,
  pickUpBillingSchema,
} from '../orders/address/billing-rules.ts';
import type { Billing, DeliveryAddress } from '../orders/order.entity.ts';
import { destinationOf } from '../orders/order.ts';
import { orderNotesSchema } from '../orders/notes/order-note-rules.ts';
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
  deliveryAddress: deliveryAddressSchema,
  deliveryMethodId: z
    .string()
    .nullish()
    .transform((id) => id || null),
  fields: fieldChanges,
  ...orderNotesSchema.shape,
  acceptsTerms: z.boolean().nullish(),
});

/** A pickup order needs no street address. */
const pickUpInputSchema = orderInputSchema.extend({ billing: pickUpBillingSchema.nullable() });

/**
 * An order as the customer sends it. Missing or null lines mean the cart. Only REST allows null billing,
 * which takes the address from the profile.
 */
export type OrderInput = z.input<typeof orderInputSchema> & {
  lines?: CartLineInput[] | null | undefined;
  codes?: string[] | null | undefined;
};

/**
 * A card order as the customer sends it. Without an orderId, a request with the same content returns the
 * existing unpaid order.
 */
export type CheckoutInput = Omit<OrderInput, 'orderId' | 'paymentMethod'> & { orderId?: string | null };

/**
 * A validated order request. Null `lines` means the cart; null `codes` means the cart's codes.
 * `expectedTotal` is in minor units; null or undefined accepts any total.
 */
export type OrderRequest = z.output<typeof orderInputSchema> & {
  lines: RequestedLine[] | null;
  codes: string[] | null;
};

/**
 * Validates everything that does not depend on the catalogue. @throws UserError CART_FULL, TOO_MANY_CODES, or
 * for invalid input
 */
export function parseOrderInput(input: OrderInput, { isPickUp }: { isPickUp: boolean }): OrderRequest {
  const lines = input.lines ? checkLines(input.lines, ['input', 'lines']) : null;
  const isOfCart = !lines && !input.codes;
  const codes = isOfCart ? null : parseCodes(input.codes ?? [], ['input', 'codes']);
  const schema = isPickUp ? pickUpInputSchema : orderInputSchema;
  return { ...validate(schema, input, ['input']), lines, codes };
}

/** What an order is stored from; an exchange has no request of a customer. */
export type FingerprintedRequest = Pick<
  OrderRequest,
  'paymentMethod' | 'lines' | 'codes' | 'deliveryMethodId' | 'fields' | 'customerNote' | 'giftMessage'
> & { billing: Billing | null; deliveryAddress: DeliveryAddress | null };

/**
 * Requests with the same orderId must produce the same hash: lines, codes, payment method, billing address,
 * and if given the delivery address and method, custom fields and notes. The expected total is a condition,
 * not content, so it is left out. An order placed from the cart hashes only the fact that it uses the cart,
 * because the cart is empty when the request is repeated.
 */
export function fingerprintOf(request: FingerprintedRequest): string {
  const { paymentMethod, lines, codes, billing, deliveryMethodId, fields } = request;
  const { deliveryAddress, customerNote, giftMessage } = request;
  // An omitted quantity was 1 before it meant the smallest one: retries of such orders need the same hash.
  const units = lines?.map((line) => ({ ...line, quantity: line.quantity ?? 1 })) ?? null;
  // Left out when empty, so that hashes from before these fields existed stay the same.
  const further = [
    ...(codes?.length ? [codes] : []),
    ...(deliveryAddress ? [{ deliveryAddress }] : []),
    ...(deliveryMethodId ? [{ deliveryMethodId }] : []),
    ...(fields?.length ? [{ fields }] : []),
    ...(customerNote ? [{ customerNote }] : []),
    ...(giftMessage ? [{ giftMessage }] : []),
  ];
  return createHash('sha256')
    .update(JSON.stringify([paymentMethod, units, billing, ...further]))
    .digest('hex');
}

const WINDOW = 10 * MINUTE;
const MAX_IN_WINDOW = 10;
const MAX_OPEN = 20;

/** Start of the window in which recent orders count toward the limit. */
export function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW);
}

/**
 * A user's orders: the number placed since `windowStart`, when the first of those was placed, and the number
 * neither paid nor shipped.
 */
export interface OrderCounts {
  recent: number;
  firstRecentAt: Date | null;
  open: number;
}

/**
 * Prevents one user from tying up stock with orders that are never paid.
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

/** The field of the input with the address that decides on delivery and taxes. */
export function addressField({ deliveryAddress }: Pick<OrderRequest, 'deliveryAddress'>) {
  return deliveryAddress ? 'deliveryAddress' : 'billing';
}

/** The delivery address and method of a request. */
export function deliveryOf(request: OrderRequest): DeliveryRequest {
  return { to: destinationOf(request), methodId: request.deliveryMethodId };
}

/**
 * @throws UserError INVALID_VALUE for a region or postal code that its country does not have, or an address
 * without a region that the price depends on
 */
export function assertPlaces(
  request: OrderRequest,
  lines: readonly UnpricedLine[],
  { delivery, places }: { delivery: DeliveryPrices; places: PlaceTerms },
): void {
  const isPickedUp = lines.every(({ requiresShipping }) => requiresShipping);
  if (isPickedUp && delivery.isPickUp(request.deliveryMethodId)) return;
  const problem = regionProblem(destinationOf(request), places);
  if (problem) throw userError('INVALID_VALUE', problem, ['input', addressField(request), 'region']);
  const billingProblem = unknownRegion(request.billing, places);
  if (billingProblem) throw userError('INVALID_VALUE', billingProblem, ['input', 'billing', 'region']);
  for (const field of ['billing', 'deliveryAddress'] as const) {
    const codeProblem = postalCodeProblem(request[field] ?? {});
    if (codeProblem) throw userError('INVALID_VALUE', codeProblem, ['input', field, 'postalCode']);
  }
}

const FIELDS = ['input', 'fields'];

/** Shoppers fill in what is asked, with all required fields; staff may set any. */
export function orderFieldsOf(
  orderFields: readonly CustomField[],
  { fields }: OrderRequest,
  actor: Actor,
): FieldValues {
  if (actor.kind !== 'CUSTOMER') return valuesAfter(orderFields, {}, fields, FIELDS);
  const inputFields = orderFields.filter(({ isCustomerInput }) => isCustomerInput);
  const values = valuesAfter(inputFields, {}, fields, FIELDS);
  assertComplete(inputFields, values, FIELDS);
  return values;
}
