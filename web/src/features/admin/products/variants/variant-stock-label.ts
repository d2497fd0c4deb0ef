import { t } from '@lingui/core/macro';
import { i18n } from '../../../../i18n/i18n.ts';

/** The maximum stock that counts as low. */
export const LOW_STOCK = 5;

/** A product's units in stock, or "Not tracked" if no variant's are. */
export function unitsLabel(variants: readonly { stock: number; tracksStock: boolean }[]): string {
  const tracked = variants.filter(({ tracksStock }) => tracksStock);
  if (tracked.length === 0) return t`Not tracked`;
  return tracked.reduce((sum, { stock }) => sum + stock, 0).toLocaleString(i18n.locale);
}

/** "2 of 12 variants sold out", or low; otherwise the number of variants. */
export function variantStockLabel(variants: readonly { stock: number }[]): string {
  const count = variants.length;
  const soldOut = variants.filter(({ stock }) => stock <= 0).length;
  const low = variants.filter(({ stock }) => stock > 0 && stock <= LOW_STOCK).length;
  if (soldOut > 0 && low > 0) return t`${soldOut} of ${count} variants sold out, ${low} low`;
  if (soldOut > 0) return t`${soldOut} of ${count} variants sold out`;
  return low > 0 ? t`${low} of ${count} variants low` : t`${count} variants`;
}
