import type { MinorUnits } from '../../../shared/money/money.ts';

/** What something costs, and what it cost before; in minor units. */
export interface Prices {
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
}

/** The columns of prices: those in force, and the base prices while there are others. */
export interface PriceColumns extends Prices {
  baseSalePrice: MinorUnits | null;
  baseRegularPrice: MinorUnits | null;
}

/** Price columns as the ORM has them. */
export type LoosePriceColumns = { salePrice: MinorUnits } & {
  [Column in Exclude<keyof PriceColumns, 'salePrice'>]?: MinorUnits | null | undefined;
};

/** What a running sale makes of the price of a product: a percentage less, or a price of its own. */
export interface SaleTerms {
  saleId: string;
  salePercent: number | null;
  saleFixedPrice: MinorUnits | null;
}

/** The terms of the sale that a product is in, as the ORM has them; without a `saleId` it is in none. */
export type LooseSaleTerms = { [Column in keyof SaleTerms]?: SaleTerms[Column] | null | undefined };

/** The prices that staff edit: those that are in force when no sale is running (decision 0051). */
export function basePricesOf(row: LoosePriceColumns): Prices {
  const { salePrice, regularPrice = null, baseSalePrice = null, baseRegularPrice = null } = row;
  return baseSalePrice === null
    ? { salePrice, regularPrice }
    : { salePrice: baseSalePrice, regularPrice: baseRegularPrice };
}

/** The columns of prices that no sale changes. Those in force follow from them (`pricesInForce`). */
export function asBasePrices(prices: Prices): PriceColumns {
  return { ...prices, baseSalePrice: null, baseRegularPrice: null };
}

/**
 * The prices in force of what has these base prices. A price that the sale lowers is the former price
 * meanwhile; one that is as low already stays. `step`: what prices are a multiple of.
 */
export function pricesInForce(base: Prices, terms: LooseSaleTerms, step: number): PriceColumns {
  if (!terms.saleId) return asBasePrices(base);
  const kept = { baseSalePrice: base.salePrice, baseRegularPrice: base.regularPrice };
  const reduced = priceInSale(base.salePrice, terms, step);
  if (reduced >= base.salePrice) return { ...base, ...kept };
  return { salePrice: reduced, regularPrice: base.salePrice, ...kept };
}

/** What a base price becomes in a sale; halves are rounded up. */
export function priceInSale(
  base: MinorUnits,
  { salePercent, saleFixedPrice }: LooseSaleTerms,
  step: number,
): MinorUnits {
  if (typeof saleFixedPrice === 'number') return saleFixedPrice;
  const exact = (base * (100 - (salePercent ?? 0))) / 100;
  return Math.max(step, Math.round(exact / step) * step);
}
