import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Cluster } from '../layout/cluster.tsx';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';

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

/**
 * The button of a removed filter disappears with it. If it was clicked, focus moves to the next button inside
 * the element with the returned props, or to the page's heading if none is left. A filter set elsewhere, for
 * example by Enter in a field that then loses the focus, must not move it: the same Enter would press the
 * button. `change` must differ after each change.
 */
function useRestoreFocus(change: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    const next = ref.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
  }, [change]);
  return { ref, onClickCapture: () => void (isPressed.current = true) };
}
