import { DAY } from '../../../shared/time/duration.ts';
import type { SampleTerms } from '../../emails/customer-emails.registry.ts';
import type { Order, OrderLine } from '../order.ts';

const EMAIL = 'ada@example.com';

export const sampleLine: OrderLine = {
  id: 'lamp',
  productId: 'lamp',
  productHandle: null,
  variantId: 'lamp',
  sku: null,
  title: 'Lamp',
  image: { url: '', alt: '', width: 1, height: 1, sources: [] },
  colour: 'Green',
  size: null,
  others: [],
  customFields: {},
  refundedQuantity: 0,
  restockedQuantity: 0,
  returningQuantity: 0,
  requiresShipping: true,
  leadTimeDays: null,
  backorderedQuantity: 0,
  availableFrom: null,
  unsentQuantity: 0,
  quantity: 2,
  unitPrice: 4900,
  total: 9800,
  discountTotal: 0,
  taxTotal: 0,
  taxRate: null,
  weight: null,
  originCountry: null,
  customsCode: null,
  isWithdrawalExcluded: false,
};

const totals = {
  itemCount: sampleLine.quantity,
  subtotal: sampleLine.total,
  discountTotal: 0,
  shippingTotal: 0,
  total: sampleLine.total,
  pricesIncludeTax: true,
  taxTotal: 0,
  shippingTaxTotal: 0,
  taxes: [],
};

/** An order of a fictional customer. */
export function sampleOrder({ currencyCode, now }: Pick<SampleTerms, 'currencyCode' | 'now'>): Order {
  return {
    id: 'example',
    userId: 'ada',
    number: '1001',
    reference: 'EXAMPLE-1',
    status: 'PENDING',
    paymentMethod: 'CASH_ON_DELIVERY',
    paymentState: 'UNPAID',
    paymentReference: null,
    paymentDueAt: new Date(now.getTime() + 7 * DAY),
    paymentLinkExpiresAt: new Date(now.getTime() + 7 * DAY),
    guestLinkExpiresAt: null,
    currencyCode,
    totals,
    customer: {
      id: 'ada',
      fullName: 'Ada Lovelace',
      email: EMAIL,
      phone: null,
      address: null,
      profilePicture: null,
    },
    requiresShipping: true,
    deliveryMethod: null,
    deliveryAddress: null,
    billing: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: null,
      streetAddress: '8 Station Road',
      apartment: null,
      city: 'Newport',
      phone: '+1 555 010 0123',
      email: EMAIL,
    },
    shipmentState: 'NONE',
    storefrontId: null,
    importedFrom: null,
    tags: [],
    customFields: {},
    customerNote: null,
    giftMessage: null,
    termsAcceptedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
