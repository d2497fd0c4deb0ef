let ahead: number | null = null;

/**
 * The time of the server's clock, in ms since the epoch: the device's may be wrong, and a countdown must end
 * for everyone at the same time. Falls back to the device's clock if the server did not send its time with
 * the page.
 */
export function serverNow(): number {
  ahead ??= measure();
  return Date.now() + ahead;
}

/**
 * How far the server's clock is ahead of the device's, in ms. Measured once, because both run at the same
 * speed.
 */
function measure(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sentAt = Number(page?.serverTiming.find(({ name }) => name === 'now')?.description);
  if (!page || !(sentAt > 0)) return 0;
  const receivedAt = Date.now() - performance.now() + page.responseStart;
  return sentAt - receivedAt;
}
