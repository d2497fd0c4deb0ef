import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message.ts';
import { paths } from '../../app/paths.ts';
import {
  MoveToCartDocument,
  type ProductCard_productFragment,
  ToggleWishlistDocument,
} from '../../gql/graphql.ts';
import { plural } from '../../lib/plural.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { useCart } from '../cart/use-cart.ts';
import { moveToCartPlan } from './move-to-cart-plan.ts';

/**
 * 'Move All To Bag': puts one of each normal product into the cart and takes it off the wishlist; products that need a
 * choice or are sold out stay, and are named. The second value tells whether it is under way.
 */
export function useMoveToCart(
  products: readonly ProductCard_productFragment[],
): readonly [() => void, boolean] {
  const { cart } = useCart();
  const [add] = useMutation(MoveToCartDocument);
  const [toggle] = useMutation(ToggleWishlistDocument);
  const [isMoving, setMoving] = useState(false);

  async function move(): Promise<void> {
    const plan = moveToCartPlan(products, new Set(cart?.lines.map((line) => line.product.id)));
    const leftovers = [
      ...naming('Choose colour or size first', plan.undecided),
      ...naming('Sold out', plan.soldOut),
    ];
    const moved = [...plan.additions, ...plan.present];
    if (moved.length === 0) return refuse(leftovers);

    if (plan.additions.length > 0) {
      const lines = plan.additions.map(({ id }) => ({ productId: id, quantity: 1 }));
      const payload = (await add({ variables: { lines } })).data?.cartLinesAdd;
      if (!payload?.cart) return refuse(payload?.userErrors.map(({ message }) => message) ?? []);
    }
    // One after the other: each answer is the whole wishlist, and the last one has to be the last.
    for (const { id } of moved) await toggle({ variables: { productId: id } });
    showToast({
      tone: 'success',
      title: 'Moved to your cart',
      details: [plural(moved.length, 'product'), ...leftovers],
      link: { to: paths.cart(), label: 'View cart' },
    });
  }

  async function moveAll(): Promise<void> {
    if (isMoving) return;
    setMoving(true);
    try {
      await move();
    } catch (error) {
      refuse([errorMessage(error)]);
    } finally {
      setMoving(false);
    }
  }

  return [() => void moveAll(), isMoving] as const;
}

function naming(why: string, products: readonly { title: string }[]): string[] {
  return products.length === 0 ? [] : [`${why}: ${products.map(({ title }) => title).join(', ')}`];
}

function refuse(details: string[]): void {
  showToast({ tone: 'error', title: 'Not moved to your cart', details });
}
