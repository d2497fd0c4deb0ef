import { z } from 'zod';
import { valueLists } from '../../custom-fields/custom-fields.ts';
import { paymentMethods, orderStatuses, paymentStates, shipmentStates } from '../order-status.ts';
import type { Billing, CustomerSnapshot, DeliveryAddress } from '../order.entity.ts';
import type { OrderComment } from '../comments/order-comment.ts';
import type { Order, OrderLine, OrderPayment } from '../order.ts';
import type { Shipment } from '../shipments/shipment-rules.ts';
import {
  fields,
  id,
  type KnownMetadata,
  moment,
  money,
  ownData,
  ownDataOf,
} from '../../events/payload-parts.ts';

const address = z.object({
  firstName: z.string(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  streetAddress: z.string(),
  apartment: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  countryCode: z.string().nullable().describe('ISO 3166-1 alpha-2; `null` means the shop’s own country.'),
  phone: z.string(),
  email: z.string(),
});

const deliveryAddress = address.omit({ email: true }).extend({ phone: z.string().nullable() });

const line = z.object({
  id,
  productId: id,
  variantId: id,
  sku: z.string().nullable().describe('The variant’s current SKU; `null` if it has none.'),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  others: z.array(z.string()).describe('The chosen values of options other than colour and size.'),
  other: z.string().nullable().describe('Deprecated: the first of `others`; `null` if there is none.'),
  quantity: z.int(),
  unitPrice: money,
  discountTotal: money.describe('The promotion discount on the line, in minor units.'),
  taxTotal: money,
  total: money.describe('Unit price times quantity, in minor units, before discounts.'),
  weight: z.int().nullable().describe('The weight of one unit when it was ordered, in grams.'),
  originCountry: z.string().nullable().describe('ISO 3166-1 alpha-2, when it was ordered.'),
  customsCode: z.string().nullable().describe('6 to 13 digits, when it was ordered.'),
  isWithdrawalExcluded: z
    .boolean()
    .describe('Whether the law gave no right of withdrawal from the product, when it was ordered.'),
  requiresShipping: z.boolean().describe('Whether it must be delivered.'),
  leadTimeDays: z
    .int()
    .nullable()
    .describe('If it is made to order: the days until it ships; otherwise `null`.'),
  backorderedQuantity: z.int().describe('The units that wait for stock; the oldest order is served first.'),
  fields,
  ...ownData,
});

export const lineUnits = z.object({ orderLineId: id, quantity: z.int() });

const shipment = z.object({
  id,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  lines: z.array(lineUnits),
  sentAt: moment,
});

const order = z.object({
  id,
  number: z.string().describe('The number that customers and staff use for it.'),
  reference: z.string().describe('The reference chosen by who placed it; unique per customer.'),
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentState: z.enum(paymentStates),
  paidAmount: money.describe('What was received for it; refunds do not reduce it.'),
  shipmentState: z.enum(shipmentStates).describe('How much of it was sent.'),
  currency: z.string().describe('ISO 4217 code of all amounts.'),
  totals: z.object({
    itemCount: z.int(),
    subtotal: money,
    discountTotal: money,
    shippingTotal: money,
    taxTotal: money,
    pricesIncludeTax: z.boolean().describe('Whether prices include tax; otherwise tax is added.'),
    isReverseCharge: z
      .boolean()
      .describe('Whether the recipient owes the tax: then prices are net, and no tax is charged.'),
    total: money.describe('What the customer pays, in minor units.'),
  }),
  customer: z.object({ id, name: z.string(), email: z.string(), phone: z.string().nullable() }),
  address: address
    .nullable()
    .describe(
      'The billing address, to which the order is also delivered if `deliveryAddress` is `null`. For an order without an address, the one-line address from the profile, as `streetAddress` with an empty `city`. `null` if neither has one.',
    ),
  deliveryAddress: deliveryAddress
    .nullable()
    .describe('Where it is delivered, if not to `address`; otherwise `null`.'),
  vatNumber: z.string().nullable().describe('The customer’s VAT number, such as DE123456789.'),
  requiresShipping: z.boolean().describe('Whether anything of it must be delivered.'),
  deliveryMethod: z.string().nullable(),
  lines: z.array(line),
  shipments: z.array(shipment),
  tags: z.array(z.string()).describe('The tags that staff gave it.'),
  fields,
  customerNote: z.string().nullable().describe('The customer’s note to the shop.'),
  giftMessage: z.string().nullable().describe('The customer’s message to the recipient.'),
  placedAt: moment,
  paidAt: moment.nullable(),
  payment: z
    .object({ provider: z.string(), providerPaymentId: z.string(), amount: money })
    .nullable()
    .describe('The card payment that paid for it, as the provider knows it; `null` if there is none.'),
  ...ownData,
});

export const orderData = z.object({ order });

export const updatedData = z.object({
  order,
  comments: z
    .array(z.object({ id, text: z.string(), authorName: z.string(), createdAt: moment }))
    .describe('The staff’s comments on it, oldest first.'),
});

export const sentData = z.object({ order, shipment: shipment.describe('The parcel that was sent.') });

/** An order with its parts. */
export interface WholeOrder {
  order: Order;
  lines: readonly OrderLine[];
  shipments: readonly Shipment[];
  paidAt: Date | null;
  payment: OrderPayment | null;
  metadata: KnownMetadata;
}

export function presentOrder(whole: WholeOrder): z.input<typeof order> {
  const { order: placedOrder, lines, shipments, paidAt, payment, metadata } = whole;
  const { totals, customer, billing } = placedOrder;
  return {
    id: placedOrder.id,
    number: placedOrder.number,
    reference: placedOrder.reference,
    status: placedOrder.status,
    paymentMethod: placedOrder.paymentMethod,
    paymentState: placedOrder.paymentState,
    paidAmount: placedOrder.paidAmount,
    shipmentState: placedOrder.shipmentState,
    currency: placedOrder.currencyCode,
    totals,
    customer: { id: customer.id, name: customer.fullName, email: customer.email, phone: customer.phone },
    address: addressOf(billing, customer),
    deliveryAddress: placedOrder.deliveryAddress && withAllParts(placedOrder.deliveryAddress),
    vatNumber: billing?.vatNumber ?? null,
    requiresShipping: placedOrder.requiresShipping,
    deliveryMethod: placedOrder.deliveryMethod?.name ?? null,
    lines: lines.map((each) => ({
      ...each,
      other: each.others[0] ?? null,
      fields: valueLists(each.customFields),
      ...ownDataOf(each.id, metadata),
    })),
    shipments: shipments.map(presentShipment),
    tags: [...placedOrder.tags],
    fields: valueLists(placedOrder.customFields),
    customerNote: placedOrder.customerNote,
    giftMessage: placedOrder.giftMessage,
    placedAt: placedOrder.createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    payment,
    ...ownDataOf(placedOrder.id, metadata),
  };
}

function addressOf(billing: Billing | null, profile: CustomerSnapshot): z.input<typeof address> | null {
  if (billing) return { ...withAllParts(billing), phone: billing.phone, email: billing.email };
  if (!profile.address) return null;
  return {
    firstName: profile.fullName,
    lastName: null,
    company: null,
    streetAddress: profile.address,
    apartment: null,
    city: '',
    region: null,
    postalCode: null,
    countryCode: null,
    phone: profile.phone ?? '',
    email: profile.email,
  };
}

function withAllParts(of: Billing | DeliveryAddress): z.input<typeof deliveryAddress> {
  const { firstName, lastName = null, company, streetAddress, apartment, city } = of;
  const { region = null, postalCode = null, countryCode = null, phone = null } = of;
  return {
    firstName,
    lastName,
    company,
    streetAddress,
    apartment,
    city,
    region,
    postalCode,
    countryCode,
    phone,
  };
}

export function presentShipment({ createdAt, lines, ...parcel }: Shipment): z.input<typeof shipment> {
  return { ...parcel, lines: [...lines], sentAt: createdAt.toISOString() };
}

export function presentComment({ createdAt, ...comment }: OrderComment) {
  return { ...comment, createdAt: createdAt.toISOString() };
}
