import { expect, test } from 'vitest';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import type { Metric } from './metric.ts';
import { metrics } from './metrics.ts';
import { measureMetrics } from './measure-metrics.ts';

// The metrics of docs/reliability.md in a shorter form, on the built server that `npm test` has created: each
// once, on the embedded database unless it needs a server. Both groups at once, because most of their time is
// waiting.

const short = metrics.filter(({ hasOwnShop }) => !hasOwnShop);
const ofEmbedded = short.filter(({ needsServer }) => !needsServer);
const ofServer = short.filter(({ needsServer }) => needsServer);
const isDone = (some: readonly Metric[]) => some.map(() => expect.any(String) as string);

/** In ms. Processes are killed and restarted repeatedly, and a busy machine should not cause a failure. */
const TIMEOUT_MS = 240_000;

test.concurrent(
  'the promises hold on the embedded database',
  async () => {
    expect(await measureMetrics(ofEmbedded, null, 'short')).toEqual(isDone(ofEmbedded));
  },
  TIMEOUT_MS,
);

test.concurrent(
  'the promises hold on a server',
  async () => {
    const cluster = await startCluster();
    try {
      expect(await measureMetrics(ofServer, cluster, 'short')).toEqual(isDone(ofServer));
    } finally {
      cluster.remove();
    }
  },
  TIMEOUT_MS,
);
