/** The most of one thing that a cart or an order may have (the contract's CartLineInput). */
export const MAX_LINE_QUANTITY = 999;

/** Why a quantity can't grow any more, or is too much already; empty while it can. */
export function quantityNote(quantity: number, stock: number): string {
  if (stock <= 0) return 'Sold out';
  if (quantity > stock) return `Only ${stock} left`;
  if (quantity === stock) return 'That is all we have';
  return quantity >= MAX_LINE_QUANTITY ? 'One order can’t hold more of it' : '';
}
