import type { SessionLine } from '../provider/payment-provider.port.ts';
import { formatMessage, type Locale } from '../../../shared/messages/locale.ts';
import { message } from '../../../shared/messages/message.ts';
import { optionWords } from '../../catalogue/variants/variant-rules.ts';
import type { Order, OrderLine } from '../../orders/order.ts';
import { WHOLE_RATE } from '../../pricing/taxes.ts';

type PaidLine = Pick<
  OrderLine,
  'title' | 'unitPrice' | 'quantity' | 'total' | 'discountTotal' | 'image' | 'colour' | 'size' | 'other'
>;

interface PaidOrder {
  currencyCode: string;
  totals: Pick<Order['totals'], 'pricesIncludeTax' | 'taxes'>;
}

/** The shop that a page is opened by, and how many lines the provider accepts. */
interface Shop {
  baseUrl: string;
  locale: Locale;
  maxLines: number;
}

/**
 * What a payment page lists of an order besides delivery: its lines, and the taxes that were added. Beyond
 * what the provider accepts they are joined to one item.
 */
export function sessionLines(
  { currencyCode: currency, totals }: PaidOrder,
  lines: readonly PaidLine[],
  shop: Shop,
): SessionLine[] {
  const items = [
    ...lines.map((line) => toSessionLine(line, currency, shop)),
    ...taxesOf(totals, shop.locale),
  ];
  if (items.length <= shop.maxLines) return items;
  const shown = items.slice(0, shop.maxLines - 1);
  const rest = items.slice(shown.length);
  const unitAmount = rest.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
  return [
    ...shown,
    { title: formatMessage(shop.locale, message('payment.furtherItems')), unitAmount, quantity: 1 },
  ];
}

/** Taxes that prices contain are charged with them. */
function taxesOf({ pricesIncludeTax, taxes }: PaidOrder['totals'], locale: Locale): SessionLine[] {
  if (pricesIncludeTax) return [];
  return taxes
    .filter(({ amount }) => amount > 0)
    .map(({ name, rate, amount }) => ({
      title: formatMessage(locale, message('payment.tax', { name, rate: rate / WHOLE_RATE })),
      unitAmount: amount,
      quantity: 1,
    }));
}

/**
 * What a promotion took off a line need not divide by its units, so such a line is charged as one. The
 * provider downloads pictures itself, which needs a public URL.
 */
function toSessionLine(
  { title, unitPrice, total, discountTotal, quantity, image, ...line }: PaidLine,
  currency: string,
  { baseUrl, locale }: Shop,
): SessionLine {
  const variant = optionWords(line);
  const money = (amount: number) => ({ amount, currency });
  const reduced = message('payment.reducedLine', {
    quantity,
    price: money(unitPrice),
    discount: money(-discountTotal),
  });
  return {
    title: variant ? `${title} (${variant})` : title,
    ...(discountTotal === 0
      ? { unitAmount: unitPrice, quantity }
      : { unitAmount: total - discountTotal, quantity: 1, description: formatMessage(locale, reduced) }),
    ...(baseUrl.startsWith('https:') && { imageUrl: new URL(image.url, baseUrl).href }),
  };
}
