import { classNames } from '../class-names.ts';
import styles from './colour-swatch.module.css';

interface ColourSwatchProps {
  label: string;
  /** As typed; black is shown while it is no color, and nothing while it is empty. */
  hex: string | undefined;
  onPick: (hex: string) => void;
  className?: string | undefined;
}

/** The browser's color picker, beside a field for the hex value. */
export function ColourSwatch({ label, hex, onPick, className }: ColourSwatchProps) {
  return (
    <input
      type="color"
      className={classNames(styles.swatch, className)}
      data-empty={hex?.trim() === '' || undefined}
      aria-label={label}
      value={isHex(hex) ? hex.toLowerCase() : '#000000'}
      onChange={({ target }) => onPick(target.value)}
    />
  );
}

/** Whether a text is a color such as `#1f2a44`. */
export function isHex(text: string | undefined): text is string {
  return text !== undefined && /^#[0-9a-f]{6}$/iu.test(text.trim());
}
