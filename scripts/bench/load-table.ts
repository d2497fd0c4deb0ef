import { median } from '../statistics/median.ts';
import type { Load, MeteredLoad } from './measure-load.ts';

/** The measurements of one scenario: medians of several rounds. Times in ms. */
export interface LoadRow extends Load {
  name: string;
  /** The share of the baseline's result in the same round; null where there is no baseline. */
  share: number | null;
  processorMs: number | null;
  databaseMs: number | null;
  statements: number | null;
}

/** A decline by this share since the previous run is reported. */
const WORSE = 0.2;

/** The median of each figure, and of the shares of the baseline (1: equal). */
export function loadRow(
  name: string,
  loads: readonly (Load | MeteredLoad)[],
  baseline: readonly Load[] = [],
): LoadRow {
  const middle = (read: (load: Load) => number) => median(loads.map(read));
  const metered = loads.filter((load) => 'perRequest' in load);
  const used = (read: (load: MeteredLoad) => number) =>
    metered.length > 0 ? median(metered.map(read)) : null;
  const shares = baseline.map(({ perSecond }, round) => (loads[round]?.perSecond ?? 0) / perSecond);
  return {
    name,
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    share: shares.length > 0 ? median(shares) : null,
    processorMs: used(({ perRequest }) => perRequest.processorMs),
    databaseMs: used(({ perRequest }) => perRequest.databaseMs),
    statements: used(({ perRequest }) => perRequest.statements),
  };
}

/** The lines of the table. */
export function loadTable(rows: readonly LoadRow[]): string[] {
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join('');
  const number = (value: number | null, digits: number) => value?.toFixed(digits) ?? '';
  return [
    line('', ['per s', 'p50 ms', 'p99 ms', 'CPU ms', 'db CPU ms', 'statements', 'baseline']),
    ...rows.map((row) =>
      line(row.name, [
        number(row.perSecond, 0),
        ...[row.p50, row.p99].map((ms) => number(ms, 0)),
        ...[row.processorMs, row.databaseMs, row.statements].map((used) => number(used, 2)),
        row.share === null ? '' : `× ${row.share.toFixed(2)}`,
      ]),
    ),
  ];
}

/**
 * Scenarios that are at least a fifth worse than in an earlier run, in words: by the share of the baseline,
 * which hardly depends on the machine, where there is one.
 */
export function worseThan(earlier: readonly LoadRow[], rows: readonly LoadRow[]): string[] {
  return rows.flatMap((row) => {
    const before = earlier.find(({ name }) => name === row.name);
    if (!before) return [];
    const [old, now, what] =
      before.share !== null && row.share !== null
        ? [before.share, row.share, 'of the baseline']
        : [before.perSecond, row.perSecond, 'per second'];
    if (now >= old * (1 - WORSE)) return [];
    return [`WORSE: ${row.name}: ${old.toFixed(2)} ${what} before, ${now.toFixed(2)} now`];
  });
}
