import type { MinorUnits } from '../../../shared/money/money.ts';

/** Prices and stock of a variant, amounts in minor units. */
export interface VariantValues {
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
  stock: number;
}

/** What a product says of all variants that it offers, of which there is at least one: the prices of the cheapest, and the sum of their stock. */
export function summaryOf(
  offered: readonly { salePrice: MinorUnits; regularPrice?: MinorUnits | null | undefined; stock: number }[],
): VariantValues & { highestPrice: MinorUnits } {
  const prices = offered.map(({ salePrice }) => salePrice);
  const salePrice = Math.min(...prices);
  return {
    salePrice,
    regularPrice: offered.find((variant) => variant.salePrice === salePrice)?.regularPrice ?? null,
    highestPrice: Math.max(...prices),
    stock: offered.reduce((sum, { stock }) => sum + stock, 0),
  };
}
