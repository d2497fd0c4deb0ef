import { t } from '@lingui/core/macro';

export interface TypedQuantity {
  /** The whole number from 1 to the maximum that applies from now on. */
  quantity: number;
  /** Why it differs from what was typed; empty if it doesn't. */
  note: string;
}

const WHOLE = /^\d+$/u;
const NEGATIVE = /^-\d/u;
const DECIMAL = /^(\d+)[.,]\d*$/u;

/**
 * The quantity meant by a typed `text`, at most `max`. It never becomes another number without a note: decimals lose
 * their fraction, and what is no number leaves `current` unchanged.
 */
export function typedQuantity(text: string, max: number, current: number): TypedQuantity {
  const typed = text.trim();
  // An emptied field is about to be typed into.
  if (typed === '') return { quantity: current, note: '' };
  if (NEGATIVE.test(typed)) return corrected(typed, 1, t`At least 1`);
  const whole = DECIMAL.exec(typed)?.[1] ?? typed;
  if (!WHOLE.test(whole)) return corrected(typed, current, t`Whole numbers only`);
  const number = Number(whole);
  if (number < 1) return corrected(typed, 1, t`At least 1`);
  if (number > max) return corrected(typed, max, t`At most ${max}`);
  return whole === typed ? { quantity: number, note: '' } : corrected(typed, number, t`Whole numbers only`);
}

function corrected(typed: string, quantity: number, rule: string): TypedQuantity {
  return { quantity, note: t`${rule}: ${typed} became ${quantity}` };
}
