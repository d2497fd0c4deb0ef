import { FilterChips } from '../../../ui/actions/filter-chips.tsx';
import styles from './list-filter-chips.module.css';

/** An active filter. */
export interface ListFilter {
  /** Its label and value: "Status: Pending". */
  label: string;
  /** Its query string parameter. */
  param: string;
}

interface ListFilterChipsProps {
  /** The search text; empty for none. */
  text: string;
  filters: readonly (ListFilter | null | false)[];
  setParam: (name: string, value: string | null) => void;
  onClear: () => void;
}

/** The active filters, below the toolbar; each can be removed, or all at once. */
export function ListFilterChips({ text, filters, setParam, onClear }: ListFilterChipsProps) {
  const set = [text !== '' && { label: `“${text}”`, param: 'q' }, ...filters].filter(
    (filter) => filter !== null && filter !== false,
  );
  // It stays mounted when the last one is removed, so that it can move the focus.
  return (
    <div className={styles.chips}>
      <FilterChips
        chips={set.map(({ label, param }) => ({ label, onRemove: () => setParam(param, null) }))}
        onClear={onClear}
      />
    </div>
  );
}
