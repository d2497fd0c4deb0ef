import { type ChangeEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './selection-checkbox.module.css';

interface SelectionCheckboxProps {
  label: ReactNode;
  checked: boolean;
  /** Whether only a part of what it stands for is selected. */
  isPartial?: boolean;
  /** Whether the label is shown on narrow screens, where there is no column to say what it is about. */
  isNamedWhenNarrow?: boolean;
  onPress: (isSelected: boolean, withShift: boolean) => void;
}

/** A checkbox of a table: a small box with a target as large as a finger. */
export function SelectionCheckbox(props: SelectionCheckboxProps) {
  const { label, checked, isPartial = false, isNamedWhenNarrow = false, onPress } = props;
  const input = useRef<HTMLInputElement>(null);

  // There is no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartial;
  }, [isPartial]);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    // Of a checkbox it is the click, also when a key made it.
    onPress(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  }

  return (
    <label className={styles.target} onMouseDown={keepTextUnselected}>
      <input
        ref={input}
        type="checkbox"
        className={styles.box}
        checked={checked}
        data-selection
        onChange={handleChange}
      />
      {isNamedWhenNarrow ? (
        <span className={styles.name}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </label>
  );
}

/* Shift and a press would select the text of all rows between. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
