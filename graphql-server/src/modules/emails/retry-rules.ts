import { MINUTE } from '../../shared/time/duration.ts';

const FIRST_PAUSE = MINUTE;
const MAX_PAUSE = 8 * 60 * MINUTE;

/** An email fails permanently after this many attempts, about a day after the first. */
export const MAX_ATTEMPTS = 12;

/**
 * The pause after this many failed attempts, in ms: one minute, two, four, up to eight hours. Half of it is
 * random (`chance`, 0 to 1), so that emails that failed together are not retried together.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const full = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), MAX_PAUSE);
  return Math.round(full / 2 + (full / 2) * chance);
}
