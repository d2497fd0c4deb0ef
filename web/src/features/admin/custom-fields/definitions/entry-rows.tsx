import { t } from '@lingui/core/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { moved } from '../../ui/form/moved.ts';
import { RowGrip, RowMoves, RowStatus, useRowOrder } from '../../ui/form/row-order.tsx';
import styles from './definitions.module.css';

interface Entry {
  key: string;
  name: string;
}

interface EntryRowsProps<Of extends Entry> {
  label: string;
  entries: readonly Of[];
  describe: (entry: Of) => string;
  mayChange: boolean;
  /** Saves the order of the keys. */
  onReorder: (keys: readonly string[]) => Promise<unknown>;
  onEdit: (entry: Of) => void;
  onDelete: (entry: Of) => void;
}

/** Fields or product types in their order, with buttons to move, edit and delete each. */
export function EntryRows<Of extends Entry>(props: EntryRowsProps<Of>) {
  const { mayChange, onReorder } = props;
  // Shown until it is saved.
  const [unsaved, setUnsaved] = useState<readonly string[] | null>(null);
  const entries = unsaved ? props.entries.toSorted(inOrderOf(unsaved)) : props.entries;
  const order = useRowOrder(
    entries.map(({ name }) => name),
    (from, to) => {
      const keys = moved(entries, from, to).map(({ key }) => key);
      setUnsaved(keys);
      void onReorder(keys).then(() => setUnsaved((latest) => (latest === keys ? null : latest)));
    },
  );
  return (
    <>
      <ul role="list" aria-label={props.label} className={styles.rows}>
        {entries.map((entry, index) => (
          <li key={entry.key} className={styles.row} data-dragged={order.draggedPlace === index || undefined}>
            {mayChange && <RowGrip order={order} index={index} />}
            <div className={styles.text}>
              <span className={styles.name}>{entry.name}</span>
              <span className={styles.note}>{props.describe(entry)}</span>
            </div>
            {mayChange && (
              <div className={styles.actions}>
                <RowMoves order={order} index={index} />
                <IconButton label={t`Edit ${entry.name}`} onClick={() => props.onEdit(entry)}>
                  <Pencil size={18} aria-hidden="true" />
                </IconButton>
                <IconButton label={t`Delete ${entry.name}`} onClick={() => props.onDelete(entry)}>
                  <Trash size={18} aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      <RowStatus order={order} />
    </>
  );
}

/** Compares entries by the position of their keys. */
export const inOrderOf = (keys: readonly string[]) => (one: Entry, other: Entry) =>
  keys.indexOf(one.key) - keys.indexOf(other.key);
