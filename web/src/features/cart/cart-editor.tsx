import { lazy, Suspense, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutState } from '../../app/checkout-state.ts';
import { paths } from '../../app/paths.ts';
import type { Cart_cartFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Cluster } from '../../ui/cluster.tsx';
import { Stack } from '../../ui/stack.tsx';
import { applyDraft, cartDraft, emptyDraft } from './cart-draft.ts';
import styles from './cart-page.module.css';
import { CartTable } from './cart-table.tsx';
import { CartTotal } from './cart-total.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useUpdateCart } from './use-update-cart.ts';

const AlertDialog = lazy(async () => ({ default: (await import('../../ui/alert-dialog.tsx')).AlertDialog }));

/** A filled cart: its lines, 'Update Cart', and the total with the way to the checkout. */
export function CartEditor({ cart }: { cart: Cart_cartFragment }) {
  const [draft, dispatch] = useReducer(cartDraft, emptyDraft);
  const [notes, setNotes] = useState<string[]>([]);
  const [updateCart, { loading }] = useUpdateCart();
  const navigate = useNavigate();
  const { lines, subtotal, isChanged } = applyDraft(cart.lines, draft);
  const leaving = useLeaveWarning(isChanged);
  const soldOut = lines.filter((line) => !line.isRemoved && !line.product.inStock);

  /** Answers whether the cart is now what the shopper saw. */
  async function save(): Promise<boolean> {
    if (loading) return false;
    const { outcome, warnings } = await updateCart(draft);
    setNotes(warnings);
    if (outcome !== 'failed') dispatch({ type: 'saved', draft });
    return outcome === 'done';
  }

  async function proceed(): Promise<void> {
    if (soldOut.length > 0) {
      setNotes([`Please remove what is sold out: ${soldOut.map((line) => line.product.title).join(', ')}`]);
      return;
    }
    if (isChanged && !(await save())) return;
    leaving.allowNext();
    const state: CheckoutState = { source: 'cart' };
    await navigate(paths.checkout(), { state });
  }

  return (
    <>
      <div role="alert">{notes.length > 0 && <CartNotes notes={notes} />}</div>
      <Stack gap={24}>
        <CartTable lines={lines} dispatch={dispatch} />
        <Cluster justify="between" className={styles.actions}>
          <ButtonLink to={paths.shop()} variant="outline">
            Return To Shop
          </ButtonLink>
          <Cluster justify="end" className={styles.update}>
            <span role="status" className={styles.unsaved}>
              {isChanged && 'Unsaved changes'}
            </span>
            <Button variant="outline" disabled={!isChanged} pending={loading} onClick={() => void save()}>
              Update Cart
            </Button>
          </Cluster>
        </Cluster>
        <CartTotal
          subtotal={subtotal}
          isDraft={isChanged}
          isEmpty={lines.every((line) => line.isRemoved)}
          pending={loading}
          onProceed={() => void proceed()}
        />
      </Stack>
      {leaving.isAsked && (
        <Suspense>
          <AlertDialog
            open
            onOpenChange={(open) => !open && leaving.stay()}
            title="Leave without updating the cart?"
            description="You have changed your cart but not saved it. If you leave now, these changes are lost."
            cancelLabel="Stay"
            confirmLabel="Leave"
            danger
            onConfirm={leaving.leave}
          />
        </Suspense>
      )}
    </>
  );
}

function CartNotes({ notes }: { notes: string[] }) {
  return (
    <Callout tone="warning" title="Please look at your cart again" className={styles.notes}>
      <ul role="list">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Callout>
  );
}
