import { z } from 'zod';
import type { Permission } from '../../../shared/permissions.ts';
import { customerData, erasedCustomerData } from './customer-payload.ts';
import {
  orderData,
  refundData,
  returnData,
  returnRequestData,
  sentData,
  updatedData,
} from './order-payload.ts';
import { moment } from './payload-parts.ts';
import { deletedProductData, productData, stockData } from './product-payload.ts';
import { reviewData } from './review-payload.ts';
import { subscriberData, unsubscribedData } from './subscriber-payload.ts';

/** Sent by staff to try a webhook out; no webhook registers for it. */
export const TEST_TYPE = 'webhook.test';

/** Changes when a payload changes in a way that a receiver has to know of; fields may be added without. */
export const PAYLOAD_VERSION = 1;

/**
 * What webhooks can be told, by the name that stands in a message, with the data of each. Everything else
 * that there is for each event follows from this table, or does not compile without it.
 */
const eventSchemas = {
  'order.placed': orderData.describe('An order was placed, paid or not.'),
  'order.updated': updatedData.describe(
    'The status, address or tags of an order changed, staff commented on it, or a parcel was corrected or taken back.',
  ),
  'order.paid': orderData.describe('The money for an order has arrived.'),
  'order.sent': sentData.describe('A parcel with an order or a part of it is on its way.'),
  'order.delivered': orderData.describe('An order was marked as delivered.'),
  'order.cancelled': orderData.describe(
    'An order was cancelled, by its customer, by staff or because nobody paid.',
  ),
  'order.returned': returnData.describe(
    'Goods came back: those of a return, or a whole order that staff marked as returned.',
  ),
  'order.refunded': refundData.describe('Money of an order was given back, all of it or a part.'),
  'return.requested': returnRequestData.describe('A customer asked to give back goods.'),
  'return.updated': returnRequestData.describe(
    'A return was approved, refused, cancelled, received or refunded; `state` says which.',
  ),
  'product.created': productData.describe('A product was added, whether shoppers see it already or not.'),
  'product.changed': productData.describe(
    'A product, one of its variants or a price was changed, or a deleted product was restored. What orders take from its stock is no change of it.',
  ),
  'product.deleted': deletedProductData.describe('A product was deleted.'),
  'stock.changed': stockData.describe(
    'The stock of a variant changed, by an order or by staff. Changes of one product within about a second come as one message, with all of its variants.',
  ),
  'stock.low': stockData.describe('No more than five units of a product are left.'),
  'stock.back': stockData.describe('A product that was sold out is in stock again.'),
  'customer.created': customerData.describe('Somebody opened an account, or staff did it for them.'),
  'customer.changed': customerData.describe(
    'The name, email, phone number or tags of a customer were changed.',
  ),
  'customer.erased': erasedCustomerData.describe(
    'All that the shop knew of a person was erased; erase what you know, too.',
  ),
  'newsletter.subscribed': subscriberData.describe(
    'Somebody confirmed that they want the newsletter, by the link that only they got.',
  ),
  'newsletter.unsubscribed': unsubscribedData.describe(
    'A subscriber wants no more newsletters, or their data was erased.',
  ),
  'review.submitted': reviewData.describe(
    'A customer wrote a review of a product, or wrote it anew. Staff may not have read it yet.',
  ),
} as const;

export type EventType = keyof typeof eventSchemas;

/** The names of all events, in the order in which they are listed. */
export const eventTypes = Object.keys(eventSchemas) as readonly EventType[];

export type MessageType = EventType | typeof TEST_TYPE;

const dataSchemas = {
  ...eventSchemas,
  [TEST_TYPE]: z.object({ message: z.string() }).describe('Staff tries the webhook out.'),
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
export const payloadSchemas = Object.fromEntries(
  [...eventTypes, TEST_TYPE as MessageType].map((type) => [type, bodyOf(type)]),
) as { [Type in MessageType]: ReturnType<typeof bodyOf<Type>> };

/** What a message says, by its type. */
export type DataOf<Type extends MessageType> = z.input<(typeof dataSchemas)[Type]>;

type Subject = EventType extends infer Type ? (Type extends `${infer Name}.${string}` ? Name : never) : never;

const readPermissions: Readonly<Record<Subject, Permission>> = {
  order: 'orders:read',
  return: 'orders:read',
  product: 'products:read',
  stock: 'products:read',
  review: 'products:read',
  customer: 'customers:read',
  newsletter: 'customers:read',
};

/**
 * Who may register for an event, and read its messages: whoever may read in the back office what it is about.
 */
export function readPermission(type: MessageType): Permission | null {
  return type === TEST_TYPE ? null : readPermissions[type.split('.')[0] as Subject];
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
