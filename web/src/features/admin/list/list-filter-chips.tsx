import { FilterChips } from '../../../ui/actions/filter-chips.tsx';
import styles from './list-filter-chips.module.css';

/** A filter that is set. */
export interface ListFilter {
  /** In words: "Status: Pending". */
  label: string;
  /** Its parameter in the query string. */
  param: string;
}

interface ListFilterChipsProps {
  /** What is searched for; an empty string is nothing. */
  text: string;
  filters: readonly (ListFilter | null | false)[];
  setParam: (name: string, value: string | null) => void;
  onClear: () => void;
}

/** What narrows a list, below its toolbar: each can be removed, or all of it. */
export function ListFilterChips({ text, filters, setParam, onClear }: ListFilterChipsProps) {
  const set = [text !== '' && { label: `“${text}”`, param: 'q' }, ...filters].filter(
    (filter) => filter !== null && filter !== false,
  );
  // It stays when the last one is removed, to put the focus where it belongs then.
  return (
    <div className={styles.chips}>
      <FilterChips
        chips={set.map(({ label, param }) => ({ label, onRemove: () => setParam(param, null) }))}
        onClear={onClear}
      />
    </div>
  );
}
