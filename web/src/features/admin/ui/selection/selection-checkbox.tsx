import { type ChangeEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import styles from './selection-checkbox.module.css';

interface SelectionCheckboxProps {
  label: ReactNode;
  checked: boolean;
  /** Whether only some of its rows are selected. */
  isPartial?: boolean;
  /** Whether to show the label on narrow screens, which have no column headings. */
  isNamedWhenNarrow?: boolean;
  onPress: (isSelected: boolean, withShift: boolean) => void;
}

/** A table's checkbox: a small box with a finger-sized target. */
export function SelectionCheckbox(props: SelectionCheckboxProps) {
  const { label, checked, isPartial = false, isNamedWhenNarrow = false, onPress } = props;
  const input = useRef<HTMLInputElement>(null);

  // There is no HTML attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartial;
  }, [isPartial]);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    // For a checkbox this is the click event, even when triggered by a key.
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

/* A shift-click would select the text of all rows in between. */
function keepTextUnselected(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
