import { storedToken } from './stored-session.ts';

/** How long a page stays without the application if its visitor does nothing, in ms. */
const UNTOUCHED_MS = 5000;
/** What visitors do before they use a page, or while they read it. */
const VISIT_EVENTS = ['pointermove', 'touchstart', 'wheel', 'scroll', 'focusin'];

/**
 * Resolves when the application should run: at the visitor's first sign of life, at once for somebody with a
 * cart or sent to the login, because only the application can show the cart or the reason, and otherwise a
 * while after the page has loaded.
 */
export function visit(page: Document): Promise<void> {
  const state = history.state as { usr?: unknown } | null;
  if (state?.usr ?? storedToken('user') ?? storedToken('guest')) return Promise.resolve();
  const stop = new AbortController();
  return new Promise<void>((resolve) => {
    for (const type of VISIT_EVENTS) {
      page.addEventListener(type, () => resolve(), { passive: true, signal: stop.signal });
    }
    const wait = () => setTimeout(resolve, UNTOUCHED_MS);
    if (page.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal: stop.signal });
  }).finally(() => stop.abort());
}
