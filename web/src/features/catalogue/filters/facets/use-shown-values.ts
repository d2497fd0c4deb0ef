import { useState } from 'react';

/** The visible values of a long filter, with a function to show all. */
interface ShownValues<Value> {
  shown: readonly Value[];
  /** Whether some values are hidden initially. */
  isLong: boolean;
  showsAll: boolean;
  toggleAll: () => void;
  /** Keeps a value visible after it was ticked or unticked, so that it does not vanish under the pointer. */
  touch: (value: string) => void;
}

/**
 * Shows the first values of a filter and the selected ones, and all on demand. If the button would hide only
 * one value, that value is shown instead.
 */
export function useShownValues<Value extends { value: string }>(
  values: readonly Value[],
  chosen: readonly string[],
  first: number,
): ShownValues<Value> {
  const [showsAll, setShowAll] = useState(false);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const isLong = values.length > first + 1;
  const isShown = (value: string, index: number) =>
    !isLong || showsAll || index < first || chosen.includes(value) || touched.includes(value);
  return {
    shown: values.filter(({ value }, index) => isShown(value, index)),
    isLong,
    showsAll,
    toggleAll: () => setShowAll(!showsAll),
    touch: (value) => setTouched([...touched, value]),
  };
}
