import type { ShopSearch } from '../../../../navigation/shop-search.ts';
import { conditionLabels } from '../filter-labels.ts';
import type { FilterOptions } from '../keep-shown.ts';
import { FilterCheckbox } from './filter-checkbox.tsx';

interface ConditionFilterProps {
  search: ShopSearch;
  /** Null while loading. */
  options: FilterOptions | null;
  onChange: (change: Partial<ShopSearch>) => void;
}

/** Filters for products that are in stock, on sale or new. */
export function ConditionFilter({ search, options, onChange }: ConditionFilterProps) {
  const labels = conditionLabels();
  const counts = {
    inStock: options?.inStockCount,
    onSale: options?.discountedCount,
    isNew: options?.newCount,
  };
  return (['inStock', 'onSale', 'isNew'] as const).map((condition) => (
    <FilterCheckbox
      key={condition}
      name={condition}
      value="1"
      label={labels[condition]}
      count={counts[condition]}
      checked={search[condition]}
      onToggle={() => onChange({ [condition]: !search[condition] })}
    />
  ));
}
