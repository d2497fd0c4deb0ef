import type { SessionLine } from '../provider/payment-provider.port.ts';
import { formatMessage, type Locale } from '../../../shared/messages/locale.ts';
import { message } from '../../../shared/messages/message.ts';
import { optionWords } from '../../catalogue/variants/variant-rules.ts';
import type { Order, OrderLine } from '../../orders/order.ts';
import { WHOLE_RATE } from '../../pricing/taxes.ts';

type PaidLine = Pick<
  OrderLine,
  'title' | 'unitPrice' | 'quantity' | 'total' | 'discountTotal' | 'image' | 'colour' | 'size' | 'others'
>;

interface PaidOrder {
  currencyCode: string;
  totals: Pick<Order['totals'], 'pricesIncludeTax' | 'taxes'>;
}

/** The provider's limit of lines, and the shop that opens the page. */
interface Shop {
  baseUrl: string;
  locale: Locale;
  maxLines: number;
}

/**
 * Items of an order on the payment page, besides delivery: its lines, and added taxes. If there are more than
 * the provider accepts, they are merged into one item.
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

/** Taxes included in the prices need no item. */
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
 * A discounted line may not divide evenly by its units, so it is charged as one item. The provider downloads
 * pictures itself, which needs a public URL.
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
