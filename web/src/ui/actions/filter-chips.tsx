import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { Cluster } from '../layout/cluster.tsx';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';

/** An active filter in words: "Status: Pending". */
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
    <Cluster ref={area} as="ul" role="list" gap={8} aria-label={t`Applied filters`}>
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
 * A removed filter's button disappears with it. If it had the focus, that moves to the next button inside the element of
 * the returned ref, or to the page's heading when none is left. `change` is a value that differs after each change.
 */
function useRestoreFocus(change: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const known = useRef(change);
  useEffect(() => {
    if (known.current === change) return;
    known.current = change;
    if (document.activeElement !== document.body) return;
    const next = area.current?.querySelector('button') ?? document.querySelector('h1');
    next?.focus({ preventScroll: true });
  }, [change]);
  return area;
}
