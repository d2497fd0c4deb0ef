/**
 * A URL that replaces another site's: the browser stays on the page, as while that site is slow to respond.
 */
export const STAYS_HERE = 'javascript:void 0//';

/** Fires the event of a browser that restores the page on Back. */
export function comeBack(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
