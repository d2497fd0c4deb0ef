import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutState } from '../../navigation/checkout-state.ts';
import { paths } from '../../navigation/paths.ts';
import type { Cart_cartFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { RestoredDraft } from '../../ui/forms/restored-draft.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { applyDraft } from './draft/cart-draft.ts';
import { CartNotes, CartWarnings } from './cart-warnings.tsx';
import styles from './cart-page.module.css';
import { CartTable } from './cart-table.tsx';
import { CartTotal } from './cart-total.tsx';
import { useCartNotes } from './use-cart-notes.ts';
import { useDraftPrices } from './draft/use-draft-prices.ts';
import { useKeptCartDraft } from './draft/use-kept-cart-draft.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { useUpdateCart } from './draft/use-update-cart.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/alert-dialog.tsx')).AlertDialog,
}));

/** A cart with lines: 'Update Cart', and the total with the link to the checkout. */
export function CartEditor({ cart }: { cart: Cart_cartFragment }) {
  const { draft, dispatch, isRestored, discard } = useKeptCartDraft(cart.lines);
  const [updateCart, { loading }] = useUpdateCart();
  const [notes, setNotes] = useCartNotes(cart.lines, draft, loading);
  const navigate = useNavigate();
  const { lines: drafted, isChanged } = applyDraft(cart.lines, draft);
  const { lines, ...prices } = useDraftPrices(cart, drafted, isChanged);
  const leaving = useLeaveWarning(isChanged);
  const latestSave = useRef<() => Promise<unknown>>(async () => undefined);

  /** Saves and returns the cart if it now equals what the shopper saw, else null. */
  async function save(): Promise<Cart_cartFragment | null> {
    if (!isChanged) return cart;
    if (loading) return null;
    const update = await updateCart(cart, draft, () => void latestSave.current());
    setNotes(update.notes);
    if (update.cart) dispatch({ type: 'saved', draft });
    return update.notes.length === 0 ? update.cart : null;
  }

  // A toast outlives the render that created it; its retry must save the edits on screen at that time.
  useEffect(() => {
    latestSave.current = save;
  });

  async function proceed(): Promise<void> {
    const saved = await save();
    if (!saved) return;
    const obstacles = saved.warnings.filter(
      ({ code }) => code === 'SOLD_OUT' || code === 'STOCK_SHORT' || code === 'QUANTITY_NOT_ALLOWED',
    );
    if (obstacles.length > 0) {
      setNotes([...obstacles.map(({ message }) => message), t`Please change this first.`]);
      return;
    }
    leaving.allowNext();
    const state: CheckoutState = { source: 'cart' };
    await navigate(paths.checkout(), { state });
  }

  return (
    <>
      <CartWarnings warnings={cart.warnings} />
      <CartNotes title={t`Please review your cart`} notes={notes} />
      <RestoredDraft isShown={isRestored && isChanged} onDiscard={discard} />
      <Stack gap={24}>
        <CartTable lines={lines} dispatch={dispatch} />
        <Cluster justify="between" className={styles.actions}>
          <ButtonLink to={paths.shop()} variant="outline">
            <Trans>Return To Shop</Trans>
          </ButtonLink>
          <Cluster justify="end" className={styles.update}>
            <span role="status" className={styles.unsaved}>
              {isChanged && t`Unsaved changes`}
            </span>
            <Button variant="outline" disabled={!isChanged} pending={loading} onClick={() => void save()}>
              <Trans>Update Cart</Trans>
            </Button>
          </Cluster>
        </Cluster>
        <CartTotal
          {...prices}
          isDraft={isChanged}
          isEmpty={lines.every((line) => line.isRemoved)}
          pending={loading}
          onProceed={() => void proceed()}
        />
      </Stack>
      {leaving.isBlocked && (
        <Suspense>
          <AlertDialog
            open
            onOpenChange={(open) => !open && leaving.stay()}
            title={t`Leave without updating the cart?`}
            description={t`You have changed your cart but not saved it. If you leave now, these changes are lost.`}
            cancelLabel={t`Stay`}
            confirmLabel={t`Leave`}
            danger
            onConfirm={() => {
              discard();
              leaving.leave();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
