import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../apollo/use-action.ts';
import { BuyAgainDocument, type Order_orderFragment } from '../../../gql/graphql.ts';
import { optionsOf } from '../../../lib/chosen-options.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { useCart } from '../../cart/shared/use-cart.ts';

/**
 * Adds the order's products to the cart again, in the same colors and sizes. What is not available is left
 * out, and quantities follow the stock and the variants' rules; a toast says what changed.
 */
export function BuyAgain({ order }: { order: Order_orderFragment }) {
  const navigate = useNavigate();
  const { cart } = useCart();
  const offered = order.lines.filter(({ productHandle }) => productHandle != null);
  const [add, isAdding] = useAction(BuyAgainDocument, {
    result: (payload) => payload,
    failure: t`Not added to cart`,
    onDone: ({ warnings }) => {
      const details = warnings.map(({ message }) => message);
      showToast({ tone: 'success', title: t`Items added to cart`, details });
      void navigate(paths.cart());
    },
  });
  if (offered.length === 0) return null;
  const lines = offered.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    ...optionsOf(line),
  }));
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        pending={isAdding}
        // The version of the cached cart, so that repeating the request adds nothing twice.
        onClick={() => void add({ lines, expectedVersion: cart?.version ?? null })}
      >
        <Trans>Buy again</Trans>
      </Button>
    </div>
  );
}
