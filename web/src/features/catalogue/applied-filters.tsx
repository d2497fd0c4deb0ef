import type { ShopSearch } from '../../app/shop-search.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

interface AppliedFiltersProps {
  search: ShopSearch;
  labelOf: (slug: string) => string;
  onChange: (change: Partial<ShopSearch>) => void;
}

/** What narrows the list, each removable, and a way to be rid of all of it. */
export function AppliedFilters({ search: { text, categories }, labelOf, onChange }: AppliedFiltersProps) {
  const area = useRestoreFocus([text, ...categories].join());
  if (text === '' && categories.length === 0) return null;
  return (
    <Cluster ref={area} as="ul" role="list" gap={8} aria-label="Applied filters">
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
          Clear all
        </Button>
      </li>
    </Cluster>
  );
}
