/** Few enough to be worth saying how many. */
const FEW = 5;

/** What a shopper is told of the stock, in units: 'In Stock', 'Only 3 left' or 'Out of stock'. */
export function stockLabel(stock: number): string {
  if (stock <= 0) return 'Out of stock';
  return stock <= FEW ? `Only ${stock} left` : 'In Stock';
}
