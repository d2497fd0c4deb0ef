import { t } from '@lingui/core/macro';
import styles from './colour-field.module.css';
import { ColourSwatch } from './colour-swatch.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface ColourFieldProps extends TextFieldProps {
  label: string;
  /** As typed. */
  hex: string;
  onPick: (hex: string) => void;
}

/** A color, typed as hex or picked. */
export function ColourField({ hex, onPick, ...field }: ColourFieldProps) {
  return (
    <div className={styles.colour}>
      <TextField className={styles.hex} spellCheck={false} autoComplete="off" {...field} />
      <ColourSwatch label={t`Pick: ${field.label}`} hex={hex} onPick={onPick} />
    </div>
  );
}
