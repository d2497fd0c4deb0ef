import { useId } from 'react';
import type { FilterOptions } from '../keep-shown.ts';
import { FilterCount } from './filter-checkbox.tsx';
import styles from './facets.module.css';

interface SizeFilterProps {
  sizes: FilterOptions['sizes'];
  chosen: readonly string[];
  onToggle: (size: string) => void;
}

/** Sizes to tick, side by side because they are short. */
export function SizeFilter({ sizes, chosen, onToggle }: SizeFilterProps) {
  const id = useId();
  return (
    <div className={styles.sizes}>
      {sizes.map(({ value, count }, index) => (
        <label key={value} className={styles.size} data-long={value.length > 4 || undefined}>
          <input
            className={styles.input}
            type="checkbox"
            name="size"
            value={value}
            checked={chosen.includes(value)}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={`${id}-${index}-count`}
            onChange={() => onToggle(value)}
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
  );
}
