/** Up to this many, the label says how many are left. */
const FEW = 5;

/** The label for a stock in units: 'In Stock', 'Only 3 left' or 'Out of stock'. */
export function stockLabel(stock: number): string {
  if (stock <= 0) return 'Out of stock';
  return stock <= FEW ? `Only ${stock} left` : 'In Stock';
}
