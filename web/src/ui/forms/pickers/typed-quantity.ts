import { t } from '@lingui/core/macro';

export interface TypedQuantity {
  /** The whole number from 1 to the maximum that now applies. */
  quantity: number;
  /** Why it differs from the typed text; empty if it doesn't. */
  note: string;
}

const WHOLE = /^\d+$/u;
const NEGATIVE = /^-\d/u;
const DECIMAL = /^(\d+)[.,]\d*$/u;

/**
 * Parses a typed quantity, limited to `max`. It never becomes another number without a note: decimals lose
 * their fraction, and text that is not a number leaves `current` unchanged.
 */
export function typedQuantity(text: string, max: number, current: number): TypedQuantity {
  const typed = text.trim();
  // The user has cleared the field and is about to type.
  if (typed === '') return { quantity: current, note: '' };
  if (NEGATIVE.test(typed)) return tooLow(typed);
  const whole = DECIMAL.exec(typed)?.[1] ?? typed;
  if (!WHOLE.test(whole)) return notWhole(typed, current);
  const number = Number(whole);
  if (number < 1) return tooLow(typed);
  if (number > max) return { quantity: max, note: t`At most ${max}: ${typed} became ${max}` };
  return whole === typed ? { quantity: number, note: '' } : notWhole(typed, number);
}

function tooLow(typed: string): TypedQuantity {
  return { quantity: 1, note: t`At least 1: ${typed} became 1` };
}

function notWhole(typed: string, quantity: number): TypedQuantity {
  return { quantity, note: t`Whole numbers only: ${typed} became ${quantity}` };
}
