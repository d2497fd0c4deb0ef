import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import { type QuantityRules, quantityRulesIn } from '../catalogue/variants/quantity-rules.ts';
import { combinationsOf } from '../catalogue/variants/variant-rules.ts';
import type { StoredCartLine, NewLine } from './cart-rules.ts';

type Choice = string | null;

const variantIdOf = (productId: string, colour: Choice, size: Choice) => `${productId} ${colour} ${size}`;

/** A cart line at a price of 100 cents. */
export function aLine(
  id: string,
  productId: string,
  quantity = 1,
  colour: Choice = null,
  size: Choice = null,
) {
  const variantId = variantIdOf(productId, colour, size);
  const others: string[] = [];
  return {
    id,
    productId,
    variantId,
    colour,
    size,
    others,
    customFields: {},
    quantity,
    seenPrice: 100,
  } satisfies StoredCartLine;
}

/** A requested line at a price of 100 cents, from the first line of an input. */
export function aNewLine(productId: string, quantity = 1, colour: Choice = null, size: Choice = null) {
  const variantId = variantIdOf(productId, colour, size);
  return {
    productId,
    variantId,
    colour,
    size,
    others: [],
    customFields: {},
    quantity,
    price: 100,
    field: ['lines', '0'],
  } satisfies NewLine;
}

/** An entry of the map of sellable products: no options, 100 cents, every variant with this stock. */
export function aSellableProduct(
  id: string,
  stock: number,
  change: Partial<QuantityRules> & {
    salePrice?: number;
    baseSalePrice?: number;
    lastSalePrice?: number;
    isWithdrawn?: boolean;
    colours?: string[];
    sizes?: string[];
  } = {},
): [string, SellableProduct] {
  const { salePrice = 100, isWithdrawn = false, colours = [], sizes = [] } = change;
  const { baseSalePrice = null, lastSalePrice = null } = change;
  const image = { url: '/x.svg', alt: '', width: 1, height: 1, sources: [] };
  const variants = combinationsOf({ colours, sizes, others: [] }).map((combination) => ({
    ...combination,
    id: variantIdOf(id, combination.colour, combination.size),
    salePrice,
    baseSalePrice,
    lastSalePrice,
    stock,
    weight: null,
    requiresShipping: true,
    leadTimeDays: null,
    backorderable: 0,
    availableFrom: null,
    ...quantityRulesIn(change),
    image: null,
    isWithdrawn: false,
  }));
  const swatches = colours.map((name) => ({ name, hex: '#336699', image: null }));
  return [
    id,
    {
      id,
      title: id,
      image,
      colours: swatches,
      sizes,
      otherOptions: [],
      taxClassId: null,
      type: null,
      isWithdrawn,
      variants,
    },
  ];
}
