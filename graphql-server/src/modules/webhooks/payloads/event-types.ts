import { z } from 'zod';
import type { Permission } from '../../../shared/permissions.ts';
import { customerData, erasedCustomerData } from './customer-payload.ts';
import { orderData, refundData, returnData, sentData } from './order-payload.ts';
import { moment } from './payload-parts.ts';
import { deletedProductData, productData, stockData } from './product-payload.ts';
import { reviewData } from './review-payload.ts';

/** The names of what webhooks can be told, as they stand in a message. */
export const eventTypes = [
  'order.placed',
  'order.paid',
  'order.sent',
  'order.cancelled',
  'order.returned',
  'order.refunded',
  'product.created',
  'product.changed',
  'product.deleted',
  'stock.low',
  'stock.back',
  'customer.created',
  'customer.changed',
  'customer.erased',
  'review.submitted',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Sent by staff to try a webhook out; no webhook registers for it. */
export const TEST_TYPE = 'webhook.test';

export type MessageType = EventType | typeof TEST_TYPE;

/** Changes when a payload changes in a way that a receiver has to know of; fields may be added without. */
export const PAYLOAD_VERSION = 1;

const testData = z.object({ message: z.string() });

const dataSchemas = {
  'order.placed': orderData.describe('An order was placed, paid or not.'),
  'order.paid': orderData.describe('The money for an order has arrived.'),
  'order.sent': sentData.describe('A parcel with an order or a part of it is on its way.'),
  'order.cancelled': orderData.describe(
    'An order was cancelled, by its customer, by staff or because nobody paid.',
  ),
  'order.returned': returnData.describe(
    'Goods came back: those of a return, or a whole order that staff marked as returned.',
  ),
  'order.refunded': refundData.describe('Money of an order was given back, all of it or a part.'),
  'product.created': productData.describe('A product was added, whether shoppers see it already or not.'),
  'product.changed': productData.describe(
    'A product, one of its variants or a price was changed, or a deleted product was restored. What orders take from its stock is no change of it.',
  ),
  'product.deleted': deletedProductData.describe('A product was deleted.'),
  'stock.low': stockData.describe('No more than five units of a product are left.'),
  'stock.back': stockData.describe('A product that was sold out is in stock again.'),
  'customer.created': customerData.describe('Somebody opened an account, or staff did it for them.'),
  'customer.changed': customerData.describe(
    'The name, email, phone number or tags of a customer were changed.',
  ),
  'customer.erased': erasedCustomerData.describe(
    'All that the shop knew of a person was erased; erase what you know, too.',
  ),
  'review.submitted': reviewData.describe(
    'A customer wrote a review of a product, or wrote it anew. Staff may not have read it yet.',
  ),
  [TEST_TYPE]: testData.describe('Staff tries the webhook out.'),
} as const;

const bodyOf = <Type extends MessageType>(type: Type) =>
  z
    .object({
      id: z.string().describe('The event’s id, the same for every webhook.'),
      type: z.literal(type),
      version: z.literal(PAYLOAD_VERSION),
      createdAt: moment.describe(
        'When it happened. The data is as it was when the message was made, a moment later.',
      ),
      data: dataSchemas[type],
    })
    .describe(dataSchemas[type].description ?? '');

/** The body of each message as a schema, for the contract and the OpenAPI document. */
export const payloadSchemas = {
  'order.placed': bodyOf('order.placed'),
  'order.paid': bodyOf('order.paid'),
  'order.sent': bodyOf('order.sent'),
  'order.cancelled': bodyOf('order.cancelled'),
  'order.returned': bodyOf('order.returned'),
  'order.refunded': bodyOf('order.refunded'),
  'product.created': bodyOf('product.created'),
  'product.changed': bodyOf('product.changed'),
  'product.deleted': bodyOf('product.deleted'),
  'stock.low': bodyOf('stock.low'),
  'stock.back': bodyOf('stock.back'),
  'customer.created': bodyOf('customer.created'),
  'customer.changed': bodyOf('customer.changed'),
  'customer.erased': bodyOf('customer.erased'),
  'review.submitted': bodyOf('review.submitted'),
  [TEST_TYPE]: bodyOf(TEST_TYPE),
} satisfies Record<MessageType, z.ZodObject>;

/** What a message says, by its type. */
export type DataOf<Type extends MessageType> = z.input<(typeof dataSchemas)[Type]>;

/**
 * Who may register for an event, and read its messages: whoever may read in the back office what it is about.
 */
export function readPermission(type: MessageType): Permission | null {
  if (type === TEST_TYPE) return null;
  if (type.startsWith('order.')) return 'orders:read';
  return type.startsWith('customer.') ? 'customers:read' : 'products:read';
}

/**
 * A message as it is sent. Unknown fields of the data are left out. @throws ZodError for data that does not
 * fit its type
 */
export function toBody<Type extends MessageType>(
  type: Type,
  event: { id: string; createdAt: Date },
  data: DataOf<Type>,
): string {
  const createdAt = event.createdAt.toISOString();
  const body = { id: event.id, type, version: PAYLOAD_VERSION, createdAt, data };
  return JSON.stringify(payloadSchemas[type].parse(body));
}
