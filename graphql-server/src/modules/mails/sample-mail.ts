import type { EmailDraft } from '../../email/email-content.ts';
import type { MailTemplate } from '../../email/mail-templates.ts';
import { DAY } from '../../shared/time/duration.ts';
import { alertConfirmEmail, type AlertedProduct, alertEmail, type AlertNews } from '../alerts/alert-email.ts';
import { cartReminderEmail } from '../cart/reminders/cart-reminder-email.ts';
import type { ResetSender } from '../auth/passwords/reset-sender.ts';
import { passwordResetEmail } from '../auth/passwords/password-reset-email.ts';
import { newsletterConfirmEmail, newsletterWelcomeEmail } from '../newsletter/newsletter-email.ts';
import { type OrderEmail, orderEmail } from '../orders/mails/order-email.ts';
import type { ReturnEmail, ReturnMailKind } from '../orders/mails/order-mail.ts';
import type { OrderSender } from '../orders/mails/order-sender.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { reviewRequestEmail } from '../reviews/requests/review-request-email.ts';
import type { Shipment } from '../orders/shipments/shipment-rules.ts';
import { returnEmail } from '../returns/return-email.ts';

/** Sends every email of the shop. */
export type SampleSender = OrderSender & ResetSender;

/** What an example is about: the order's currency and the time it is written at. */
export interface SampleTerms {
  currencyCode: string;
  now: Date;
}

const orderId = 'example';
const NUMBER = 'EXAMPLE-1';
const customer = { fullName: 'Ada Lovelace', email: 'ada@example.com', phone: null, address: null };

const line: OrderLine = {
  id: 'lamp',
  productId: 'lamp',
  productHandle: null,
  variantId: 'lamp',
  sku: null,
  title: 'Lamp',
  image: { url: '', alt: '', width: 1, height: 1, sources: [] },
  colour: 'Green',
  size: null,
  other: null,
  refundedQuantity: 0,
  restockedQuantity: 0,
  returningQuantity: 0,
  unsentQuantity: 0,
  quantity: 2,
  unitPrice: 4900,
  total: 9800,
  discountTotal: 0,
  taxTotal: 0,
  taxRate: null,
  ...{ weight: null, originCountry: null, customsCode: null },
};

const sampleTotals = {
  ...{ itemCount: line.quantity, subtotal: line.total, discountTotal: 0 },
  ...{ shippingTotal: 0, total: line.total },
  ...{ pricesIncludeTax: true, taxTotal: 0, shippingTaxTotal: 0, taxes: [] },
};

/** Emails that are about no order. */
const otherMails = {
  passwordReset: (sender: SampleSender) => passwordResetEmail('Ada', 'example', sender),
  newsletterConfirm: (sender: SampleSender) => newsletterConfirmEmail('example', sender),
  newsletterWelcome: (sender: SampleSender) =>
    newsletterWelcomeEmail({ code: 'WELCOME10', unsubscribeUrl: sender.baseUrl }, sender),
  alertConfirm: (sender: SampleSender) =>
    alertConfirmEmail({ kind: 'BACK_IN_STOCK', title: 'Lamp', token: 'example' }, sender),
  alertBackInStock: (sender: SampleSender, { currencyCode }: SampleTerms) =>
    alertEmail({ ...noNews(sender), backInStock: [sampleAlert(currencyCode, null)] }, sender),
  alertPriceDrop: (sender: SampleSender, { currencyCode }: SampleTerms) =>
    alertEmail({ ...noNews(sender), cheaper: [sampleAlert(currencyCode, 5900)] }, sender),
  reviewRequest: (sender: SampleSender) =>
    reviewRequestEmail(
      {
        ...{ name: 'Ada', orderNumber: NUMBER, stopUrl: sender.baseUrl },
        products: [{ id: line.productId, title: line.title }],
      },
      sender,
    ),
  cartReminder: (sender: SampleSender, { currencyCode: currency }: SampleTerms) =>
    cartReminderEmail(
      {
        ...{ name: 'Ada', currency, unsubscribeUrl: sender.baseUrl },
        lines: [{ ...line, product: { title: line.title } }],
        totals: sampleTotals,
      },
      sender,
    ),
};

const noNews = ({ baseUrl: stopUrl }: SampleSender): AlertNews => ({ backInStock: [], cheaper: [], stopUrl });

/** A lamp that somebody waited for; `before`: what it cost, in minor units. */
function sampleAlert(currency: string, before: number | null): AlertedProduct {
  const price = { amount: 4900, currency };
  const former = before === null ? null : { amount: before, currency };
  return { handle: 'lamp', title: 'Lamp', options: 'Green', price, before: former };
}

