import { refuse } from '../../errors.ts';
import { type Cents, lineTotal, MAX_CENTS, sumCents, toDecimal } from '../../shared/money.ts';
import type { CartItem, Offers } from '../cart/cart-rules.ts';
import { imageIn } from '../cart/offer.ts';
import type { Picture } from '../catalogue/picture.ts';

/** A line of an order that is being placed: a snapshot of the catalogue of this moment. Price in cents. */
export interface BoughtLine {
  productId: string;
  title: string;
  image: Picture;
  colour: string | null;
  size: string | null;
  quantity: number;
  unitPrice: Cents;
  /** Path of the input that said how many; null when it lay in the cart. */
  field: string[] | null;
}

/** What an order comes to, in cents. */
export interface Totals {
  itemCount: number;
  subtotal: Cents;
  shippingTotal: Cents;
  total: Cents;
}

/** Shipping is free (specification, section 9). */
const SHIPPING: Cents = 0;

/** Prices lines at the catalogue's prices. Every line's product must be among the offers. */
export function toBoughtLines(
  items: readonly CartItem[],
  offers: Offers,
  named: ReadonlyMap<string, string[]>,
): BoughtLine[] {
  return items.flatMap(({ id, productId, colour, size, quantity }) => {
    const offer = offers.get(productId);
    if (!offer) return [];
    const { title, salePrice } = offer;
    const image = imageIn(colour, offer);
    const line = named.get(id);
    const field = line ? [...line, 'quantity'] : null;
    return [{ productId, title, image, colour, size, quantity, unitPrice: salePrice, field }];
  });
}

/** @throws Refusal INVALID_VALUE when the order is worth more than can be charged */
export function totalsOf(lines: readonly BoughtLine[]): Totals {
  const subtotal = sumCents(lines.map((line) => lineTotal(line.unitPrice, line.quantity)));
  const total = subtotal + SHIPPING;
  if (total > MAX_CENTS) {
    throw refuse('INVALID_VALUE', `One order can be worth at most ${toDecimal(MAX_CENTS).toFixed(2)}.`);
  }
  const itemCount = lines.reduce((count, line) => count + line.quantity, 0);
  return { itemCount, subtotal, shippingTotal: SHIPPING, total };
}

/** What a card can be charged with in cents: less than Stripe's least amount of most currencies would cost more than it is. */
const LEAST_CHARGE: Cents = 50;
const MOST_CHARGE: Cents = 99_999_999;

/** @throws Refusal INVALID_VALUE when no card can be charged with the total */
export function assertChargeable(total: Cents): void {
  if (total >= LEAST_CHARGE && total <= MOST_CHARGE) return;
  const bounds = [LEAST_CHARGE, MOST_CHARGE].map((cents) => toDecimal(cents).toFixed(2)).join(' to ');
  throw refuse('INVALID_VALUE', `By card, orders of ${bounds} can be paid.`);
}

/**
 * Nobody pays another total than the one that was on the screen. `expected` in cents, nullish: not said.
 * @throws Refusal TOTAL_CHANGED with the right one
 */
export function assertTotal(total: Cents, expected: Cents | null | undefined): void {
  if (typeof expected !== 'number' || expected === total) return;
  const message = `The total has changed: it is now ${toDecimal(total).toFixed(2)}.`;
  throw refuse('TOTAL_CHANGED', message, ['input', 'expectedTotal']);
}
