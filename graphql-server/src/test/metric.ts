/** Whether to measure the metrics of docs/reliability.md; otherwise their tests run in a short form. */
export const isFullRun = process.env['RELIABILITY'] === 'full';

/** Reports a metric's result, when metrics are measured. */
export function reportMetric(name: string, result: string): void {
  if (isFullRun) process.stdout.write(`ok      ${name}: ${result}\n`);
}

/** Formats a duration for people. `ms` in ms. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
