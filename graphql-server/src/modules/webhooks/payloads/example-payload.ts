import { DAY } from '../../../shared/time/duration.ts';
import type { Order, OrderLine } from '../../orders/order.ts';
import type { Shipment } from '../../orders/shipments/shipment-rules.ts';
import type { ReturnState } from '../../returns/return-rules.ts';
import type { User } from '../../customers/users/user.ts';
import { presentCustomer } from './customer-payload.ts';
import { type DataOf, type EventType, type MessageType, TEST_TYPE, toBody } from './event-types.ts';
import { presentOrder, presentReturn, presentShipment, type WholeOrder } from './order-payload.ts';
import type { KnownMetadata } from './payload-parts.ts';
import { presentProduct, type WholeProduct } from './product-payload.ts';

/** What an example is about: the shop's currency and the time it is written at. */
interface ExampleTerms {
  currency: string;
  now: Date;
  /** The event's id; by default one of an example. */
  id?: string;
}

const ids = {
  order: '019a1f60-5b00-7000-8000-000000000001',
  line: '019a1f60-5b00-7000-8000-000000000002',
  product: '019a1f60-5b00-7000-8000-000000000003',
  variant: '019a1f60-5b00-7000-8000-000000000004',
  customer: '019a1f60-5b00-7000-8000-000000000005',
  shipment: '019a1f60-5b00-7000-8000-000000000006',
  refund: '019a1f60-5b00-7000-8000-000000000007',
  return: '019a1f60-5b00-7000-8000-000000000008',
  review: '019a1f60-5b00-7000-8000-000000000009',
  category: '019a1f60-5b00-7000-8000-00000000000a',
  comment: '019a1f60-5b00-7000-8000-00000000000b',
  subscriber: '019a1f60-5b00-7000-8000-00000000000c',
};

const noMetadata: KnownMetadata = new Map();
const lamp = { handle: 'lamp', title: 'Lamp' };
const options = { colour: 'Green', size: null, other: null };
const units = [{ orderLineId: ids.line, quantity: 1 }];

/** A message about something that does not exist, from the same code as the real ones. */
export function exampleBody(type: MessageType, terms: ExampleTerms): string {
  const event = { id: `evt_${terms.id ?? 1}`, createdAt: terms.now };
  // eslint-disable-next-line no-restricted-syntax -- read by programs, and by whoever writes one
  if (type === TEST_TYPE) return toBody(type, event, { message: 'This is a test.' });
  return toBody(type, event, exampleData(terms)[type] as DataOf<typeof type>);
}

function exampleData({ currency, now }: ExampleTerms): { [Type in EventType]: DataOf<Type> } {
  const whole = exampleOrder({ currency, now });
  const order = presentOrder(whole);
  const product = presentProduct(exampleProduct(currency));
  const customer = presentCustomer(exampleCustomer(now), noMetadata);
  const shipments = [exampleShipment(now)];
  const paid = presentOrder({ ...whole, order: { ...whole.order, paymentState: 'PAID' } });
  const as = (changes: Partial<Order>) => presentOrder({ ...whole, order: { ...whole.order, ...changes } });
  const sent = presentOrder({ ...whole, shipments, order: { ...whole.order, shipmentState: 'ALL' } });
  const delivered = as({ status: 'DELIVERED', paymentState: 'PAID' });
  const at = now.toISOString();
  const subscriber = {
    id: ids.subscriber,
    email: 'ada@example.com',
    source: 'FOOTER' as const,
    requestedAt: at,
    confirmedAt: at,
    unsubscribedAt: null,
    unsubscribeUrl: 'https://shop.example/newsletter/unsubscribe',
  };
  const [shipment] = shipments.map(presentShipment);
  if (!shipment) throw new Error('An example without a shipment');
  return {
    'order.placed': { order },
    'order.updated': {
      order: as({ tags: ['gift'] }),
      // eslint-disable-next-line no-restricted-syntax -- the words of staff, not the shop's
      comments: [{ id: ids.comment, text: 'Wrap it up.', authorName: 'Grace Hopper', createdAt: at }],
    },
    'order.paid': { order: paid },
    'order.sent': { order: sent, shipment },
    'order.delivered': { order: delivered },
    'order.cancelled': { order: as({ status: 'CANCELLED' }) },
    'order.returned': {
      order: delivered,
      return: { id: ids.return, number: 'R1001', lines: units },
    },
    'order.refunded': { order: paid, refund: { id: ids.refund, amount: 4900, currency } },
    'return.requested': { order: delivered, return: exampleReturn('REQUESTED', now) },
    'return.updated': { order: delivered, return: exampleReturn('APPROVED', now) },
    'product.created': { product },
    'product.changed': { product },
    'product.deleted': { product },
    'stock.changed': { product },
    'stock.low': { product },
    'stock.back': { product },
    'customer.created': { customer },
    'customer.changed': { customer },
    'customer.erased': { customer },
    'newsletter.subscribed': { subscriber },
    'newsletter.unsubscribed': { subscriber: { ...subscriber, unsubscribedAt: at } },
    'review.submitted': {
      review: {
        id: ids.review,
        orderId: ids.order,
        authorName: 'Ada L.',
        stars: 5,
        product: { id: ids.product, ...lamp },
        // A customer's words, not the shop's.
        /* eslint-disable no-restricted-syntax */
        title: 'Lovely light',
        text: 'It has made our evenings warmer.',
        /* eslint-enable no-restricted-syntax */
        submittedAt: at,
      },
    },
  };
}

