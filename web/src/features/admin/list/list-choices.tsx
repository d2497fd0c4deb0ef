import { Button } from '../../../ui/actions/button.tsx';
import styles from './list-choices.module.css';

interface ListChoicesProps {
  /** What is chosen by: "Status". */
  label: string;
  /** The address's words and what people call them; "All" comes by itself. */
  choices: readonly { word: string; label: string }[];
  /** The address's word; null for all. */
  value: string | null;
  onChange: (word: string | null) => void;
}

/** Narrows a list to one of a few kinds. */
export function ListChoices({ label, choices, value, onChange }: ListChoicesProps) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {[{ word: null, label: 'All' }, ...choices].map((choice) => (
        <Button
          key={choice.label}
          variant="quiet"
          size="sm"
          className={styles.choice}
          aria-pressed={choice.word === value}
          onClick={() => onChange(choice.word)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
