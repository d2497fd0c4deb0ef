import { t } from '@lingui/core/macro';
import type { Dispatch } from 'react';
import { haveSameOptions } from '../../lib/chosen-options.ts';
import { linesBreakingRules } from '../../lib/quantity-rules.ts';
import { DataTable } from '../../ui/data/data-table.tsx';
import type { CartDraftAction } from './draft/cart-draft.ts';
import { CartRow } from './cart-row.tsx';
import { RemovedCartRow } from './removed-cart-row.tsx';
import styles from './cart-page.module.css';
import type { PricedLine } from './draft/use-draft-prices.ts';

const columns = () => [
  { key: 'product', label: t`Product` },
  { key: 'price', label: t`Price`, numeric: true },
  { key: 'quantity', label: t`Quantity` },
  { key: 'subtotal', label: t`Subtotal`, numeric: true },
  { key: 'remove', label: t`Remove`, hidden: true },
];

interface CartTableProps {
  lines: PricedLine[];
  dispatch: Dispatch<CartDraftAction>;
}

/** The lines of the cart; removed ones stay in place with a button to restore them. */
export function CartTable({ lines, dispatch }: CartTableProps) {
  const staying = lines.filter(({ isRemoved }) => !isRemoved);
  const broken = linesBreakingRules(staying);
  const isOnly = (line: PricedLine) =>
    !staying.some(
      (other) => other !== line && other.product.id === line.product.id && haveSameOptions(other, line),
    );
  return (
    <div className={styles.table}>
      <DataTable caption={t`Products in your cart`} columns={columns()}>
        {lines.map((line) =>
          line.isRemoved ? (
            <RemovedCartRow
              key={line.id}
              line={line}
              columns={columns().length}
              onRestore={() => dispatch({ type: 'restore', id: line.id })}
            />
          ) : (
            <CartRow
              key={line.id}
              line={line}
              isOnly={isOnly(line)}
              breaksRules={broken.includes(line)}
              dispatch={dispatch}
            />
          ),
        )}
      </DataTable>
    </div>
  );
}
