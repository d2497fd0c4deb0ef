import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { FilterOptions } from '../keep-shown.ts';
import { FilterCount } from './filter-checkbox.tsx';
import { useShownValues } from './use-shown-values.ts';
import styles from './facets.module.css';

/** Fills rows of two, three and four: the sizes XS to XXL and the most common numbers. */
const FIRST = 12;

interface SizeFilterProps {
  sizes: FilterOptions['sizes'];
  chosen: readonly string[];
  onToggle: (size: string) => void;
}

/**
 * Size checkboxes, side by side because they are short: the first few and the selected ones, and all on
 * demand.
 */
export function SizeFilter({ sizes, chosen, onToggle }: SizeFilterProps) {
  const id = useId();
  const { shown, isLong, showsAll, toggleAll, touch } = useShownValues(sizes, chosen, FIRST);
  const total = sizes.length;
  return (
    <>
      <div className={styles.sizes}>
        {shown.map(({ value, count }, index) => (
          <label key={value} className={styles.size} data-long={value.length > 4 || undefined}>
            <input
              className={styles.input}
              type="checkbox"
              name="size"
              value={value}
              checked={chosen.includes(value)}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={`${id}-${index}-count`}
              onChange={() => {
                touch(value);
                onToggle(value);
              }}
            />
            <span className={styles.box}>
              <span id={`${id}-${index}`}>{value}</span>
              <span id={`${id}-${index}-count`}>
                <FilterCount count={count} />
              </span>
            </span>
          </label>
        ))}
      </div>
      {isLong && (
        <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={toggleAll}>
          {showsAll ? t`Show fewer sizes` : t`Show all ${total} sizes`}
        </Button>
      )}
    </>
  );
}
