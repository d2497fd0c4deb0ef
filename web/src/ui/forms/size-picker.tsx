import { t } from '@lingui/core/macro';
import type { Ref } from 'react';
import { fieldId } from './control-props.ts';
import { PickerFrame } from './picker-frame.tsx';
import styles from './size-picker.module.css';

interface SizePickerProps {
  /** Smallest first. */
  sizes: string[];
  value: string | null;
  onChange: (size: string) => void;
  /** Sizes that are shown but can't be selected. */
  soldOut?: string[];
  label?: string;
  /** The field's name in the form; its id is derived from it. */
  name?: string;
  error?: string;
  /** The first radio button: focus it when the choice is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** A radio group of sizes. */
export function SizePicker({
  sizes,
  value,
  onChange,
  soldOut = [],
  label = t`Size`,
  name = 'size',
  error,
  ref,
}: SizePickerProps) {
  const id = fieldId(name);
  return (
    <PickerFrame id={id} label={label} chosen={value} error={error}>
      {sizes.map((size, index) => (
        <label className={styles.option} key={size}>
          <input
            ref={index === 0 ? ref : undefined}
            className={styles.input}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={size}
            checked={value === size}
            disabled={soldOut.includes(size)}
            onChange={() => onChange(size)}
          />
          <span className={styles.box}>{size}</span>
        </label>
      ))}
    </PickerFrame>
  );
}
