import type { DetailRow, EmailDraft, EmailItem, Sender } from '../../../email/email-content.ts';
import { defineEmailTemplate, emailOpening } from '../../../email/email-template.ts';
import { type Amount, message } from '../../../shared/messages/message.ts';
import { webLinks } from '../../../shared/web-links.ts';
import type { Picture } from '../../catalogue/pictures/picture.ts';
import { optionWords } from '../../catalogue/variants/variant-rules.ts';
import { totalRows } from '../../taxes/total-rows.ts';
import type { CustomerEmail } from '../../emails/customer-emails.registry.ts';
import type { CartLine, PricedCart } from '../cart.ts';

const template = defineEmailTemplate({
  name: 'cartReminder',
  label: message('cartEmail.label'),
  place: 80,
  placeholders: ['name', 'shop'],
  standardText: message('cartEmail.text', { shopName: '{shop}' }),
});

export const cartReminderCustomerEmail: CustomerEmail = {
  template,
  sample: (sender, { currencyCode: currency }) => {
    const image = { url: '', alt: '', width: 1, height: 1, sources: [] };
    const line = {
      product: { title: 'Lamp' },
      colour: 'Green',
      size: null,
      others: [],
      image,
      quantity: 2,
      unitPrice: 4900,
      total: 9800,
    };
    const totals = {
      itemCount: 2,
      subtotal: 9800,
      discountTotal: 0,
      shippingTotal: 0,
      total: 9800,
      pricesIncludeTax: true,
      isReverseCharge: false,
      taxTotal: 0,
      shippingTaxTotal: 0,
      taxes: [],
    };
    const content = {
      name: 'Ada',
      lines: [line],
      totals,
      requiresShipping: true,
      currency,
      unsubscribeUrl: sender.baseUrl,
    };
    return cartReminderEmail(content, sender);
  },
};

/** A cart line as shown in the email. */
type RemindedLine = Pick<
  CartLine,
  'colour' | 'size' | 'others' | 'quantity' | 'unitPrice' | 'total' | 'image'
> & { product: { title: string } };

/** The content of a cart reminder. */
export interface CartReminderContent {
  /** The customer's first name. */
  name: string;
  lines: readonly RemindedLine[];
  totals: PricedCart['totals'];
  requiresShipping: boolean;
  currency: string;
  /** The link that unsubscribes from the newsletter and these emails. */
  unsubscribeUrl: string;
}

/** Width and height of a picture in an email, in pixels, for high-density screens. */
const PICTURE_WIDTH = 128;

/** Writes the email about a customer's cart. Pure: the same content gives the same email. */
export function cartReminderEmail(content: CartReminderContent, sender: Sender): EmailDraft {
  const { name, lines, unsubscribeUrl } = content;
  const { shopName, baseUrl, openings } = sender;
  return {
    subject: message('cartEmail.subject', { shopName }),
    title: message('cartEmail.title'),
    blocks: [
      { type: 'text', text: emailOpening(openings, template, { name, shop: shopName }) },
      {
        type: 'items',
        lines: lines.map((line) => toEmailItem(line, content.currency, baseUrl)),
        totals: totalRows(content.totals, content.requiresShipping, content.currency, discountRows(content)),
      },
      { type: 'button', label: message('cartEmail.button'), url: baseUrl + webLinks.accountCart() },
      {
        type: 'link',
        text: message('cartEmail.reason', { shopName }),
        label: message('email.unsubscribe'),
        url: unsubscribeUrl,
      },
    ],
  };
}

function toEmailItem(line: RemindedLine, currency: string, baseUrl: string): EmailItem {
  const { product, quantity, unitPrice, total, image } = line;
  const options = optionWords(line);
  const price: Amount = { amount: unitPrice, currency };
  const details = options
    ? message('orderEmail.itemWithOptions', { options, quantity, price })
    : message('orderEmail.item', { quantity, price });
  const pictureUrl = pictureUrlOf(image, baseUrl);
  return { title: product.title, details, total: { amount: total, currency }, pictureUrl };
}

function discountRows({ totals, currency }: CartReminderContent): DetailRow[] {
  const amount = -totals.discountTotal;
  return amount === 0 ? [] : [{ label: message('cartEmail.discount'), value: { amount, currency } }];
}

/**
 * The smallest sufficiently large file of a picture; null for a placeholder, because mail programs don't show
 * SVG.
 */
function pictureUrlOf({ url, sources }: Picture, baseUrl: string): string | null {
  const large = sources.filter(({ width }) => width >= PICTURE_WIDTH).sort((a, b) => a.width - b.width);
  const chosen = large[0]?.url ?? url;
  if (chosen === '' || /\.svg$/i.test(chosen)) return null;
  return chosen.startsWith('/') ? baseUrl + chosen : chosen;
}
