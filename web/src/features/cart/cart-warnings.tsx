import { useMutation } from '@apollo/client/react';
import { errorToast } from '../../apollo/error-toast.ts';
import { AcceptCartWarningsDocument, type Cart_cartFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { CartNotes } from './cart-notes.tsx';

/**
 * What the shop did to the products of the cart since the shopper last looked: told until it is accepted. Missing stock is
 * said at the lines, where it can be remedied.
 */
export function CartWarnings({ warnings }: Pick<Cart_cartFragment, 'warnings'>) {
  const [accept, { loading }] = useMutation(AcceptCartWarningsDocument);
  const news = warnings.filter(({ code }) => code === 'PRICE_CHANGED' || code === 'PRODUCT_UNAVAILABLE');

  async function acceptWarnings(): Promise<void> {
    try {
      await accept();
    } catch (error) {
      showToast(errorToast('Not noted', error, { retry: () => void acceptWarnings() }));
    }
  }

  return (
    <CartNotes title="Since you last looked" notes={news.map(({ message }) => message)}>
      <Button variant="outline" size="sm" pending={loading} onClick={() => void acceptWarnings()}>
        OK
      </Button>
    </CartNotes>
  );
}
