const MINUTE = 60 * 1000;
const LONGEST_PAUSE = 6 * 60 * MINUTE;

/** When a refund is tried again after so many tries: in one minute, two, four, and at last every six hours. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** tries, LONGEST_PAUSE));
}
