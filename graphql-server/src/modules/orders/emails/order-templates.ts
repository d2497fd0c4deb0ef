import { defineEmailTemplate } from '../../../email/email-template.ts';
import { message } from '../../../shared/messages/message.ts';

const placeholders = ['name', 'order', 'total', 'shop'] as const;

/** Opening texts of order emails. */
export const orderTemplates = {
  placed: defineEmailTemplate({
    name: 'orderPlaced',
    label: message('orderEmail.placed.label'),
    place: 10,
    placeholders,
    standardText: message('orderEmail.placed.preparing'),
  }),
  awaitingPayment: defineEmailTemplate({
    name: 'orderAwaitingPayment',
    label: message('orderEmail.placed.awaitingPaymentLabel'),
    place: 11,
    placeholders,
    standardText: message('orderEmail.placed.awaitingPayment'),
  }),
  paymentLink: defineEmailTemplate({
    name: 'orderPaymentLink',
    label: message('orderEmail.paymentLink.label'),
    place: 12,
    placeholders: [...placeholders, 'date'],
    standardText: message('orderEmail.paymentLink.text', { date: '{date}' }),
  }),
  paid: defineEmailTemplate({
    name: 'orderPaid',
    label: message('orderEmail.paid.label'),
    place: 13,
    placeholders,
    standardText: message('orderEmail.paid.text'),
  }),
  partSent: defineEmailTemplate({
    name: 'orderPartSent',
    label: message('orderEmail.sentInPart.label'),
    place: 14,
    placeholders,
    standardText: message('orderEmail.sentInPart.text'),
  }),
  sent: defineEmailTemplate({
    name: 'orderSent',
    label: message('orderEmail.sent.label'),
    place: 15,
    placeholders,
    standardText: message('orderEmail.sent.text'),
  }),
  delivered: defineEmailTemplate({
    name: 'orderDelivered',
    label: message('orderEmail.delivered.label'),
    place: 16,
    placeholders,
    standardText: message('orderEmail.delivered.text'),
  }),
  cancelled: defineEmailTemplate({
    name: 'orderCancelled',
    label: message('orderEmail.cancelled.label'),
    place: 17,
    placeholders,
    standardText: message('orderEmail.cancelled.text'),
  }),
  reopened: defineEmailTemplate({
    name: 'orderReopened',
    label: message('orderEmail.pending.label'),
    place: 18,
    placeholders,
    standardText: message('orderEmail.pending.text'),
  }),
  returned: defineEmailTemplate({
    name: 'orderReturned',
    label: message('orderEmail.returned.label'),
    place: 19,
    placeholders,
    standardText: message('orderEmail.returned.text'),
  }),
  edited: defineEmailTemplate({
    name: 'orderEdited',
    label: message('orderEmail.edited.label'),
    place: 21,
    placeholders,
    standardText: message('orderEmail.edited.text'),
  }),
  partiallyPaid: defineEmailTemplate({
    name: 'orderPartiallyPaid',
    label: message('orderEmail.partiallyPaid.label'),
    place: 22,
    placeholders: [...placeholders, 'amount', 'outstanding'],
    standardText: message('orderEmail.partiallyPaid.text', {
      amount: '{amount}',
      outstanding: '{outstanding}',
    }),
  }),
  stillToPay: defineEmailTemplate({
    name: 'orderStillToPay',
    label: message('orderEmail.stillToPay.label'),
    place: 23,
    placeholders: [...placeholders, 'outstanding'],
    standardText: message('orderEmail.stillToPay.text', { outstanding: '{outstanding}' }),
  }),
  refunded: defineEmailTemplate({
    name: 'orderRefunded',
    label: message('orderEmail.refunded.label'),
    place: 20,
    placeholders: [...placeholders, 'amount'],
    standardText: message('orderEmail.refunded.text', { amount: '{amount}' }),
  }),
};
