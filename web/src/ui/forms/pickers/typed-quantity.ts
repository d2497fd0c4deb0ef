import { t } from '@lingui/core/macro';

export interface TypedQuantity {
  /** The allowed number that now applies. */
  quantity: number;
  /** Why it differs from the typed text; empty if it doesn't. */
  note: string;
}

const WHOLE = /^\d+$/u;
const NEGATIVE = /^-\d/u;
const DECIMAL = /^(\d+)[.,]\d*$/u;

interface Limits {
  min: number;
  /** Only multiples of it are allowed. */
  step: number;
  max: number;
}

/**
 * Parses a typed quantity, limited to multiples of `step` from `min` to `max`. It never becomes another
 * number without a note: decimals lose their fraction, the next multiple applies, and text that is not a
 * number leaves `current` unchanged.
 */
export function typedQuantity(text: string, { min, step, max }: Limits, current: number): TypedQuantity {
  const typed = text.trim();
  const tooLow = { quantity: min, note: t`At least ${min}: ${typed} became ${min}` };
  // The user has cleared the field and is about to type.
  if (typed === '') return { quantity: current, note: '' };
  if (NEGATIVE.test(typed)) return tooLow;
  const whole = DECIMAL.exec(typed)?.[1] ?? typed;
  if (!WHOLE.test(whole)) return notWhole(typed, current);
  const number = Number(whole);
  if (number < min) return tooLow;
  if (number > max) return { quantity: max, note: t`At most ${max}: ${typed} became ${max}` };
  const multiple = Math.min(Math.ceil(number / step) * step, max);
  if (multiple !== number)
    return { quantity: multiple, note: t`In packs of ${step}: ${typed} became ${multiple}` };
  return whole === typed ? { quantity: number, note: '' } : notWhole(typed, number);
}

function notWhole(typed: string, quantity: number): TypedQuantity {
  return { quantity, note: t`Whole numbers only: ${typed} became ${quantity}` };
}
