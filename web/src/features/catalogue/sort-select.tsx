import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ProductSort } from '../../gql/graphql.ts';
import styles from './sort-select.module.css';

const LABELS = {
  FEATURED: 'Featured',
  NEWEST: 'Newest',
  PRICE_ASC: 'Price: low to high',
  PRICE_DESC: 'Price: high to low',
  RATING: 'Best rated',
} satisfies Record<ProductSort, string>;

interface SortSelectProps {
  value: ProductSort;
  onChange: (sort: ProductSort) => void;
}

/** The sort order, in one line; the kit's SelectField is for forms and takes three. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <label className={styles.sort}>
      <span className={styles.label}>Sort by</span>
      <select
        className={styles.select}
        name="sort"
        value={value}
        onChange={({ target }) => {
          if (isSort(target.value)) onChange(target.value);
        }}
      >
        {Object.entries(LABELS).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
    </label>
  );
}

function isSort(value: string): value is ProductSort {
  return value in LABELS;
}
