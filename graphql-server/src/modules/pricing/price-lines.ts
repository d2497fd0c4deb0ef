import { userError } from '../../errors.ts';
import { lineTotal, MAX_AMOUNT, type MinorUnits, sumAmounts } from '../../shared/money.ts';
import type { StoredCartLine, SellableProducts } from '../cart/cart-rules.ts';
import { imageIn } from '../catalogue/variants/sellable-product.ts';
import type { Picture } from '../catalogue/products/picture.ts';
import { message } from '../../shared/messages/message.ts';

/** A line of an order that is being placed: a snapshot of the product now. Price in minor units. */
export interface OrderLineDraft {
  productId: string;
  title: string;
  image: Picture;
  colour: string | null;
  size: string | null;
  quantity: number;
  unitPrice: MinorUnits;
  /** Path of the input's quantity; null for a line from the cart. */
  field: string[] | null;
}

/** The totals of an order, in minor units of its currency. */
export interface Totals {
  itemCount: number;
  subtotal: MinorUnits;
  shippingTotal: MinorUnits;
  total: MinorUnits;
}

/** Shipping is free (specification, section 9). */
const SHIPPING: MinorUnits = 0;

/** Prices lines at the catalogue's prices. Every line's product must be in the map. */
export function priceLines(
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  named: ReadonlyMap<string, string[]>,
): OrderLineDraft[] {
  return items.flatMap(({ id, productId, colour, size, quantity }) => {
    const product = sellable.get(productId);
    if (!product) return [];
    const { title, salePrice } = product;
    const image = imageIn(colour, product);
    const line = named.get(id);
    const field = line ? [...line, 'quantity'] : null;
    return [{ productId, title, image, colour, size, quantity, unitPrice: salePrice, field }];
  });
}

/** @throws UserError INVALID_VALUE when the total is more than can be charged */
export function totalsOf(lines: readonly OrderLineDraft[], currency: string): Totals {
  const subtotal = sumAmounts(lines.map((line) => lineTotal(line.unitPrice, line.quantity)));
  const total = subtotal + SHIPPING;
  if (total > MAX_AMOUNT) {
    throw userError(
      'INVALID_VALUE',
      message('order.worthTooMuch', { max: { amount: MAX_AMOUNT, currency } }),
    );
  }
  const itemCount = lines.reduce((count, line) => count + line.quantity, 0);
  return { itemCount, subtotal, shippingTotal: SHIPPING, total };
}

/** What a card can be charged, in minor units; see ChargeTerms of the payment provider. */
interface ChargeTerms {
  least: MinorUnits;
  most: MinorUnits;
  step: MinorUnits;
}

/**
 * Checks an order against what the provider can charge. A total it can't represent is rejected, never rounded: the
 * customer is charged exactly the order's total.
 * @throws UserError INVALID_VALUE when no card can be charged this total; PAYMENT_UNAVAILABLE for a currency it does
 * not take
 */
export function assertChargeable(
  lines: readonly OrderLineDraft[],
  total: MinorUnits,
  currency: string,
  terms: ChargeTerms | null,
): void {
  if (!terms) throw userError('PAYMENT_UNAVAILABLE', message('payment.currencyNotCharged', { currency }));
  const { least, most, step } = terms;
  const money = (amount: MinorUnits) => ({ amount, currency });
  const odd = lines.find(({ unitPrice }) => unitPrice % step !== 0);
  if (odd) {
    const price = money(odd.unitPrice);
    const reason = message('payment.priceNotCharged', { title: odd.title, price, step: money(step) });
    throw userError('INVALID_VALUE', reason);
  }
  if (total >= least && total <= most) return;
  const bounds = { least: money(least), most: money(most) };
  throw userError('INVALID_VALUE', message('payment.totalNotCharged', bounds));
}

/**
 * A customer never pays a total other than the one on the screen. `expected` in minor units; null or undefined: not
 * checked.
 * @throws UserError TOTAL_CHANGED with the right one
 */
export function assertTotal(
  total: MinorUnits,
  expected: MinorUnits | null | undefined,
  currency: string,
): void {
  if (typeof expected !== 'number' || expected === total) return;
  const reason = message('order.totalChanged', { total: { amount: total, currency } });
  throw userError('TOTAL_CHANGED', reason, ['input', 'expectedTotal']);
}
