import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Orm } from '../db/database.ts';
import type { Clock } from '../shared/time/clock.ts';
import { Metrics, type MetricSources } from './metrics.ts';
import { openProbeServer, type ProbeServer } from './probe-server.ts';
import { readBacklog } from './queues.ts';
import type { ObserveRequest } from './record-requests.ts';
import { registerMetrics } from './register-metrics.ts';

type Place = Pick<Config, 'metricsHost' | 'metricsPort'>;

/** The metrics of a shop in this process. */
export interface ShopMetrics {
  /** Missing where nobody can read the metrics. */
  observe?: ObserveRequest;
  /** Adds what the assembled shop knows, and with a token the route on its own port. */
  watch(server: FastifyInstance, orm: Orm, clock: Clock): void;
  /** Serves them on a port of their own, if there is one. @throws Error when it can't be used */
  listen(): Promise<void>;
  port: () => number | null;
  close(): Promise<void>;
}

const none: ShopMetrics = {
  watch: () => undefined,
  listen: () => Promise.resolve(),
  port: () => null,
  close: () => Promise.resolve(),
};

/** Counts nothing where nobody can read it. */
export function createMetrics(
  config: Place & Pick<Config, 'metricsToken'>,
  readBackupAge: MetricSources['readBackupAge'],
): ShopMetrics {
  const { metricsHost: host, metricsPort: port, metricsToken: token } = config;
  if (port === null && token === null) return none;
  const metrics = new Metrics();
  const readMetrics = () => metrics.registry.metrics();
  let probes: ProbeServer | null = null;
  return {
    observe: metrics.observe,
    watch: (server, orm, clock) => {
      metrics.watch({
        readBacklog: () => readBacklog(orm, clock()),
        webSockets: () => server.webSocketCount(),
        readBackupAge,
        now: () => clock().getTime(),
      });
      if (token !== null) registerMetrics(server, token, readMetrics);
    },
    listen: async () => {
      if (cluster.isWorker) respondToSupervisor(metrics);
      else if (port !== null) probes = await openProbeServer({ host, port, readMetrics });
    },
    port: () => probes?.port ?? null,
    close: async () => probes?.close(),
  };
}

/** Of several processes the supervisor serves the metrics, and asks each for its own. */
function respondToSupervisor({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
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
