import { t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { PickerRow, PickerRows } from './picker-rows.tsx';
import styles from './picker-rows.module.css';

interface ChosenRowsProps {
  rows: readonly { id: string; title: string; note?: string }[];
  /** The list's label. */
  label: string;
  /** The number of rows with its unit. */
  count: string;
  /** The id of the field that adds a row; it gets the focus when a row is removed. */
  fieldId: string;
  onRemove: (index: number) => void;
  /** Additional controls for each row. */
  controls?: (index: number) => ReactNode;
}

/** A form's list of items, each with a remove button. */
export function ChosenRows({ rows, label, count, fieldId, onRemove, controls }: ChosenRowsProps) {
  return (
    <>
      <p className={styles.note}>{count}</p>
      <PickerRows label={label}>
        {rows.map(({ id, title, note }, index) => (
          <PickerRow key={id} title={title} note={note}>
            {controls?.(index)}
            <IconButton
              label={t`Remove ${title}`}
              onClick={() => {
                onRemove(index);
                document.getElementById(fieldId)?.focus();
              }}
            >
              <Trash size={18} aria-hidden="true" />
            </IconButton>
          </PickerRow>
        ))}
      </PickerRows>
    </>
  );
}
