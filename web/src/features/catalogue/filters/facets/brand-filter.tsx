import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { FilterCheckbox } from './filter-checkbox.tsx';
import type { FilterOptions } from '../keep-shown.ts';

/** So many are shown at first; one more than a button in their place would hide is shown, too. */
const FIRST = 8;

interface BrandFilterProps {
  brands: FilterOptions['brands'];
  chosen: readonly string[];
  onToggle: (brand: string) => void;
}

/** Brands to tick: the first of them, those that are chosen, and all on demand. */
export function BrandFilter({ brands, chosen, onToggle }: BrandFilterProps) {
  const [showsAll, setShowAll] = useState(false);
  // One that was ticked and unticked again does not vanish under the pointer.
  const [touched, setTouched] = useState<readonly string[]>([]);
  const isLong = brands.length > FIRST + 1;
  const total = brands.length;
  return (
    <>
      {brands
        .filter(
          ({ value }, index) =>
            !isLong || showsAll || index < FIRST || chosen.includes(value) || touched.includes(value),
        )
        .map(({ value, count }) => (
          <FilterCheckbox
            key={value}
            name="brand"
            value={value}
            label={value}
            count={count}
            checked={chosen.includes(value)}
            onToggle={() => {
              setTouched([...touched, value]);
              onToggle(value);
            }}
          />
        ))}
      {isLong && (
        <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={() => setShowAll(!showsAll)}>
          {showsAll ? t`Show fewer brands` : t`Show all ${total} brands`}
        </Button>
      )}
    </>
  );
}
