import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { noFilters, type ShopSearch } from '../../../navigation/shop-search.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import type { AppliedFilter } from './filter-labels.ts';

interface AppliedFiltersProps {
  text: string;
  filters: readonly AppliedFilter[];
  onChange: (change: Partial<ShopSearch>) => void;
}

/** The active filters, each removable, and a button to clear them all. */
export function AppliedFilters({ text, filters, onChange }: AppliedFiltersProps) {
  const area = useRestoreFocus([text, ...filters.map(({ key }) => key)].join());
  if (text === '' && filters.length === 0) return null;
  return (
    <Cluster ref={area} as="ul" role="list" gap={8} aria-label={t`Applied filters`}>
      {text !== '' && (
        <li>
          <Chip onRemove={() => onChange({ text: '' })}>{`“${text}”`}</Chip>
        </li>
      )}
      {filters.map(({ key, label, off }) => (
        <li key={key}>
          <Chip onRemove={() => onChange(off)}>{label}</Chip>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={() => onChange({ text: '', ...noFilters })}>
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
