import { useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { useCurrency } from '../../apollo/use-currency.ts';
import { paths } from '../../app/paths.ts';
import { useLoginGate } from '../../app/use-login-gate.ts';
import {
  AddToCartDocument,
  type AddToCartMutation,
  type ProductCard_productFragment,
} from '../../gql/graphql.ts';
import { formatCartMoney } from '../../lib/money.ts';
import { plural } from '../../lib/plural.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** What goes into the cart: `quantity` is 1 unless told; a colour and a size for products that have them. */
export interface CartAddition {
  product: Pick<ProductCard_productFragment, 'id' | 'title' | 'image'>;
  colour?: string | null;
  size?: string | null;
  quantity?: number;
}

/**
 * Puts a product into the cart and says so in a notice; a visitor is sent to the login first. Answers whether the
 * product is in the cart now. Failures are told in a notice, too.
 */
export function useAddToCart(): readonly [
  (addition: CartAddition) => Promise<boolean>,
  { loading: boolean },
] {
  const [mutate, { loading }] = useMutation(AddToCartDocument);
  const passLogin = useLoginGate();
  const currency = useCurrency();

  async function addToCart({
    product,
    colour = null,
    size = null,
    quantity = 1,
  }: CartAddition): Promise<boolean> {
    const line = { productId: product.id, colour, size, quantity };
    if (!passLogin({ kind: 'add-to-cart', ...line })) return false;
    try {
      const { data } = await mutate({ variables: { lines: [line] } });
      const payload = data?.cartLinesAdd;
      if (!payload?.cart) {
        showToast({ tone: 'error', title: 'Not added to cart', details: reasons(payload) });
        return false;
      }
      showToast({
        tone: 'success',
        title: 'Item added to cart',
        image: product.image,
        details: [
          product.title,
          `Quantity: ${quantity}`,
          `${plural(payload.cart.itemCount, 'item')} in cart`,
          `Subtotal: ${formatCartMoney(payload.cart.subtotal, currency)}`,
          ...payload.warnings.map(({ message }) => message),
        ],
        link: { to: paths.cart(), label: 'View cart' },
      });
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: 'Not added to cart', details: [errorMessage(error)] });
      return false;
    }
  }

  return [addToCart, { loading }] as const;
}

function reasons(payload: AddToCartMutation['cartLinesAdd'] | undefined): string[] {
  return payload?.userErrors.map(({ message }) => message) ?? [];
}
