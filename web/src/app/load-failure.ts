const failures = new WeakSet<object>();

/**
 * Notes which errors are about code or styles that did not arrive, as the build's loader reports them: there is no
 * connection, or a new version of the shop has other files. Browsers word such errors each in their own way.
 */
export function watchLoadFailures(): void {
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** Whether a page failed because a part of it did not arrive. */
export function isLoadFailure(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
