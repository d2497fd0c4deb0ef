import ChevronDown from 'lucide-react/icons/chevron-down';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './list-select.module.css';

interface ListSelectProps {
  /** The name of the filter: "Category". */
  label: string;
  /** The label of the empty option: "All categories". */
  all: string;
  choices: readonly { value: string; label: string }[];
  /** The query string value; null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Filters a list by one of many values. */
export function ListSelect({ label, all, choices, value, onChange }: ListSelectProps) {
  return (
    <label className={styles.frame}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
    </label>
  );
}
