import type { MinorUnits } from '../../../shared/money/money.ts';
import { basePricesOf, type LoosePriceColumns, type PriceColumns } from '../products/prices-in-force.ts';

/** Prices and stock of a variant, amounts in minor units. */
export interface VariantValues {
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
  stock: number;
}

/**
 * Summarizes a product's offered variants, of which there is at least one: the prices of the cheapest, and
 * the total stock.
 */
export function summaryOf(
  offered: readonly (LoosePriceColumns & { stock: number })[],
): PriceColumns & { highestPrice: MinorUnits; stock: number } {
  const bases = offered.map(basePricesOf);
  const isInCampaign = offered.some(({ baseSalePrice }) => typeof baseSalePrice === 'number');
  const base = isInCampaign ? cheapest(bases) : null;
  return {
    ...cheapest(offered),
    highestPrice: Math.max(...offered.map(({ salePrice }) => salePrice)),
    baseSalePrice: base?.salePrice ?? null,
    baseRegularPrice: base?.regularPrice ?? null,
    stock: offered.reduce((sum, { stock }) => sum + stock, 0),
  };
}

function cheapest(
  prices: readonly Pick<LoosePriceColumns, 'salePrice' | 'regularPrice'>[],
): Pick<PriceColumns, 'salePrice' | 'regularPrice'> {
  const salePrice = Math.min(...prices.map((each) => each.salePrice));
  return {
    salePrice,
    regularPrice: prices.find((each) => each.salePrice === salePrice)?.regularPrice ?? null,
  };
}
