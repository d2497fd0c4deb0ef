import type { Cart, CartLine } from '../gql/graphql.ts';
import { anImage, aProduct } from './a-product.ts';
import type { Part } from './mock-api.ts';

// Without `__typename`: lines and totals of a cart are also those of a checkout.
type Fields<Type> = Omit<Part<Type>, '__typename'>;

/** A cart line: one jar at its price; the given fields override the defaults. */
export function aCartLine(line: Fields<CartLine> = {}): Fields<CartLine> {
  const { quantity = 1, product = aProduct() } = line;
  const { salePrice: unitPrice = 850, stock = 20, image = anImage() } = product;
  return {
    id: `line-${product.id}`,
    product,
    image,
    quantity,
    stock,
    unitPrice,
    total: unitPrice * quantity,
    ...line,
  };
}

/** A cart with these lines and their totals; the given fields override the defaults. */
export function aCart(
  lines: readonly Fields<CartLine>[] = [aCartLine()],
  cart: Omit<Fields<Cart>, 'lines'> = {},
) {
  const subtotal = lines.reduce((sum, { total = 0 }) => sum + total, 0);
  const itemCount = lines.reduce((count, { quantity = 0 }) => count + quantity, 0);
  return {
    lines,
    version: `${itemCount} units`,
    totals: { itemCount, subtotal, total: subtotal },
    requiresShipping: true,
    ...cart,
  };
}
