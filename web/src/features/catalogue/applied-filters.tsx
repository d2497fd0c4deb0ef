import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { ShopSearch } from '../../navigation/shop-search.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';

interface AppliedFiltersProps {
  search: ShopSearch;
  labelOf: (slug: string) => string;
  onChange: (change: Partial<ShopSearch>) => void;
}

/** The active filters, each removable, and a button to clear them all. */
export function AppliedFilters({ search: { text, categories }, labelOf, onChange }: AppliedFiltersProps) {
  const area = useRestoreFocus([text, ...categories].join());
  if (text === '' && categories.length === 0) return null;
  return (
    <Cluster ref={area} as="ul" role="list" gap={8} aria-label={t`Applied filters`}>
      {text !== '' && (
        <li>
          <Chip onRemove={() => onChange({ text: '' })}>{`“${text}”`}</Chip>
        </li>
      )}
      {categories.map((slug) => (
        <li key={slug}>
          <Chip onRemove={() => onChange({ categories: categories.filter((other) => other !== slug) })}>
            {labelOf(slug)}
          </Chip>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={() => onChange({ text: '', categories: [] })}>
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
