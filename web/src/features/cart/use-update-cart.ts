import { useApolloClient, useMutation } from '@apollo/client/react';
import { errorMessage } from '../../apollo/error-message.ts';
import { useCurrency } from '../../apollo/use-currency.ts';
import { CartDocument, ReplaceCartDocument } from '../../gql/graphql.ts';
import { formatCartMoney } from '../../lib/money.ts';
import { plural } from '../../lib/plural.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { applyDraft, type CartDraft } from './cart-draft.ts';

/** How an update went: 'changed' when the shop had to change more than was asked, which the warnings tell. */
interface CartUpdate {
  outcome: 'done' | 'changed' | 'failed';
  warnings: string[];
}

const FAILED: CartUpdate = { outcome: 'failed', warnings: [] };

/**
 * 'Update Cart': replaces the list in one call and reports item count and subtotal (specification section 4). The edits
 * are laid over the cart as the server has it now, so that what another tab has added meanwhile stays.
 */
export function useUpdateCart(): readonly [(draft: CartDraft) => Promise<CartUpdate>, { loading: boolean }] {
  const client = useApolloClient();
  const [replace, { loading }] = useMutation(ReplaceCartDocument);
  const currency = useCurrency();

  async function updateCart(draft: CartDraft): Promise<CartUpdate> {
    try {
      const { data: fresh } = await client.query({ query: CartDocument, fetchPolicy: 'network-only' });
      const kept = applyDraft(fresh?.cart.lines ?? [], draft).lines.filter((line) => !line.isRemoved);
      const lines = kept.map(({ product, colour, size, quantity }) => ({
        productId: product.id,
        colour,
        size,
        quantity,
      }));
      const payload = (await replace({ variables: { lines } })).data?.cartReplace;
      if (!payload?.cart) return fail(payload?.userErrors.map(({ message }) => message) ?? []);
      const warnings = payload.warnings.map(({ message }) => message);
      showToast({
        tone: 'success',
        title: 'Cart updated',
        details: [
          plural(payload.cart.itemCount, 'item'),
          `Subtotal: ${formatCartMoney(payload.cart.subtotal, currency)}`,
        ],
      });
      return { outcome: warnings.length > 0 ? 'changed' : 'done', warnings };
    } catch (error) {
      return fail([errorMessage(error)]);
    }
  }

  return [updateCart, { loading }] as const;
}

function fail(reasons: string[]): CartUpdate {
  showToast({
    tone: 'error',
    title: 'Cart not updated',
    details: [...reasons, 'Your changes are kept here.'],
  });
  return FAILED;
}
