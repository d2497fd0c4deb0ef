import { t } from '@lingui/core/macro';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** The checkbox that selects all rows of a table: the `control` of its first column. */
export function SelectAll({ selection }: { selection: Selection }) {
  return (
    <SelectionCheckbox
      label={t`Select all on this page`}
      checked={selection.extent === 'ALL'}
      isPartial={selection.extent === 'SOME'}
      isNamedWhenNarrow
      onPress={selection.pressAll}
    />
  );
}
