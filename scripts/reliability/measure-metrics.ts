import type { Metric } from './metric.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import type { Cluster } from '../postgres/throwaway-cluster.ts';
import { TcpRelay } from '../../graphql-server/src/test/database/tcp-relay.ts';

/**
 * Tests promises one after the other on one new shop, and then checks its integrity. The shop uses `cluster`
 * through a relay, or the embedded database.
 * @returns what happened @throws Error that says how a promise was broken
 */
export async function measureMetrics(
  metrics: readonly Metric[],
  cluster: Cluster | null,
  size: 'full' | 'short',
): Promise<string[]> {
  const database = cluster && { cluster, relay: await TcpRelay.to(cluster.url) };
  const process = await ShopProcess.prepare(database && database.relay.through(database.cluster.url));
  const results: string[] = [];
  try {
    await process.start();
    const shop = { process, client: new ShopClient(process.url), database };
    for (const metric of metrics) results.push(await metric.run(shop, size));
    await process.checkIntegrity();
    return results;
  } finally {
    await process.remove();
    await database?.relay.close();
  }
}
