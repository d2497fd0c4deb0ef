import { t } from '@lingui/core/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { FilterCheckbox } from './filter-checkbox.tsx';
import type { FilterOptions } from '../keep-shown.ts';
import { useShownValues } from './use-shown-values.ts';

const FIRST = 8;

interface BrandFilterProps {
  brands: FilterOptions['brands'];
  chosen: readonly string[];
  onToggle: (brand: string) => void;
}

/** Brand checkboxes: the first few and the selected ones, and all on demand. */
export function BrandFilter({ brands, chosen, onToggle }: BrandFilterProps) {
  const { shown, isLong, showsAll, toggleAll, touch } = useShownValues(brands, chosen, FIRST);
  const total = brands.length;
  return (
    <>
      {shown.map(({ value, count }) => (
        <FilterCheckbox
          key={value}
          name="brand"
          value={value}
          label={value}
          count={count}
          checked={chosen.includes(value)}
          onToggle={() => {
            touch(value);
            onToggle(value);
          }}
        />
      ))}
      {isLong && (
        <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={toggleAll}>
          {showsAll ? t`Show fewer brands` : t`Show all ${total} brands`}
        </Button>
      )}
    </>
  );
}
