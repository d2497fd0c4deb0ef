/** How long the answers to a question took, in ms. */
export interface Timing {
  median: number;
  /** 95 of 100 took no longer. */
  p95: number;
}

/** Timings by question, of a shop of some size. */
export interface SizedTimings {
  size: number;
  /** How many processes wanted a processor while it was measured: times at another load say little. */
  load: number;
  timings: Record<string, Timing>;
}

/** A figure that grew by this share since the run before is pointed out. */
const WORSE = 0.2;
/** Shorter times differ from run to run. */
const NOTICEABLE_MS = 5;

/** Asks one question after the other, `times` times after a few that don't count. */
export async function time(ask: (turn: number) => Promise<unknown>, times: number): Promise<Timing> {
  const warmUp = Math.min(10, times);
  const taken: number[] = [];
  for (let turn = 0; turn < warmUp + times; turn += 1) {
    const start = performance.now();
    await ask(turn);
    if (turn >= warmUp) taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const quantile = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { median: quantile(0.5), p95: quantile(0.95) };
}

/**
 * The lines of the table: a question each, with median and p95 for each size, and how the p95 of the largest
 * is to that of `base` products, the measure of growth.
 */
export function growthTable(runs: readonly SizedTimings[], base: number): string[] {
  const names = Object.keys(runs[0]?.timings ?? {});
  const largest = runs.at(-1);
  const reference = runs.find(({ size }) => size === base);
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(36) + cells.map((cell) => cell.padStart(16)).join('');
  const head = runs.map(({ size }) => size.toLocaleString('en'));
  return [
    line('median / 95 % within, ms', [...head, 'growth']),
    ...names.map((name) => {
      const cells = runs.map(({ timings }) => cellOf(timings[name]));
      const grown = (largest?.timings[name]?.p95 ?? NaN) / (reference?.timings[name]?.p95 ?? NaN);
      return line(name, [...cells, Number.isNaN(grown) ? '' : grown.toFixed(2)]);
    }),
  ];
}

function cellOf(timing: Timing | undefined): string {
  return timing ? `${timing.median.toFixed(1)} / ${timing.p95.toFixed(1)}` : '';
}

/** What got slower by a fifth since an earlier run, in words. */
export function slowerThan(earlier: readonly SizedTimings[], runs: readonly SizedTimings[]): string[] {
  return runs.flatMap(({ size, load, timings }) => {
    const before = earlier.find((run) => run.size === size);
    return Object.entries(timings).flatMap(([name, { median }]) => {
      const old = before?.timings[name]?.median ?? Infinity;
      if (median < old * (1 + WORSE) || median - old < NOTICEABLE_MS) return [];
      const loads = `load ${before?.load.toFixed(1)} and ${load.toFixed(1)}`;
      return [
        `SLOWER: ${name}, ${size.toLocaleString('en')} products: ${old.toFixed(1)} ms before, ${median.toFixed(1)} ms now (${loads})`,
      ];
    });
  });
}