const returnKinds: Record<Extract<MailTemplate, `return${string}`>, ReturnMailKind> = {
  returnRequested: 'RETURN_REQUESTED',
  returnApproved: 'RETURN_APPROVED',
  returnRefused: 'RETURN_REFUSED',
  returnReceived: 'RETURN_RECEIVED',
};

/** What the customer said, or the shop. */
const returnWords: Partial<Record<ReturnMailKind, string>> = {
  RETURN_REQUESTED: 'It is smaller than I thought.',
  RETURN_REFUSED: 'The lamp has been in use for a while, and its glass is scratched.',
};

type OrderTemplate = Exclude<MailTemplate, keyof typeof otherMails | keyof typeof returnKinds>;

const mails: Record<OrderTemplate, { mail: OrderEmail; order?: Partial<Order> }> = {
  orderPlaced: { mail: { kind: 'ORDER_PLACED', orderId }, order: { paymentDueAt: null } },
  orderAwaitingPayment: { mail: { kind: 'ORDER_PLACED', orderId }, order: { paymentMethod: 'BANK' } },
  orderPaymentLink: { mail: { kind: 'ORDER_PAYMENT_LINK', orderId }, order: { paymentMethod: 'CARD' } },
  orderPaid: {
    mail: { kind: 'ORDER_PAID', orderId },
    order: { paymentMethod: 'BANK', paymentState: 'PAID' },
  },
  orderSent: { mail: { kind: 'ORDER_SENT', orderId, shipmentId: 'parcel' }, order: { shipmentState: 'ALL' } },
  orderPartSent: {
    mail: { kind: 'ORDER_SENT', orderId, shipmentId: 'parcel' },
    order: { shipmentState: 'PART' },
  },
  orderDelivered: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'DELIVERED' } },
  orderCancelled: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'CANCELLED' } },
  orderReopened: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'PENDING' } },
  orderReturned: { mail: { kind: 'ORDER_STATUS_CHANGED', orderId, status: 'RETURNED' } },
  orderRefunded: {
    mail: { kind: 'ORDER_REFUNDED', orderId, amount: 4900, lines: [{ orderLineId: line.id, quantity: 1 }] },
    order: { paymentMethod: 'CARD', paymentState: 'PAID' },
  },
};

/** An email as a customer who does not exist would get it, from the same code as the real one. */
export function sampleMail(template: MailTemplate, terms: SampleTerms, sender: SampleSender): EmailDraft {
  if (isAboutReturn(template))
    return returnEmail(sampleReturn(template), { order: sampleOrder(terms), lines: [line] }, sender);
  if (!isOfOrder(template)) return otherMails[template](sender, terms);
  const { mail, order } = mails[template];
  const known = {
    order: { ...sampleOrder(terms), ...order },
    lines: [line],
    adjustments: [],
    shipments: [sampleShipment(terms)],
  };
  return orderEmail(mail, known, sender);
}

function isOfOrder(template: MailTemplate): template is OrderTemplate {
  return Object.hasOwn(mails, template);
}

function isAboutReturn(template: MailTemplate): template is keyof typeof returnKinds {
  return template in returnKinds;
}

function sampleReturn(template: keyof typeof returnKinds): ReturnEmail {
  const kind = returnKinds[template];
  return {
    ...{ kind, orderId, returnId: 'return', number: 'R1001' },
    ...{ lines: [{ orderLineId: line.id, quantity: 1 }], text: returnWords[kind] ?? null },
  };
}

function sampleOrder({ currencyCode, now }: SampleTerms): Order {
  return {
    id: orderId,
    userId: 'ada',
    number: NUMBER,
    status: 'PENDING',
    paymentMethod: 'CASH_ON_DELIVERY',
    paymentState: 'UNPAID',
    paymentReference: null,
    paymentDueAt: new Date(now.getTime() + 7 * DAY),
    paymentLinkExpiresAt: new Date(now.getTime() + 7 * DAY),
    guestLinkExpiresAt: null,
    currencyCode,
    totals: sampleTotals,
    customer: { id: 'ada', ...customer, profilePicture: null },
    deliveryMethod: null,
    billing: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: null,
      streetAddress: '12 Harbour Street',
      apartment: null,
      city: 'Port Ellis',
      phone: '+1 555 010 0123',
      email: customer.email,
    },
    shipmentState: 'NONE',
    storefrontId: null,
    tags: [],
    createdAt: now,
    updatedAt: now,
  };
}

function sampleShipment({ now }: SampleTerms): Shipment {
  return {
    id: 'parcel',
    orderId,
    carrier: 'DHL',
    trackingNumber: '00340434161094000000',
    trackingUrl: null,
    staffName: null,
    createdAt: now,
    lines: [{ orderLineId: line.id, quantity: line.quantity }],
  };
}
