import { t } from '@lingui/core/macro';
import type { CSSProperties, Ref } from 'react';
import { fieldId } from '../control-props.ts';
import { PickerFrame } from './picker-frame.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './colour-picker.module.css';

/** A color to choose; `hex` is `#RRGGBB`. */
export interface ColourOption {
  name: string;
  hex: string;
  /** Why it can't be bought, such as 'sold out': it is crossed out, but can be selected. */
  obstacle?: string | undefined;
}

interface ColourPickerProps {
  colours: readonly ColourOption[];
  value: string | null;
  onChange: (name: string) => void;
  label?: string;
  /** The field's name in the form; its id is derived from it. */
  name?: string;
  error?: string;
  /** The first radio button, to focus if the choice is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** A radio group of color swatches; the selected color's name is shown above. */
export function ColourPicker({
  colours,
  value,
  onChange,
  label = t`Colour`,
  name = 'colour',
  error,
  ref,
}: ColourPickerProps) {
  const id = fieldId(name);
  return (
    <PickerFrame id={id} label={label} chosen={value} error={error}>
      {colours.map((colour, index) => (
        <label
          className={styles.option}
          key={colour.name}
          title={colour.name}
          data-crossed-out={colour.obstacle ? true : undefined}
        >
          <input
            ref={index === 0 ? ref : undefined}
            className={styles.input}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={colour.name}
            checked={value === colour.name}
            onChange={() => onChange(colour.name)}
          />
          <span className={styles.swatch} style={{ '--swatch': colour.hex } as CSSProperties} />
          <VisuallyHidden>
            {colour.obstacle ? `${colour.name} (${colour.obstacle})` : colour.name}
          </VisuallyHidden>
        </label>
      ))}
    </PickerFrame>
  );
}
