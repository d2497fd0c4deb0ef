import { useState } from 'react';

/** The values of a long filter that are shown, and what shows all of them. */
interface ShownValues<Value> {
  shown: readonly Value[];
  /** Whether there are so many that some are hidden at first. */
  isLong: boolean;
  showsAll: boolean;
  toggleAll: () => void;
  /** Says that a value was ticked or unticked, so that it does not vanish under the pointer. */
  touch: (value: string) => void;
}

/**
 * Shows the first values of a filter, those that are chosen, and all on demand. One more than a button in
 * their place would hide is shown, too.
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
