import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAction } from '../../apollo/use-action.ts';
import { AcceptCartWarningsDocument, type Cart_cartFragment } from '../../gql/graphql.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './cart-page.module.css';

/**
 * What has changed about the cart's products since the shopper last looked; shown until acknowledged. Missing
 * stock and quantities that are not allowed are shown at the lines, where the shopper can fix it.
 */
export function CartWarnings({ warnings }: Pick<Cart_cartFragment, 'warnings'>) {
  const [accept, isAccepting] = useAction(AcceptCartWarningsDocument, {
    result: (payload) => payload.cart,
    failure: t`Not saved`,
  });
  const changes = warnings.filter(({ code }) => code === 'PRICE_CHANGED' || code === 'PRODUCT_UNAVAILABLE');

  return (
    <CartNotes title={t`Since your last visit`} notes={changes.map(({ message }) => message)}>
      <Button variant="outline" size="sm" pending={isAccepting} onClick={() => void accept({})}>
        <Trans>OK</Trans>
      </Button>
    </CartNotes>
  );
}

interface CartNotesProps {
  title: string;
  /** Without notes nothing is visible, but the live region stays rendered for later messages. */
  notes: readonly string[];
  children?: ReactNode;
}

/** Messages about the cart as a whole, above its lines. */
export function CartNotes({ title, notes, children }: CartNotesProps) {
  return (
    <div role="alert">
      {notes.length > 0 && (
        <Callout tone="warning" title={title} className={styles.notes}>
          <Stack gap={8} align="start">
            <ul role="list">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            {children}
          </Stack>
        </Callout>
      )}
    </div>
  );
}
