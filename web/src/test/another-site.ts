/**
 * Stands in for the address of another site: the browser stays where it is, as while that site is slow to
 * answer.
 */
export const STAYS_HERE = 'javascript:void 0//';

/** Tells the page what a browser tells it when Back restores it as it was left. */
export function comeBack(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
