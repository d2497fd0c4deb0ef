import type { EmailBlock, EmailDraft, Sender } from '../../email/email-content.ts';
import { mailOpening } from '../../email/mail-templates.ts';
import type { Amount } from '../../shared/messages/message.ts';
import { message } from '../../shared/messages/message.ts';
import { webLinks } from '../../shared/web-links.ts';
import type { AlertKind } from './alert-rules.ts';

/** A product that an alert is about. */
export interface AlertedProduct {
  handle: string;
  title: string;
  /** The variant's options in words; empty without any. */
  options: string;
  price: Amount;
  /** What it cost before; null when its stock is meant. */
  before: Amount | null;
}

const confirmTexts = {
  BACK_IN_STOCK: 'alertConfirmEmail.stock',
  PRICE_DROP: 'alertConfirmEmail.price',
} as const satisfies Record<AlertKind, string>;

/** Asks whoever reads an address whether they want to be told. */
export function alertConfirmEmail(
  { kind, title, token }: { kind: AlertKind; title: string; token: string },
  { shopName, baseUrl, openings }: Sender,
): EmailDraft {
  return {
    subject: message('alertConfirmEmail.subject', { title }),
    title: message('alertConfirmEmail.title'),
    blocks: [
      { type: 'text', text: mailOpening(openings, 'alertConfirm', { product: title, shop: shopName }) },
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

/** What a mail tells of. */
export interface AlertNews {
  backInStock: readonly AlertedProduct[];
  cheaper: readonly AlertedProduct[];
  /** Where all alerts to the recipient end. */
  stopUrl: string;
}

/** Tells somebody that what they wait for has happened, all of it in one mail. */
export function alertEmail({ backInStock, cheaper, stopUrl }: AlertNews, sender: Sender): EmailDraft {
  const { shopName: shop, openings } = sender;
  const [first, ...others] = [...backInStock, ...cheaper];
  const title = first?.title ?? '';
  const subject =
    others.length > 0
      ? message('alertEmail.subjectOfSeveral', { count: others.length + 1 })
      : message(backInStock.length > 0 ? 'alertEmail.subjectOfStock' : 'alertEmail.subjectOfPrice', {
          title,
        });
  return {
    subject,
    title: message('alertEmail.title'),
    blocks: [
      ...section(mailOpening(openings, 'alertBackInStock', { shop }), backInStock, sender),
      ...section(mailOpening(openings, 'alertPriceDrop', { shop }), cheaper, sender),
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
  opening: ReturnType<typeof mailOpening>,
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
