/** How long a page stays without the application if its visitor does nothing, in ms. */
const UNTOUCHED_MS = 5000;
/** What visitors do before they use a page, or while they read it. */
const VISIT_EVENTS = ['pointermove', 'touchstart', 'wheel', 'scroll', 'focusin'];
/** Sessions in local storage, see `session/shopper-session.ts`. */
const SESSIONS = ['user', 'guest'];

/**
 * Resolves when the application should run: at the visitor's first sign of life, at once for somebody with a
 * cart, which only the application can show, and otherwise a while after the page has loaded.
 */
export function visit(page: Document): Promise<void> {
  if (SESSIONS.some(isStored)) return Promise.resolve();
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

/** Browsers may block the storage. */
function isStored(key: string): boolean {
  try {
    // eslint-disable-next-line no-restricted-globals -- The early script imports nothing.
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
