import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Metrics } from './metrics.ts';
import { openProbeServer, type ProbeServer } from './probe-server.ts';

type Place = Pick<Config, 'metricsHost' | 'metricsPort'>;

/**
 * Serves the metrics of this process on the port for metrics, if there is one. Of several processes the
 * supervisor serves them, and asks each of them for its own.
 */
export async function serveMetrics(
  { metricsHost: host, metricsPort: port }: Place,
  metrics: Metrics,
): Promise<ProbeServer | null> {
  if (port === null) return null;
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(metrics.registry);
    // Makes it respond to the supervisor.
    new AggregatorRegistry();
    return null;
  }
  return openProbeServer({ host, port, readMetrics: () => metrics.registry.metrics() });
}

/** Serves the metrics of all workers together, in the process that supervises them. */
export async function serveMetricsOfWorkers({
  metricsHost: host,
  metricsPort: port,
}: Place): Promise<ProbeServer | null> {
  if (port === null) return null;
  const registry = new AggregatorRegistry();
  return openProbeServer({ host, port, readMetrics: () => registry.clusterMetrics() });
}
