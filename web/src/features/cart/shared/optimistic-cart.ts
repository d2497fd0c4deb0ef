import type {
  CartLine_lineFragment,
  Cart_cartFragment,
  ProductCard_productFragment,
} from '../../../gql/graphql.ts';
import { type ChosenOptions, isSameLine, optionsOf } from '../../../lib/chosen-options.ts';

/** A line to add to a cart. */
export interface Addition extends ChosenOptions {
  product: ProductCard_productFragment;
  quantity: number;
}

/**
 * The expected cart until the server responds: existing lines grow, others are appended, and nothing exceeds
 * the stock (specification section 4). Only the server calculates amounts, so they stay unchanged; see
 * `isPriced`.
 */
export function optimisticCart(cart: Cart_cartFragment, additions: readonly Addition[]): Cart_cartFragment {
  return { ...cart, lines: additions.reduce(withAddition, cart.lines) };
}

/** The total number of units. */
export function unitsIn(cart: Cart_cartFragment): number {
  return cart.lines.reduce((count, line) => count + line.quantity, 0);
}

/**
 * Whether the amounts belong to the lines. An optimistic cart still has the amounts from before the change.
 */
export function isPriced(cart: Cart_cartFragment): boolean {
  return unitsIn(cart) === cart.totals.itemCount;
}

function withAddition(lines: CartLine_lineFragment[], addition: Addition): CartLine_lineFragment[] {
  const { product } = addition;
  const options = optionsOf(addition);
  const existingLine = lines.find((line) => line.product.id === product.id && isSameLine(line, options));
  // For a variant that is not in the cart, only the total stock of all variants is known here. The server
  // knows how many units can be ordered beyond it.
  const ofProduct = product.availability === 'SOLD_OUT' ? 0 : product.stock || addition.quantity;
  const stock = existingLine?.stock ?? ofProduct;
  const more = Math.min(addition.quantity, Math.max(0, stock - (existingLine?.quantity ?? 0)));
  if (more === 0) return lines;
  if (!existingLine) {
    const id = `new ${product.id} ${JSON.stringify(options)}`;
    const line: CartLine_lineFragment = {
      __typename: 'CartLine',
      id,
      product,
      // Only the server knows the picture of the color.
      image: product.image,
      ...options,
      quantity: more,
      stock,
      unitPrice: product.salePrice,
      total: product.salePrice,
      previousPrice: null,
      leadTimeDays: null,
      backorderedQuantity: 0,
      availableFrom: null,
      minimumQuantity: null,
      quantityStep: null,
      maximumQuantity: null,
      fields: [],
    };
    return [...lines, line];
  }
  const grown = { ...existingLine, quantity: existingLine.quantity + more };
  return lines.map((line) => (line === existingLine ? grown : line));
}