function exampleOrder({ currency, now }: ExampleTerms): WholeOrder {
  const email = 'ada@example.com';
  return {
    lines: [exampleLine],
    shipments: [],
    paidAt: null,
    payment: null,
    metadata: noMetadata,
    order: {
      id: ids.order,
      userId: ids.customer,
      number: 'EXAMPLE-1',
      currencyCode: currency,
      tags: [],
      status: 'PENDING',
      paymentMethod: 'BANK',
      paymentState: 'UNPAID',
      shipmentState: 'NONE',
      storefrontId: null,
      paymentReference: null,
      paymentDueAt: new Date(now.getTime() + 7 * DAY),
      paymentLinkExpiresAt: null,
      guestLinkExpiresAt: null,
      deliveryMethod: null,
      createdAt: now,
      updatedAt: now,
      totals: {
        itemCount: 2,
        subtotal: 9800,
        discountTotal: 0,
        shippingTotal: 0,
        pricesIncludeTax: true,
        taxTotal: 0,
        shippingTaxTotal: 0,
        taxes: [],
        total: 9800,
      },
      customer: {
        id: ids.customer,
        fullName: 'Ada Lovelace',
        email,
        phone: null,
        address: null,
        profilePicture: null,
      },
      billing: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        company: null,
        streetAddress: '12 Harbour Street',
        apartment: null,
        city: 'Port Ellis',
        phone: '+1 555 010 0123',
        email,
      },
    },
  };
}

const exampleLine: OrderLine = {
  id: ids.line,
  productId: ids.product,
  productHandle: lamp.handle,
  variantId: ids.variant,
  sku: 'LAMP-G',
  title: lamp.title,
  image: { url: '', alt: '', width: 1, height: 1, sources: [] },
  ...options,
  quantity: 2,
  refundedQuantity: 0,
  restockedQuantity: 0,
  returningQuantity: 0,
  unsentQuantity: 2,
  unitPrice: 4900,
  total: 9800,
  discountTotal: 0,
  taxTotal: 0,
  taxRate: null,
  weight: 1200,
  originCountry: 'PT',
  customsCode: '940520',
};

function exampleShipment(createdAt: Date): Shipment {
  return {
    id: ids.shipment,
    orderId: ids.order,
    carrier: 'DHL',
    trackingNumber: '00340434161094000000',
    trackingUrl: null,
    staffName: null,
    createdAt,
    lines: [{ orderLineId: ids.line, quantity: 2 }],
  };
}

function exampleReturn(state: ReturnState, createdAt: Date) {
  const line = { reason: 'CHANGED_MIND', receivedQuantity: 0, restockedQuantity: 0 } as const;
  const lines = units.map((each) => ({ ...each, ...line }));
  return presentReturn({ id: ids.return, orderId: ids.order, number: 'R1001', state, lines, createdAt });
}

function exampleProduct(currency: string): WholeProduct {
  const prices = { salePrice: 4900, regularPrice: 5900 };
  return {
    product: {
      id: ids.product,
      ...lamp,
      status: 'ACTIVE',
      brand: null,
      ...prices,
      stock: 5,
      originCountry: 'PT',
      customsCode: '940520',
      category: { id: ids.category, slug: 'lamps', label: 'Lamps' },
    },
    variants: [{ id: ids.variant, sku: 'LAMP-G', ...options, ...prices, stock: 5 }],
    currency,
    metadata: noMetadata,
  };
}

function exampleCustomer(createdAt: Date): User {
  return {
    id: ids.customer,
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: null,
    address: null,
    profilePicture: null,
    accountType: 'OTHER',
    role: 'CUSTOMER',
    staffRole: null,
    tags: [],
    lastSeenAt: null,
    createdAt,
    updatedAt: createdAt,
    hasLogin: true,
    version: '0',
  };
}
