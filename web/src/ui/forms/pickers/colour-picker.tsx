import { t } from '@lingui/core/macro';
import type { CSSProperties, Ref } from 'react';
import { fieldId } from '../control-props.ts';
import { PickerFrame } from './picker-frame.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './colour-picker.module.css';
import byName from './size-picker.module.css';

/** A color to choose; without `hex`, which is `#RRGGBB`, its name is shown. */
export interface ColourOption {
  name: string;
  hex?: string | undefined;
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
  error?: string | undefined;
  /** The first radio button, to focus if the choice is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** A radio group of color swatches and of colors by name; the selected one's name is shown above. */
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
          className={colour.hex ? styles.option : byName.option}
          key={colour.name}
          title={colour.name}
          data-crossed-out={colour.obstacle ? true : undefined}
        >
          <input
            ref={index === 0 ? ref : undefined}
            className={colour.hex ? styles.input : byName.input}
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={colour.name}
            checked={value === colour.name}
            onChange={() => onChange(colour.name)}
          />
          {colour.hex ? (
            <>
              <span className={styles.swatch} style={{ '--swatch': colour.hex } as CSSProperties} />
              <VisuallyHidden>
                {colour.obstacle ? `${colour.name} (${colour.obstacle})` : colour.name}
              </VisuallyHidden>
            </>
          ) : (
            <span className={byName.box}>
              {colour.name}
              {colour.obstacle && <VisuallyHidden> ({colour.obstacle})</VisuallyHidden>}
            </span>
          )}
        </label>
      ))}
    </PickerFrame>
  );
}
