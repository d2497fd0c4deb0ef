/** An amount in integer cents of the shop's currency. */
export type Cents = number;

/** The largest amount that any sum in the shop may reach: PostgreSQL's integer, about 21 million units. */
export const MAX_CENTS: Cents = 2_147_483_647;

/** Price of a line in cents: unit price times quantity. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}

/** Sum of amounts in cents; 0 for none. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Cents as the decimal number that the REST calls speak, for example 1999 as 19.99. */
export function toDecimal(cents: Cents): number {
  return cents / 100;
}

/**
 * A decimal number with at most two places as cents, for example 19.99 as 1999; null when it has more
 * places or is not a finite number. Rounds before it compares, since 19.99 * 100 is 1998.9999999999998.
 */
export function fromDecimal(decimal: number): Cents | null {
  if (!Number.isFinite(decimal)) return null;
  const cents = Math.round(decimal * 100);
  return Math.abs(decimal * 100 - cents) < 1e-6 ? cents : null;
}

/**
 * Whole percent by which the sale price lies below the regular one; null when it does not, or by less
 * than half a percent, where a label would say "-0%".
 */
export function discountPercent(salePrice: Cents, regularPrice: Cents | null): number | null {
  if (regularPrice === null || regularPrice <= salePrice) return null;
  return Math.round(((regularPrice - salePrice) * 100) / regularPrice) || null;
}
