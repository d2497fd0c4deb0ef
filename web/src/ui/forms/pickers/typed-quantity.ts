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
 * The quantity meant by a typed `text`, at most `max`. It never becomes another number without a note:
 * decimals lose their fraction, and what is no number leaves `current` unchanged.
 */
export function typedQuantity(text: string, max: number, current: number): TypedQuantity {
  const typed = text.trim();
  // An emptied field is about to be typed into.
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
