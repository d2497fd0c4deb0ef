const failures = new WeakSet<object>();

/**
 * Records which errors come from code or styles that failed to load, as reported by Vite's loader: the
 * browser is offline, or a new version of the shop has other files. Browsers word such errors differently.
 */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether a page failed because a chunk did not load. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
