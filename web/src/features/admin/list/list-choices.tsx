import { t } from '@lingui/core/macro';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './list-choices.module.css';

interface ListChoicesProps {
  /** The name of the filter: "Status". */
  label: string;
  /** The query string values and their labels. */
  choices: readonly { value: string; label: string }[];
  /** The query string value; null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Whether "All" comes first. */
  withAll?: boolean;
}

/** Filters a list by one of a few values. */
export function ListChoices({ label, choices, value, onChange, withAll = true }: ListChoicesProps) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {[...(withAll ? [{ value: null, label: t`All` }] : []), ...choices].map((choice) => (
        <Button
          key={choice.label}
          variant="quiet"
          size="sm"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
