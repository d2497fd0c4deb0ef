/**
 * Whether the figures of docs/reliability.md are measured; else their tests are as short as every test run
 * has time for.
 */
export const isFullRun = process.env['RELIABILITY'] === 'full';

/** Says what a figure came to, when figures are measured. */
export function reportMetric(name: string, result: string): void {
  if (isFullRun) process.stdout.write(`ok      ${name}: ${result}\n`);
}

/** A duration as people read it. `ms` in ms. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
