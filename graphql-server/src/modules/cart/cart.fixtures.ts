import type { StoredCartLine, NewLine } from './cart-rules.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';

type Choice = string | null;

/** A cart line at a price of 100 cents. */
export function aLine(
  id: string,
  productId: string,
  quantity = 1,
  colour: Choice = null,
  size: Choice = null,
) {
  return { id, productId, colour, size, quantity, seenPrice: 100 } satisfies StoredCartLine;
}

/** A requested line at a price of 100 cents, from the first line of an input. */
export function aNewLine(productId: string, quantity = 1, colour: Choice = null, size: Choice = null) {
  return { productId, colour, size, quantity, price: 100, field: ['lines', '0'] } satisfies NewLine;
}

/** An entry of the map of sellable products: no options, 100 cents. */
export function aSellableProduct(
  id: string,
  stock: number,
  change: Partial<SellableProduct> = {},
): [string, SellableProduct] {
  const image = { url: '/x.svg', alt: '', width: 1, height: 1, sources: [] };
  const options = { colours: [], sizes: [] };
  const looks = { title: id, image, colourImages: new Map<string, never>() };
  return [id, { id, ...looks, salePrice: 100, stock, isWithdrawn: false, options, ...change }];
}
