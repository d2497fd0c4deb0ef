/** Response times of a request, in ms. */
export interface Timing {
  median: number;
  /** The 95th percentile. */
  p95: number;
}

/** Timings by request, for a shop of some size. */
export interface SizedTimings {
  size: number;
  /**
   * The number of processes waiting for a CPU during the measurement: times at another load are hardly
   * comparable.
   */
  load: number;
  timings: Record<string, Timing>;
}

/** An increase by this share since the previous run is reported. */
const WORSE = 0.2;
/** Shorter times vary from run to run. */
const NOTICEABLE_MS = 5;

/** Times sequential requests, `times` of them after a short warm-up. */
export async function time(run: (turn: number) => Promise<unknown>, times: number): Promise<Timing> {
  const warmUp = Math.min(10, times);
  const taken: number[] = [];
  for (let turn = 0; turn < warmUp + times; turn += 1) {
    const start = performance.now();
    await run(turn);
    if (turn >= warmUp) taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const quantile = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  return { median: quantile(0.5), p95: quantile(0.95) };
}

/**
 * The lines of the table: one per request, with median and p95 for each size, and the ratio of the largest
 * size's p95 to that of `base` products, which measures growth.
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

/** Requests that are at least a fifth slower than in an earlier run, in words. */
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
