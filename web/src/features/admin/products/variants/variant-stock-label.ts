import { t } from '@lingui/core/macro';
import { i18n } from '../../../../i18n/i18n.ts';

/** The maximum stock that counts as low, if a variant has no limit of its own. */
const LOW_STOCK = 5;

interface StockedVariant {
  stock: number;
  lowStockLimit?: number | null | undefined;
}

/** Whether the stock of a product is low: that of its only variant, or of all together. */
export function isLowStock(variants: readonly StockedVariant[]): boolean {
  const [only] = variants;
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return stock > 0 && stock <= ((variants.length === 1 && only?.lowStockLimit) || LOW_STOCK);
}

/** A product's units in stock, or "Not tracked" if no variant's are. */
export function unitsLabel(variants: readonly { stock: number; tracksStock: boolean }[]): string {
  const tracked = variants.filter(({ tracksStock }) => tracksStock);
  if (tracked.length === 0) return t`Not tracked`;
  return tracked.reduce((sum, { stock }) => sum + stock, 0).toLocaleString(i18n.locale);
}

/** "2 of 12 variants sold out", or low; otherwise the number of variants. */
export function variantStockLabel(variants: readonly StockedVariant[]): string {
  const count = variants.length;
  const soldOut = variants.filter(({ stock }) => stock <= 0).length;
  const low = variants.filter((variant) => isLowStock([variant])).length;
  if (soldOut > 0 && low > 0) return t`${soldOut} of ${count} variants sold out, ${low} low`;
  if (soldOut > 0) return t`${soldOut} of ${count} variants sold out`;
  return low > 0 ? t`${low} of ${count} variants low` : t`${count} variants`;
}
