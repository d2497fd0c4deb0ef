import { plural, t } from '@lingui/core/macro';
import { paths } from '../../../navigation/paths.ts';
import type {
  AddToCartMutation,
  CartLine_lineFragment,
  ProductCard_productFragment,
} from '../../../gql/graphql.ts';
import { formatCartMoney } from '../../../lib/money.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

interface AddedLine {
  product: ProductCard_productFragment;
  /** The number of units added. */
  quantity: number;
  /** The cart's line before and after. */
  before: CartLine_lineFragment | undefined;
  now: CartLine_lineFragment | undefined;
}

/** The toast after an addition: an existing line grew, or a line was added (specification section 8). */
export function notifyAdded(
  { product, quantity, before, now }: AddedLine,
  { cart, warnings }: AddToCartMutation['cartLinesAdd'],
  currency: string,
): void {
  // A cart that was not cached, or that still waits for the response to the last click, lacks the line.
  const isGrown = now !== undefined && (before !== undefined || now.quantity > quantity);
  showToast({
    tone: 'success',
    title: isGrown ? t`Cart Item updated` : t`Item added to cart`,
    about: 'cart',
    image: now?.image ?? product.image,
    details: [
      product.title,
      t`Quantity: ${isGrown ? now.quantity : quantity}`,
      t`${plural(cart?.totals.itemCount ?? 0, { one: '# item', other: '# items' })} in cart`,
      t`Subtotal: ${formatCartMoney(cart?.totals.subtotal ?? 0, currency)}`,
      ...warnings.map(({ message }) => message),
    ],
    link: { to: paths.cart(), label: t`View cart` },
  });
}

/** The toast for a product that is already in the cart and is not added again. */
export function notifyAlreadyInCart({ title, image }: ProductCard_productFragment): void {
  showToast({
    tone: 'success',
    title: t`Already in your cart`,
    about: 'cart',
    image,
    details: [title],
    link: { to: paths.cart(), label: t`View cart` },
  });
}
