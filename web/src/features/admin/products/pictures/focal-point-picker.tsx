import { t } from '@lingui/core/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import styles from './focal-point-picker.module.css';

interface FocalPointPickerProps {
  url: string;
  /** The picture's position in the list, from 1. */
  place: number;
  /** Fractions of width and height. */
  x: number;
  y: number;
  /** The id of the text that explains the point. */
  hintId: string;
  onChange: (x: number, y: number) => void;
}

/** How far an arrow key moves the point, as a fraction. */
const STEP = 0.05;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * A picture with its focal point, which stays visible when the picture is cropped. Click to set it, arrow
 * keys to move it.
 */
export function FocalPointPicker({ url, place, x, y, hintId, onChange }: FocalPointPickerProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (brokenUrl === url) {
    return (
      <span className={styles.broken}>
        <ImageOff size={28} aria-hidden="true" />
      </span>
    );
  }

  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Enter and Space also click, but without a position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(fraction((event.clientX - left) / width), fraction((event.clientY - top) / height));
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(fraction(x + step[0]), fraction(y + step[1]));
  }

  return (
    <button
      type="button"
      className={styles.picker}
      aria-label={t`Focal point of picture ${place}`}
      aria-describedby={hintId}
      onClick={click}
      onKeyDown={press}
    >
      <img className={styles.picture} src={url} alt="" draggable={false} onError={() => setBrokenUrl(url)} />
      <span
        className={styles.point}
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      />
    </button>
  );
}

/** Clamped to the picture, in whole percent. */
function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
