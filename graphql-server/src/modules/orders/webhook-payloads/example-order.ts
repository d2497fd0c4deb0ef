import { DAY } from '../../../shared/time/duration.ts';
import { exampleIds as ids, type ExampleTerms } from '../../events/webhook-event.ts';
import type { Order, OrderLine } from '../order.ts';
import type { Shipment } from '../shipments/shipment-rules.ts';
import { presentOrder, type WholeOrder } from './order-payload.ts';

/** A fictional order as a webhook payload, with some overrides. */
export function exampleOrder(
  terms: ExampleTerms,
  changes: Partial<Order> = {},
  parts: Partial<WholeOrder> = {},
) {
  const whole = wholeOrder(terms);
  return presentOrder({ ...whole, ...parts, order: { ...whole.order, ...changes } });
}

function wholeOrder({ currency, now }: ExampleTerms): WholeOrder {
  const email = 'ada@example.com';
  return {
    lines: [exampleLine],
    shipments: [],
    paidAt: null,
    payment: null,
    metadata: new Map(),
    order: {
      id: ids.order,
      userId: ids.customer,
      number: '1001',
      reference: 'EXAMPLE-1',
      currencyCode: currency,
      tags: [],
      customFields: {},
      customerNote: null,
      giftMessage: null,
      termsAcceptedAt: null,
      status: 'PENDING',
      paymentMethod: 'BANK',
      paymentState: 'UNPAID',
      paidAmount: 0,
      shipmentState: 'NONE',
      storefrontId: null,
      importedFrom: null,
      paymentReference: null,
      paymentDueAt: new Date(now.getTime() + 7 * DAY),
      paymentLinkExpiresAt: null,
      guestLinkExpiresAt: null,
      requiresShipping: true,
      deliveryMethod: null,
      vatNumberCheck: null,
      deliveryAddress: null,
      createdAt: now,
      updatedAt: now,
      totals: {
        itemCount: 2,
        subtotal: 9800,
        discountTotal: 0,
        shippingTotal: 0,
        pricesIncludeTax: true,
        isReverseCharge: false,
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
  productHandle: 'lamp',
  variantId: ids.variant,
  sku: 'LAMP-G',
  title: 'Lamp',
  image: { url: '', alt: '', width: 1, height: 1, sources: [] },
  colour: 'Green',
  size: null,
  others: [],
  customFields: {},
  quantity: 2,
  refundedQuantity: 0,
  restockedQuantity: 0,
  returningQuantity: 0,
  requiresShipping: true,
  leadTimeDays: null,
  backorderedQuantity: 0,
  availableFrom: null,
  unsentQuantity: 2,
  unitPrice: 4900,
  total: 9800,
  discountTotal: 0,
  taxTotal: 0,
  taxRate: null,
  weight: 1200,
  originCountry: 'PT',
  customsCode: '940520',
  isWithdrawalExcluded: false,
};

export function exampleShipment(createdAt: Date): Shipment {
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
