import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import styles from './selectable-cell.module.css';
import type { Selection } from './use-selection.ts';

interface SelectableCellProps {
  /** Null if rows can't be selected. */
  selection: Selection | null;
  id: string;
  /** The row's name, which labels the checkbox. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** The cell with a row's name and checkbox. */
export function SelectableCell({ selection, id, name, className, children }: SelectableCellProps) {
  if (!selection) return <DataCell className={className}>{children}</DataCell>;
  return (
    <DataCell className={className}>
      <span className={styles.row}>
        <SelectionCheckbox
          label={t`Select ${name}`}
          checked={selection.has(id)}
          onPress={(isSelected, isRange) => selection.press({ id, isSelected, isRange })}
        />
        <span className={styles.content}>{children}</span>
      </span>
    </DataCell>
  );
}
