import type { ShopClient } from '../shop-under-test/shop-client.ts';
import type { ShopProcess } from '../shop-under-test/shop-process.ts';
import type { Cluster } from '../postgres/throwaway-cluster.ts';
import type { TcpRelay } from '../../graphql-server/src/test/database/tcp-relay.ts';

/** A PostgreSQL of a shop's own, and what the shop reaches it by. */
export interface Database {
  cluster: Cluster;
  relay: TcpRelay;
}

/** A running shop of a figure's own. */
export interface Shop {
  process: ShopProcess;
  client: ShopClient;
  /** Null when the shop is on the embedded database. */
  database: Database | null;
}

/** One of the promises of docs/reliability.md, and how it is put to the test. */
export interface Metric {
  name: string;
  /** Needs a database that can be cut off from the shop. */
  needsServer?: true;
  /**
   * Needs the built web application and a minute for itself: `npm test` leaves it out. It has a shop of its
   * own.
   */
  needsPages?: true;
  /**
   * Tries to break the promise: `full` as often as docs/reliability.md says, `short` as often as there is
   * time for in each test run. @returns what happened, in one line @throws Error saying how the promise was
   * broken
   */
  run(shop: Shop, size: 'full' | 'short'): Promise<string>;
}

/** @throws Error with the message, when the condition does not hold */
export function assertPromise(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
