import { t } from '@lingui/core/macro';

/** Up to this stock, the label says how many are left. */
const FEW = 5;

/** The label for a stock in units: 'In Stock', 'Only 3 left' or 'Out of stock'. */
export function stockLabel(stock: number): string {
  if (stock <= 0) return t`Out of stock`;
  return stock <= FEW ? t`Only ${stock} left` : t`In Stock`;
}
