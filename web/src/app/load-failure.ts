const failures = new WeakSet<object>();

/**
 * Records which errors are failures to load code or styles, as reported by Vite's loader: the browser is
 * offline, or a new version of the shop has other files. Browsers word such errors differently, so the
 * message is no help.
 */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether a page failed because a chunk did not load. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
