import { paths } from '../../app/paths.ts';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useCart } from '../cart/use-cart.ts';

/**
 * A card's Add To Cart: one unit of a product without choices, unless it is in the cart already (specification
 * section 4); then it only says so. The second value tells whether the addition is under way.
 */
export function useQuickAdd(product: ProductCard_productFragment): readonly [() => void, boolean] {
  const { cart } = useCart();
  const [addToCart, { loading }] = useAddToCart();

  function quickAdd(): void {
    if (cart?.lines.some((line) => line.product.id === product.id)) {
      showToast({
        tone: 'success',
        title: 'Already in your cart',
        image: product.image,
        details: [product.title],
        link: { to: paths.cart(), label: 'View cart' },
      });
      return;
    }
    void addToCart({ product });
  }

  return [quickAdd, loading] as const;
}
