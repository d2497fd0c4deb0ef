import { startCluster } from '../postgres/throwaway-cluster.ts';
import type { Metric } from './metric.ts';
import { measureMetrics } from './measure-metrics.ts';

/**
 * Measures figures in full on the embedded database and, where `binaries` names the folder of PostgreSQL's programs, on
 * a cluster of each one's own, and says how it went. @returns how many were broken
 */
export async function measureProcessMetrics(
  metrics: readonly Metric[],
  binaries: string | undefined,
): Promise<number> {
  let failures = 0;
  for (const engine of binaries ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)) {
    for (const metric of metrics.filter(({ needsPostgres }) => engine === 'PostgreSQL' || !needsPostgres)) {
      const cluster = engine === 'PostgreSQL' && binaries ? await startCluster(binaries) : null;
      try {
        const [result] = await measureMetrics([metric], cluster, 'full');
        console.log(`ok      ${engine.padEnd(10)} ${metric.name}: ${result}`);
      } catch (error) {
        failures += 1;
        const reason = error instanceof Error ? error.message : String(error);
        console.log(`BROKEN  ${engine.padEnd(10)} ${metric.name}: ${reason}`);
      } finally {
        cluster?.remove();
      }
    }
  }
  return failures;
}
