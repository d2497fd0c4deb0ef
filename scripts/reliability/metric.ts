import type { ShopClient } from '../shop-under-test/shop-client.ts';
import type { ShopProcess } from '../shop-under-test/shop-process.ts';
import type { Cluster } from '../postgres/throwaway-cluster.ts';
import type { TcpRelay } from '../../graphql-server/src/test/database/tcp-relay.ts';

/** A shop's own PostgreSQL, and the shop's connection to it. */
export interface Database {
  cluster: Cluster;
  relay: TcpRelay;
}

/** A metric's own running shop. */
export interface Shop {
  process: ShopProcess;
  client: ShopClient;
  /** Null when the shop uses the embedded database. */
  database: Database | null;
}

/** One of the promises of docs/reliability.md, and its test. */
export interface Metric {
  name: string;
  /** Needs a database that can be disconnected from the shop. */
  needsServer?: true;
  /** Has its own shop, and needs a minute for itself, so `npm test` omits it. */
  hasOwnShop?: true;
  /** Needs the built web app. */
  needsPages?: true;
  /**
   * Tries to break the promise: `full` as often as docs/reliability.md says, `short` as often as a test run
   * has time for. @returns what happened, in one line @throws Error that says how the promise was broken
   */
  run(shop: Shop, size: 'full' | 'short'): Promise<string>;
}

/** @throws Error with the message, when the condition does not hold */
export function assertPromise(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
