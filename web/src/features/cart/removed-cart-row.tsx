import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import type { CartLine_lineFragment } from '../../gql/graphql.ts';
import { optionLabel } from '../../lib/chosen-options.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DataCell } from '../../ui/data/data-cell.tsx';
import { DataRow } from '../../ui/data/data-row.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './cart-row.module.css';

interface RemovedCartRowProps {
  line: CartLine_lineFragment;
  /** The table's number of columns. */
  columns: number;
  onRestore: () => void;
}

/**
 * A line to be removed, with a button to restore it; it takes the focus from the remove button, which is
 * gone.
 */
export function RemovedCartRow({ line, columns, onRestore }: RemovedCartRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const { title } = line.product;
  const variant = optionLabel(line);

  useEffect(() => undo.current?.focus(), []);

  return (
    <DataRow className={styles.removed}>
      <DataCell colSpan={columns}>
        <span className={styles.removedLine}>
          <span role="status">
            <Trans>Removed: {variant ? `${title} (${variant})` : title}</Trans>
          </span>
          <Button ref={undo} variant="quiet" size="sm" onClick={onRestore}>
            <Undo2 size={16} aria-hidden="true" />
            <Trans>
              Undo<VisuallyHidden> removing {title}</VisuallyHidden>
            </Trans>
          </Button>
        </span>
      </DataCell>
    </DataRow>
  );
}
