import type { StoredCartLine, SellableProducts, NewLine } from '../cart/cart-rules.ts';
import type { LineFields } from '../cart/line-fields.ts';
import { orderableUnits, smallestQuantity } from '../catalogue/variants/quantity-rules.ts';
import { optionsOf } from '../catalogue/variants/sellable-product.ts';
import { combinationIn } from '../catalogue/variants/variant-rules.ts';
import { isVariantProduct } from '../cart/line-rules.ts';

/** Why a wishlist item can't be moved to the cart. */
export type StayReason = 'CHOICE_NEEDED' | 'SOLD_OUT';

/** The effect of a move on wishlist items. */
export interface MovePlan {
  /** The smallest quantity of each is added to the cart: usually one unit. */
  additions: NewLine[];
  /** Items to remove from the wishlist: the additions, and those already in the cart. */
  fulfilled: string[];
  /** Items that stay on the wishlist, by product id. */
  stays: Map<string, StayReason>;
}

/**
 * Plans the move of wishlist items to the cart. Items have no chosen options and no custom fields, and an
 * item already in the cart is not added again, as with a product card's Add To Cart (specification, section
 * 4).
 */
export function planMove(
  productIds: readonly string[],
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  lineFields: LineFields,
  field: string[],
): MovePlan {
  const plan: MovePlan = { additions: [], fulfilled: [], stays: new Map() };
  for (const productId of productIds) {
    const product = sellable.get(productId);
    if (!product || product.isWithdrawn) continue;
    const [variant] = product.variants.filter(({ isWithdrawn }) => !isWithdrawn);
    const needsInput = lineFields.of(product).some(({ isRequired }) => isRequired);
    if (!variant || needsInput || isVariantProduct(optionsOf(product))) {
      plan.stays.set(productId, 'CHOICE_NEEDED');
    } else if (items.some((item) => item.productId === productId)) {
      plan.fulfilled.push(productId);
    } else if (orderableUnits(variant) === 0) {
      plan.stays.set(productId, 'SOLD_OUT');
    } else {
      plan.additions.push({
        productId,
        variantId: variant.id,
        ...combinationIn({}),
        customFields: {},
        quantity: smallestQuantity(variant),
        price: variant.salePrice,
        field,
      });
      plan.fulfilled.push(productId);
    }
  }
  return plan;
}
