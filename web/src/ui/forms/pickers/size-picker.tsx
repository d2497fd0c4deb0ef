import { t } from '@lingui/core/macro';
import type { Ref } from 'react';
import { fieldId } from '../control-props.ts';
import { PickerFrame } from './picker-frame.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './size-picker.module.css';

export interface SizeOption {
  name: string;
  /** Why it can't be bought, such as 'sold out': it is crossed out, but can be selected. */
  obstacle?: string | undefined;
}

interface SizePickerProps {
  /** Smallest first. */
  sizes: readonly SizeOption[];
  value: string | null;
  onChange: (size: string) => void;
  label?: string;
  /** The field's name in the form; its id is derived from it. */
  name?: string;
  error?: string | undefined;
  /** The first radio button, to focus if the choice is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** A radio group of sizes, or of other values selected by name. */
export function SizePicker({
  sizes,
  value,
  onChange,
  label = t`Size`,
  name = 'size',
  error,
  ref,
}: SizePickerProps) {
  const id = fieldId(name);
  return (
    <PickerFrame id={id} label={label} chosen={value} error={error}>
      {sizes.map(({ name: size, obstacle }, index) => (
        <label className={styles.option} key={size} data-crossed-out={obstacle ? true : undefined}>
          <input
            ref={index === 0 ? ref : undefined}
            className={styles.input}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={size}
            checked={value === size}
            onChange={() => onChange(size)}
          />
          <span className={styles.box}>
            {size}
            {obstacle && <VisuallyHidden> ({obstacle})</VisuallyHidden>}
          </span>
        </label>
      ))}
    </PickerFrame>
  );
}
