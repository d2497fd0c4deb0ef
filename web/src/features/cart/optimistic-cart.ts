import type {
  Cart_cartFragment,
  CartLine_lineFragment,
  ProductCard_productFragment,
} from '../../gql/graphql.ts';

/** A line that is added to a cart. */
export interface Addition {
  product: ProductCard_productFragment;
  colour: string | null;
  size: string | null;
  quantity: number;
}

/**
 * The expected cart until the server responds: existing lines grow, others are appended, and nothing exceeds the stock
 * (specification section 4). Amounts in minor units.
 */
export function optimisticCart(cart: Cart_cartFragment, additions: readonly Addition[]): Cart_cartFragment {
  const lines = additions.reduce(withAddition, cart.lines);
  return {
    ...cart,
    lines,
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    subtotal: lines.reduce((sum, line) => sum + line.total, 0),
  };
}

function withAddition(lines: CartLine_lineFragment[], addition: Addition): CartLine_lineFragment[] {
  const { product, colour, size } = addition;
  const inCart = lines.filter((line) => line.product.id === product.id);
  const left = product.stock - inCart.reduce((count, line) => count + line.quantity, 0);
  const more = Math.min(addition.quantity, Math.max(0, left));
  if (more === 0) return lines;
  const known = inCart.find((line) => (line.colour ?? null) === colour && (line.size ?? null) === size);
  if (!known) {
    const id = `new ${product.id} ${colour} ${size}`;
    const total = more * product.salePrice;
    const line: CartLine_lineFragment = {
      __typename: 'CartLine',
      id,
      product,
      // Only the server knows the picture of the colour.
      image: product.image,
      colour,
      size,
      quantity: more,
      total,
      previousPrice: null,
    };
    return [...lines, line];
  }
  const quantity = known.quantity + more;
  const grown = { ...known, quantity, total: quantity * known.product.salePrice };
  return lines.map((line) => (line === known ? grown : line));
}
