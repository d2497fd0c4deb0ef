import { userError } from '../../errors.ts';
import { formatMoney, lineTotal, MAX_AMOUNT, type MinorUnits, sumAmounts } from '../../shared/money.ts';
import type { StoredCartLine, SellableProducts } from '../cart/cart-rules.ts';
import { imageIn } from '../catalogue/variants/sellable-product.ts';
import type { Picture } from '../catalogue/products/picture.ts';

/** A line of an order that is being placed: a snapshot of the catalogue of this moment. Price in minor units. */
export interface OrderLineDraft {
  productId: string;
  title: string;
  image: Picture;
  colour: string | null;
  size: string | null;
  quantity: number;
  unitPrice: MinorUnits;
  /** Path of the input that said how many; null when it lay in the cart. */
  field: string[] | null;
}

/** What an order comes to, in minor units of its currency. */
export interface Totals {
  itemCount: number;
  subtotal: MinorUnits;
  shippingTotal: MinorUnits;
  total: MinorUnits;
}

/** Shipping is free (specification, section 9). */
const SHIPPING: MinorUnits = 0;

/** Prices lines at the catalogue's prices. Every line's product must be among the offers. */
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

/** @throws UserError INVALID_VALUE when the order is worth more than can be charged */
export function totalsOf(lines: readonly OrderLineDraft[], currency: string): Totals {
  const subtotal = sumAmounts(lines.map((line) => lineTotal(line.unitPrice, line.quantity)));
  const total = subtotal + SHIPPING;
  if (total > MAX_AMOUNT) {
    throw userError('INVALID_VALUE', `One order can be worth at most ${formatMoney(MAX_AMOUNT, currency)}.`);
  }
  const itemCount = lines.reduce((count, line) => count + line.quantity, 0);
  return { itemCount, subtotal, shippingTotal: SHIPPING, total };
}

/** What a card can be charged with, in minor units; the payment provider's ChargeTerms. */
interface ChargeTerms {
  least: MinorUnits;
  most: MinorUnits;
  step: MinorUnits;
}

/**
 * Holds an order against what the provider can charge. Prices it has no number for are refused, never rounded: what is
 * charged is what the order says.
 * @throws UserError INVALID_VALUE when no card can be charged with it; PAYMENT_UNAVAILABLE for a currency it does not take
 */
export function assertChargeable(
  lines: readonly OrderLineDraft[],
  total: MinorUnits,
  currency: string,
  terms: ChargeTerms | null,
): void {
  if (!terms) throw userError('PAYMENT_UNAVAILABLE', `Cards can not be charged in ${currency}.`);
  const { least, most, step } = terms;
  const odd = lines.find(({ unitPrice }) => unitPrice % step !== 0);
  if (odd) {
    const price = formatMoney(odd.unitPrice, currency);
    const message = `${odd.title} costs ${price}, which no card can be charged with: cards go by ${formatMoney(step, currency)}.`;
    throw userError('INVALID_VALUE', `${message} Please pay in another way.`);
  }
  if (total >= least && total <= most) return;
  const bounds = `${formatMoney(least, currency)} to ${formatMoney(most, currency)}`;
  throw userError('INVALID_VALUE', `By card, orders of ${bounds} can be paid.`);
}

/**
 * Nobody pays another total than the one that was on the screen. `expected` in minor units, nullish: not said.
 * @throws UserError TOTAL_CHANGED with the right one
 */
export function assertTotal(
  total: MinorUnits,
  expected: MinorUnits | null | undefined,
  currency: string,
): void {
  if (typeof expected !== 'number' || expected === total) return;
  const message = `The total has changed: it is now ${formatMoney(total, currency)}.`;
  throw userError('TOTAL_CHANGED', message, ['input', 'expectedTotal']);
}
