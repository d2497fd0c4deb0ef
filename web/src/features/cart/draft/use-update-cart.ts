import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { userErrorMessages } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import {
  type Cart_cartFragment,
  ReplaceCartDocument,
  type ReplaceCartMutation,
} from '../../../gql/graphql.ts';
import { formatCartMoney } from '../../../lib/money.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { isCartChanged, sendForCurrentCart } from '../shared/cart-conflict.ts';
import { applyDraft, type CartDraft, inputOf } from './cart-draft.ts';

/**
 * The result of an update. `notes` describe how the cart differs from what the shopper saw; the cart is null
 * if the update failed.
 */
interface CartUpdate {
  cart: Cart_cartFragment | null;
  notes: string[];
}

const FAILED: CartUpdate = { cart: null, notes: [] };
const notUpdated = () => t`Cart not updated`;
const changesKept = () => t`Your changes are still here.`;
const changedElsewhere = () => t`Your cart was also changed in another window. It now has both changes.`;

type Payload = ReplaceCartMutation['cartReplace'];

/**
 * 'Update Cart': replaces the lines in one request and reports item count and subtotal (specification section
 * 4). The server accepts it only for the version of the cart on screen. If another window has changed the
 * cart, the error contains the current one: the edits are applied to it and sent again, so that nothing is
 * lost.
 */
export function useUpdateCart(): readonly [
  (cart: Cart_cartFragment, draft: CartDraft, retry: () => void) => Promise<CartUpdate>,
  { loading: boolean },
] {
  const [replace, { loading }] = useMutation(ReplaceCartDocument);
  const currency = useCurrency();

  async function send(cart: Cart_cartFragment, draft: CartDraft): Promise<Payload | undefined> {
    const variables = { lines: inputOf(applyDraft(cart.lines, draft).lines), expectedVersion: cart.version };
    return (await replace({ variables })).data?.cartReplace;
  }

  async function updateCart(
    shown: Cart_cartFragment,
    draft: CartDraft,
    retry: () => void,
  ): Promise<CartUpdate> {
    try {
      const { payload, attempts } = await sendForCurrentCart(
        shown,
        (current) => send(current, draft),
        (current) => !applyDraft(current.lines, draft).isChanged,
      );
      if (!payload?.cart || isCartChanged(payload)) {
        const details = userErrorMessages(payload);
        showToast({ tone: 'error', title: notUpdated(), details: [...details, changesKept()] });
        return FAILED;
      }
      const { cart, warnings } = payload;
      showToast({
        tone: 'success',
        title: t`Cart updated`,
        about: 'cart',
        details: [
          plural(cart.totals.itemCount, { one: '# item', other: '# items' }),
          t`Subtotal: ${formatCartMoney(cart.totals.subtotal, currency)}`,
        ],
      });
      const notes = warnings.map(({ message }) => message);
      return { cart, notes: attempts > 1 ? [changedElsewhere(), ...notes] : notes };
    } catch (error) {
      showToast(errorToast(notUpdated(), error, { retry, details: [changesKept()] }));
      return FAILED;
    }
  }

  return [updateCart, { loading }] as const;
}
