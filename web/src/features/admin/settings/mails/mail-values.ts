import { t } from '@lingui/core/macro';
import type {
  MailSettingsInput,
  MailSettings_settingsFragment as MailSettings,
  MailTemplate,
} from '../../../../gql/graphql.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/**
 * The field of the settings that holds the text of an email, in the order in which a customer may get them.
 */
const fields = {
  ORDER_PLACED: 'orderPlaced',
  ORDER_AWAITING_PAYMENT: 'orderAwaitingPayment',
  ORDER_PAYMENT_LINK: 'orderPaymentLink',
  ORDER_PAID: 'orderPaid',
  ORDER_PART_SENT: 'orderPartSent',
  ORDER_SENT: 'orderSent',
  ORDER_DELIVERED: 'orderDelivered',
  ORDER_CANCELLED: 'orderCancelled',
  ORDER_REOPENED: 'orderReopened',
  ORDER_RETURNED: 'orderReturned',
  ORDER_REFUNDED: 'orderRefunded',
  RETURN_REQUESTED: 'returnRequested',
  RETURN_APPROVED: 'returnApproved',
  RETURN_REFUSED: 'returnRefused',
  RETURN_RECEIVED: 'returnReceived',
  PASSWORD_RESET: 'passwordReset',
  NEWSLETTER_CONFIRM: 'newsletterConfirm',
  NEWSLETTER_WELCOME: 'newsletterWelcome',
  ALERT_CONFIRM: 'alertConfirm',
  ALERT_BACK_IN_STOCK: 'alertBackInStock',
  ALERT_PRICE_DROP: 'alertPriceDrop',
  REVIEW_REQUEST: 'reviewRequest',
  CART_REMINDER: 'cartReminder',
} as const satisfies Record<MailTemplate, keyof MailSettingsInput>;

type MailField = (typeof fields)[MailTemplate];

/** The form's values, as typed: the shop's own texts, too, so that they can be edited. */
export type MailValues = Record<MailField, string>;

export const mailTemplates = Object.keys(fields) as MailTemplate[];

/** The field of an email's text. */
export const fieldOf = (template: MailTemplate): MailField => fields[template];

export const mailLabels = (): Record<MailTemplate, string> => ({
  ORDER_PLACED: t`Order placed`,
  ORDER_AWAITING_PAYMENT: t`Order placed, to be paid first`,
  ORDER_PAYMENT_LINK: t`Link to pay by card`,
  ORDER_PAID: t`Payment received`,
  ORDER_PART_SENT: t`A part was sent`,
  ORDER_SENT: t`Order sent`,
  ORDER_DELIVERED: t`Order delivered`,
  ORDER_CANCELLED: t`Order cancelled`,
  ORDER_REOPENED: t`Order open again`,
  ORDER_RETURNED: t`Order returned`,
  ORDER_REFUNDED: t`Refund`,
  RETURN_REQUESTED: t`Return requested`,
  RETURN_APPROVED: t`Return approved`,
  RETURN_REFUSED: t`Return refused`,
  RETURN_RECEIVED: t`Return received`,
  PASSWORD_RESET: t`New password`,
  NEWSLETTER_CONFIRM: t`Newsletter, to be confirmed`,
  NEWSLETTER_WELCOME: t`Newsletter, welcome`,
  ALERT_CONFIRM: t`Alert, to be confirmed`,
  ALERT_BACK_IN_STOCK: t`Alert: back in stock`,
  ALERT_PRICE_DROP: t`Alert: now cheaper`,
  REVIEW_REQUEST: t`Asking for reviews`,
  CART_REMINDER: t`Cart left behind`,
});

/** What an email says by itself, and what it can fill in. */
export function templateOf({ templates }: MailSettings, template: MailTemplate) {
  const { standardText = '', placeholders = [] } = templates.find((info) => info.template === template) ?? {};
  return { standardText, placeholders };
}

export function valuesOf(section: MailSettings): MailValues {
  return forEachMail((template) => section[fields[template]] ?? templateOf(section, template).standardText);
}

/** The API's input for the form's values: what the shop says by itself is no text of the merchant's. */
export function inputOf(values: MailValues, section: MailSettings): Record<MailField, string | null> {
  return forEachMail((template) => ownText(values[fields[template]], section, template));
}

/** A text as the API takes it; null for the shop's own. */
export function ownText(typed: string, section: MailSettings, template: MailTemplate): string | null {
  const text = typed.trim();
  return text === '' || text === templateOf(section, template).standardText ? null : text;
}

/** What two people can edit without overwriting each other; see `useConflicts`. */
export const mailGroups = (): FieldGroup<MailValues>[] =>
  mailTemplates.map((template) => ({ label: mailLabels()[template], fields: [fields[template]] }));

function forEachMail<Value>(valueOf: (template: MailTemplate) => Value): Record<MailField, Value> {
  return Object.fromEntries(mailTemplates.map((template) => [fields[template], valueOf(template)])) as Record<
    MailField,
    Value
  >;
}
