const MINUTE = 60_000;
const FIRST_PAUSE = MINUTE;
const LONGEST_PAUSE = 8 * 60 * MINUTE;

/** A mail is given up after so many failed attempts, about a day after the first. */
export const MAX_ATTEMPTS = 12;

/**
 * How long to wait after so many failed attempts, in ms: a minute, two, four, up to eight hours. Half of it is left to
 * `chance` (0 to 1), so that mails which failed together don't come back together.
 */
export function pauseAfter(attempts: number, chance: number): number {
  const full = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
  return Math.round(full / 2 + (full / 2) * chance);
}
