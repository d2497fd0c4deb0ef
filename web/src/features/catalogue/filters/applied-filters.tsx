import { noFilters, type ShopSearch } from '../../../navigation/shop-search.ts';
import { FilterChips } from '../../../ui/actions/filter-chips.tsx';
import type { AppliedFilter } from './filter-labels.ts';

interface AppliedFiltersProps {
  text: string;
  filters: readonly AppliedFilter[];
  onChange: (change: Partial<ShopSearch>) => void;
}

/** The active filters, each removable, and a button to clear them all. */
export function AppliedFilters({ text, filters, onChange }: AppliedFiltersProps) {
  const chips = filters.map(({ label, off }) => ({ label, onRemove: () => onChange(off) }));
  if (text !== '') chips.unshift({ label: `“${text}”`, onRemove: () => onChange({ text: '' }) });
  return <FilterChips chips={chips} onClear={() => onChange({ text: '', ...noFilters })} />;
}
