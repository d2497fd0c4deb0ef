import type { Dispatch } from 'react';
import type { CartLine_lineFragment } from '../../gql/graphql.ts';
import { DataTable } from '../../ui/data/data-table.tsx';
import type { CartDraftAction, DraftedLine } from './cart-draft.ts';
import { CartRow } from './cart-row.tsx';
import { RemovedCartRow } from './removed-cart-row.tsx';
import styles from './cart-page.module.css';

const COLUMNS = [
  { key: 'product', label: 'Product' },
  { key: 'price', label: 'Price', numeric: true },
  { key: 'quantity', label: 'Quantity' },
  { key: 'subtotal', label: 'Subtotal', numeric: true },
  { key: 'remove', label: 'Remove', hidden: true },
];

interface CartTableProps {
  lines: DraftedLine<CartLine_lineFragment>[];
  dispatch: Dispatch<CartDraftAction>;
}

/** The lines of the cart; those to be removed stay in place with a button to restore them. */
export function CartTable({ lines, dispatch }: CartTableProps) {
  return (
    <div className={styles.table}>
      <DataTable caption="Products in your cart" columns={COLUMNS}>
        {lines.map((line) =>
          line.isRemoved ? (
            <RemovedCartRow
              key={line.id}
              line={line}
              columns={COLUMNS.length}
              onRestore={() => dispatch({ type: 'restore', id: line.id })}
            />
          ) : (
            <CartRow key={line.id} line={line} dispatch={dispatch} />
          ),
        )}
      </DataTable>
    </div>
  );
}
