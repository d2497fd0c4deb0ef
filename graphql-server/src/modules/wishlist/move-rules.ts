import type { StoredCartLine, SellableProducts, NewLine } from '../cart/cart-rules.ts';
import { isVariantProduct } from '../cart/line-rules.ts';

/** Why a wish can't be moved to the cart. */
export type StayReason = 'CHOICE_NEEDED' | 'SOLD_OUT';

/** What a move does with wished products. */
export interface MovePlan {
  /** One unit of each goes into the cart. */
  additions: NewLine[];
  /** Are fulfilled, and go from the wishlist: those additions, and what lies in the cart already. */
  fulfilled: string[];
  /** Stay, by product id. */
  stays: Map<string, StayReason>;
}

/**
 * Sorts wished products by what a move to the cart can do with them. Nobody has chosen a colour or size for them, and
 * one that lies in the cart is not added once more, as with a card's Add To Cart (specification, section 4).
 */
export function planMove(
  productIds: readonly string[],
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  field: string[],
): MovePlan {
  const plan: MovePlan = { additions: [], fulfilled: [], stays: new Map() };
  for (const productId of productIds) {
    const product = sellable.get(productId);
    if (!product || product.isWithdrawn) continue;
    if (isVariantProduct(product.options)) {
      plan.stays.set(productId, 'CHOICE_NEEDED');
    } else if (items.some((item) => item.productId === productId)) {
      plan.fulfilled.push(productId);
    } else if (product.stock === 0) {
      plan.stays.set(productId, 'SOLD_OUT');
    } else {
      plan.additions.push({
        productId,
        colour: null,
        size: null,
        quantity: 1,
        price: product.salePrice,
        field,
      });
      plan.fulfilled.push(productId);
    }
  }
  return plan;
}
