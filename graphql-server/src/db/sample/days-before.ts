const DAY = 24 * 60 * 60 * 1000;

/** The moment that many days, whole or not, before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.round(days * DAY));
}
