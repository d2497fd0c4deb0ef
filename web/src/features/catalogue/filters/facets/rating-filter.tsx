import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { FilterCount } from './filter-checkbox.tsx';
import { ratingLabel } from '../filter-labels.ts';
import type { FilterOptions } from '../keep-shown.ts';
import styles from './facets.module.css';

interface RatingFilterProps {
  ratings: FilterOptions['ratings'];
  chosen: number | null;
  onChange: (minRating: number | null) => void;
}

/** The minimum average rating; only one can be selected. */
export function RatingFilter({ ratings, chosen, onChange }: RatingFilterProps) {
  const id = useId();
  const any = { minRating: null, label: t`Any rating`, count: undefined };
  const options = [
    any,
    ...ratings.map(({ minRating, count }) => ({ minRating, label: ratingLabel(minRating), count })),
  ];
  return options.map(({ minRating, label, count }, index) => (
    <label key={label} className={styles.rating}>
      <input
        className={styles.radio}
        type="radio"
        name={`${id}-rating`}
        checked={chosen === minRating}
        aria-labelledby={`${id}-${index}`}
        aria-describedby={`${id}-${index}-count`}
        onChange={() => onChange(minRating)}
      />
      <span id={`${id}-${index}`} className={styles.ratingLabel}>
        {label}
      </span>
      <span id={`${id}-${index}-count`}>
        <FilterCount count={count} />
      </span>
    </label>
  ));
}
