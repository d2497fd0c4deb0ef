import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { FilterCheckbox } from './filter-checkbox.tsx';
import { useShownValues } from './use-shown-values.ts';

const FIRST = 8;

interface ValueFilterProps {
  /** The parameter in the URL. */
  name: string;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  /** What is shown of a value; by default the value itself. */
  labelOf?: (value: string) => ReactNode;
  onToggle: (value: string) => void;
  /** The labels of the button that shows all values, or fewer. */
  allLabel: string;
  fewerLabel: string;
}

/** Checkboxes for values: the first few and the selected ones, and all on demand. */
export function ValueFilter({ name, values, chosen, labelOf, onToggle, ...labels }: ValueFilterProps) {
  const { shown, isLong, showsAll, toggleAll, touch } = useShownValues(values, chosen, FIRST);
  return (
    <>
      {shown.map(({ value, count }) => (
        <FilterCheckbox
          key={value}
          name={name}
          value={value}
          label={labelOf ? labelOf(value) : value}
          count={count}
          checked={chosen.includes(value)}
          onToggle={() => {
            touch(value);
            onToggle(value);
          }}
        />
      ))}
      {isLong && (
        <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={toggleAll}>
          {showsAll ? labels.fewerLabel : labels.allLabel}
        </Button>
      )}
    </>
  );
}
