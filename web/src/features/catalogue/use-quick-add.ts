import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';

/**
 * A card's Add To Cart: one unit of a product without choices, unless it is in the cart already (specification
 * section 4); then it only says so. The second value tells whether the addition is under way.
 */
export function useQuickAdd(product: ProductCard_productFragment): readonly [() => void, boolean] {
  const [addToCart, { loading }] = useAddToCart();
  return [() => void addToCart({ product, unlessInCart: true }), loading] as const;
}
