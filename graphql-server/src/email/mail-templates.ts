import { message, type Message, type MessageValue, type Phrase } from '../shared/messages/message.ts';

const order = ['name', 'order', 'total', 'shop'] as const;

/** The emails to customers whose opening text a merchant may write, and what stands in it in braces. */
export const mailPlaceholders = {
  orderPlaced: order,
  orderAwaitingPayment: order,
  orderPaymentLink: [...order, 'date'],
  orderPaid: order,
  orderSent: order,
  orderPartSent: order,
  orderDelivered: order,
  orderCancelled: order,
  orderReopened: order,
  orderReturned: order,
  orderRefunded: [...order, 'amount'],
  returnRequested: [...order, 'return'],
  returnApproved: [...order, 'return'],
  returnRefused: [...order, 'return'],
  returnReceived: [...order, 'return'],
  passwordReset: ['name', 'shop'],
  newsletterConfirm: ['shop'],
  newsletterWelcome: ['shop'],
  alertConfirm: ['product', 'shop'],
  alertBackInStock: ['shop'],
  alertPriceDrop: ['shop'],
  reviewRequest: ['name', 'order', 'shop'],
  cartReminder: ['name', 'shop'],
} as const;

export type MailTemplate = keyof typeof mailPlaceholders;

/** What merchants have written; null: what the shop says by itself. */
export type MailOpenings = Readonly<Record<MailTemplate, string | null>>;

type Placeholder<Template extends MailTemplate> = (typeof mailPlaceholders)[Template][number];

/** What the shop says by itself, below the greeting of those who have a name. */
const standardTexts: Record<MailTemplate, Message> = {
  orderPlaced: message('orderEmail.placed.preparing'),
  orderAwaitingPayment: message('orderEmail.placed.awaitingPayment'),
  orderPaymentLink: message('orderEmail.paymentLink.text', { date: '{date}' }),
  orderPaid: message('orderEmail.paid.text'),
  orderSent: message('orderEmail.sent.text'),
  orderPartSent: message('orderEmail.sentInPart.text'),
  orderDelivered: message('orderEmail.delivered.text'),
  orderCancelled: message('orderEmail.cancelled.text'),
  orderReopened: message('orderEmail.pending.text'),
  orderReturned: message('orderEmail.returned.text'),
  orderRefunded: message('orderEmail.refunded.text', { amount: '{amount}' }),
  returnRequested: message('returnEmail.requested.text'),
  returnApproved: message('returnEmail.approved.text'),
  returnRefused: message('returnEmail.refused.text'),
  returnReceived: message('returnEmail.received.text'),
  passwordReset: message('resetEmail.asked', { shopName: '{shop}' }),
  newsletterConfirm: message('newsletterConfirmEmail.text', { shopName: '{shop}' }),
  newsletterWelcome: message('newsletterWelcomeEmail.text', { shopName: '{shop}' }),
  alertConfirm: message('alertConfirmEmail.text', { shopName: '{shop}' }),
  alertBackInStock: message('alertEmail.stock'),
  alertPriceDrop: message('alertEmail.price'),
  reviewRequest: message('reviewEmail.text', { order: '{order}' }),
  cartReminder: message('cartEmail.text', { shopName: '{shop}' }),
};

/** The opening text of an email where no merchant has written one, with its placeholders. */
export function standardOpening(template: MailTemplate): Message {
  const text = standardTexts[template];
  const placeholders: readonly string[] = mailPlaceholders[template];
  return placeholders.includes('name') ? message('email.greeting', { name: '{name}', text }) : text;
}

/** How an email begins: in the merchant's words, or those of the shop. */
export function mailOpening<Template extends MailTemplate>(
  openings: MailOpenings,
  template: Template,
  values: Readonly<Record<Placeholder<Template>, MessageValue>>,
): Phrase {
  return { text: openings[template] ?? standardOpening(template), values };
}

/**
 * The first placeholder of a text, with its braces, that an email of this kind can't fill in; null when it
 * can all.
 */
export function unknownPlaceholder(template: MailTemplate, text: string): string | null {
  const known: readonly string[] = mailPlaceholders[template];
  const found = [...text.matchAll(/\{([^{}\n]*)\}/g)];
  return found.find(([, name = '']) => !known.includes(name))?.[0] ?? null;
}
