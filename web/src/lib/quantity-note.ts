import { t } from '@lingui/core/macro';

/** The maximum quantity of a line in a cart or an order (the schema's CartLineInput). */
export const MAX_LINE_QUANTITY = 999;

/** Why a quantity can't be increased, or is too high already; otherwise empty. */
export function quantityNote(quantity: number, stock: number): string {
  if (stock <= 0) return t`Sold out`;
  if (quantity > stock) return t`Only ${stock} left`;
  if (quantity === stock) return t`That’s all we have`;
  return quantity >= MAX_LINE_QUANTITY ? t`That’s the most for one order` : '';
}
