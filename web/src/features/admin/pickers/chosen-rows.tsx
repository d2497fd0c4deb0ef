import { t } from '@lingui/core/macro';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { PickerRow, PickerRows } from './picker-rows.tsx';
import styles from './picker-rows.module.css';

interface ChosenRowsProps {
  rows: readonly { id: string; title: string; note?: string }[];
  /** Of the list. */
  label: string;
  /** How many there are, in words. */
  count: string;
  /** The id of the field that adds one, which gets the focus when a row goes. */
  fieldId: string;
  onRemove: (index: number) => void;
  /** What else can be done with one. */
  controls?: (index: number) => ReactNode;
}

/** What a form holds of something, each with a button that takes it out. */
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
