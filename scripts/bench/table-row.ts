import { median } from '../statistics/median.ts';
import type { Load } from './measure-load.ts';

/** The head of the table that the rows stand in. */
export const tableHead = `${''.padEnd(10)}   per s  p50 ms  p99 ms  of the baseline`;

/** A line of the table: the median of each figure, and of the shares of the baseline (0 to 1) where there are any. */
export function tableRow(name: string, loads: readonly Load[], shares: readonly number[] = []): string {
  const middle = (metric: keyof Load) => median(loads.map((load) => load[metric]));
  const times = [middle('p50'), middle('p99')].map((ms) => ms.toFixed(0).padStart(7));
  const share = shares.length > 0 ? `${(median(shares) * 100).toFixed(0)} %`.padStart(10) : '';
  return `${name.padEnd(10)} ${middle('perSecond').toFixed(0).padStart(7)} ${times.join(' ')}${share}`;
}
