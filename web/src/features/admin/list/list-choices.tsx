import { Button } from '../../../ui/button.tsx';
import { orderStatusWords } from './order-list-search.ts';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  /** The address's word; null for all. */
  value: string | null;
  onChange: (word: string | null) => void;
}

/** Narrows the orders to one status. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <div role="group" aria-label="Status" className={styles.filter}>
      {[{ word: null, label: 'All' }, ...orderStatusWords].map(({ word, label }) => (
        <Button
          key={label}
          variant="quiet"
          size="sm"
          className={styles.choice}
          aria-pressed={word === value}
          onClick={() => onChange(word)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
