import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Cluster } from '../layout/cluster.tsx';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

/** An active filter with its label and value: "Status: Pending". */
export interface FilterChip {
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** The active filters of a list, each removable, and a button to clear them all; nothing without filters. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const area = useRestoreFocus(chips.map(({ label }) => label).join());
  if (chips.length === 0) return null;
  return (
    <Cluster {...area} as="ul" role="list" gap={8} aria-label={t`Applied filters`}>
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <Chip onRemove={onRemove}>{label}</Chip>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      </li>
    </Cluster>
  );
}
