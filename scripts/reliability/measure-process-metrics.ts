import { showStep } from '../bootstrap/show-step.mjs';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import type { Metric } from './metric.ts';
import { measureMetrics } from './measure-metrics.ts';

/**
 * Measures metrics in full, on the embedded database and on a server, each with a new database, and reports
 * the results.
 * @returns how many failed
 */
export async function measureProcessMetrics(metrics: readonly Metric[]): Promise<number> {
  let failures = 0;
  for (const place of ['embedded', 'server'] as const) {
    for (const metric of metrics.filter((metric) =>
      place === 'server' ? metric.needsServer || !metric.hasOwnShop : !metric.needsServer,
    )) {
      const cluster = place === 'server' ? await startCluster() : null;
      try {
        const [result] = await showStep(`Trying ${metric.name} (${place})`, () =>
          measureMetrics([metric], cluster, 'full'),
        );
        console.log(`ok      ${place.padEnd(8)} ${metric.name}: ${result}`);
      } catch (error) {
        failures += 1;
        const reason = error instanceof Error ? error.message : String(error);
        console.log(`BROKEN  ${place.padEnd(8)} ${metric.name}: ${reason}`);
      } finally {
        cluster?.remove();
      }
    }
  }
  return failures;
}
