let ahead: number | null = null;

/**
 * The time on the server's clock, in ms since the epoch: the device's may be wrong, and a countdown ends for
 * everybody at once. Where the server did not say what time it was when it sent the page, it is the device's.
 */
export function serverNow(): number {
  ahead ??= measure();
  return Date.now() + ahead;
}

/**
 * By how much the server's clock is ahead of the device's, in ms. Once is enough: both go on at the same
 * pace.
 */
function measure(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sentAt = Number(page?.serverTiming.find(({ name }) => name === 'now')?.description);
  if (!page || !(sentAt > 0)) return 0;
  const receivedAt = Date.now() - performance.now() + page.responseStart;
  return sentAt - receivedAt;
}
