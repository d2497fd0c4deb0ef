import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ProductSort } from '../../gql/graphql.ts';
import styles from './sort-select.module.css';

/** All sort orders except the one for programs that sync the catalog. */
const labels = (isSearch: boolean) =>
  ({
    FEATURED: isSearch ? t`Relevance` : t`Featured`,
    BEST_SELLING: t`Best selling`,
    NEWEST: t`Newest`,
    PRICE_ASC: t`Price: low to high`,
    PRICE_DESC: t`Price: high to low`,
    RATING: t`Best rated`,
    TITLE_ASC: t`Alphabetically, A–Z`,
    TITLE_DESC: t`Alphabetically, Z–A`,
  }) satisfies Record<Exclude<ProductSort, 'UPDATED_ASC'>, string>;

interface SortSelectProps {
  value: ProductSort;
  /** Whether it sorts search results; the default is then relevance. */
  isSearch: boolean;
  onChange: (sort: ProductSort) => void;
}

/** The sort order on one line; the UI kit's SelectField is for forms and takes three. */
export function SortSelect({ value, isSearch, onChange }: SortSelectProps) {
  return (
    <label className={styles.sort}>
      <span className={styles.label}>
        <Trans>Sort by</Trans>
      </span>
      <select
        className={styles.select}
        name="sort"
        value={value}
        onChange={({ target }) => {
          if (isSort(target.value)) onChange(target.value);
        }}
      >
        {Object.entries(labels(isSearch)).map(([sort, label]) => (
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
  return value in labels(false);
}
