import type { EmailBlock, EmailDraft, Sender } from '../../email/email-content.ts';
import { defineEmailTemplate, emailOpening } from '../../email/email-template.ts';
import type { Amount } from '../../shared/messages/message.ts';
import { message } from '../../shared/messages/message.ts';
import { webLinks } from '../../shared/web-links.ts';
import type { CustomerEmail } from '../emails/customer-emails.registry.ts';
import type { AlertKind } from './alert-rules.ts';

const confirm = defineEmailTemplate({
  name: 'alertConfirm',
  label: message('alertConfirmEmail.label'),
  place: 60,
  placeholders: ['product', 'shop'],
  standardText: message('alertConfirmEmail.text', { shopName: '{shop}' }),
});

const backInStock = defineEmailTemplate({
  name: 'alertBackInStock',
  label: message('alertEmail.stockLabel'),
  place: 61,
  placeholders: ['shop'],
  standardText: message('alertEmail.stock'),
});

const priceDrop = defineEmailTemplate({
  name: 'alertPriceDrop',
  label: message('alertEmail.priceLabel'),
  place: 62,
  placeholders: ['shop'],
  standardText: message('alertEmail.price'),
});

export const alertEmails: CustomerEmail[] = [
  {
    template: confirm,
    sample: (sender) => alertConfirmEmail({ kind: 'BACK_IN_STOCK', title: 'Lamp', token: 'example' }, sender),
  },
  {
    template: backInStock,
    sample: (sender, { currencyCode }) =>
      alertEmail(
        { backInStock: [sampleProduct(currencyCode, null)], cheaper: [], stopUrl: sender.baseUrl },
        sender,
      ),
  },
  {
    template: priceDrop,
    sample: (sender, { currencyCode }) =>
      alertEmail(
        { backInStock: [], cheaper: [sampleProduct(currencyCode, 5900)], stopUrl: sender.baseUrl },
        sender,
      ),
  },
];

/** A sample product; `before`: its former price, in minor units. */
function sampleProduct(currency: string, before: number | null): AlertedProduct {
  const price = { amount: 4900, currency };
  const former = before === null ? null : { amount: before, currency };
  return { handle: 'lamp', title: 'Lamp', options: 'Green', price, before: former };
}

/** The product of an alert. */
export interface AlertedProduct {
  handle: string;
  title: string;
  /** The variant's options as text; empty if there are none. */
  options: string;
  price: Amount;
  /** The former price; null for a back-in-stock alert. */
  before: Amount | null;
}

const confirmTexts = {
  BACK_IN_STOCK: 'alertConfirmEmail.stock',
  PRICE_DROP: 'alertConfirmEmail.price',
} as const satisfies Record<AlertKind, string>;

/** Asks the owner of an email to confirm an alert. */
export function alertConfirmEmail(
  { kind, title, token }: { kind: AlertKind; title: string; token: string },
  { shopName, baseUrl, openings }: Sender,
): EmailDraft {
  return {
    subject: message('alertConfirmEmail.subject', { title }),
    title: message('alertConfirmEmail.title'),
    blocks: [
      { type: 'text', text: emailOpening(openings, confirm, { product: title, shop: shopName }) },
      { type: 'text', text: message(confirmTexts[kind], { title }) },
      {
        type: 'button',
        label: message('alertConfirmEmail.button'),
        url: baseUrl + webLinks.alertConfirm(token),
      },
      { type: 'text', text: message('alertConfirmEmail.validity') },
    ],
  };
}

/** The content of an alert email. */
export interface AlertNews {
  backInStock: readonly AlertedProduct[];
  cheaper: readonly AlertedProduct[];
  /** The link that ends all alerts for the recipient. */
  stopUrl: string;
}

/** Announces all alerts of a recipient in one email. */
export function alertEmail(
  { backInStock: available, cheaper, stopUrl }: AlertNews,
  sender: Sender,
): EmailDraft {
  const { shopName: shop, openings } = sender;
  const [first, ...others] = [...available, ...cheaper];
  const title = first?.title ?? '';
  const subject =
    others.length > 0
      ? message('alertEmail.subjectOfSeveral', { count: others.length + 1 })
      : message(available.length > 0 ? 'alertEmail.subjectOfStock' : 'alertEmail.subjectOfPrice', {
          title,
        });
  return {
    subject,
    title: message('alertEmail.title'),
    blocks: [
      ...section(emailOpening(openings, backInStock, { shop }), available, sender),
      ...section(emailOpening(openings, priceDrop, { shop }), cheaper, sender),
      {
        type: 'link',
        text: message('alertEmail.reason', { shopName: shop }),
        label: message('alertEmail.stop'),
        url: stopUrl,
      },
    ],
  };
}

function section(
  opening: ReturnType<typeof emailOpening>,
  products: readonly AlertedProduct[],
  { baseUrl }: Sender,
): EmailBlock[] {
  if (products.length === 0) return [];
  return [
    { type: 'text', text: opening },
    ...products.flatMap(({ handle, title, options, price, before }): EmailBlock[] => [
      {
        type: 'items',
        lines: [
          {
            title,
            details: before === null ? options : message('alertEmail.before', { price: before }),
            total: price,
          },
        ],
        totals: [],
      },
      { type: 'button', label: message('alertEmail.button'), url: baseUrl + webLinks.product(handle) },
    ]),
  ];
}
