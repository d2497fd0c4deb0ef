import { setTimeout } from 'node:timers/promises';
import { servingLimits } from '../../../graphql-server/src/db/postgres/database-limits.ts';
import { type DatabaseFault, databaseFaults } from '../database-faults.ts';
import { DatabaseObserver } from '../database-observer.ts';
import { assertPromise, type Database, type Metric, type Shop } from '../metric.ts';
import { aProduct, stockOf } from '../../shop-under-test/products.ts';
import { allOrders } from '../../shop-under-test/orders.ts';
import { admin, customers } from '../../shop-under-test/users.ts';
import { PersistentWriter } from '../persistent-writer.ts';

/** Two more than the pool's connections. */
const WRITERS = 12;
const ORDERS_EACH = 5;
const STOCK = 1_000_000;

/**
 * On a busy machine some give up before the last one has arrived; a lost connection stays lost. A customer
 * may place ten orders.
 */
const ATTEMPTS = 8;

/**
 * Maximum times in ms: until orders succeed again after a fault, and until a caller learns that the database
 * is away or locked. A busy machine should not fail `npm test`.
 */
const LIMIT = { full: { again: 5000, rejection: 2500 }, short: { again: 60_000, rejection: 60_000 } };

/** The shop whose database fails, and the orders it has acknowledged so far. */
interface Trial {
  shop: Shop;
  database: Database;
  seller: string;
  product: string;
  acknowledged: Map<string, string>;
}

/**
 * In ms: how long after the fault's end a round's writers got no orders, and the longest wait for a response.
 */
interface Times {
  again: number;
  rejection: number;
}

/** The database goes away and comes back during a flood of orders; the shop's process stays up. */
export const database: Metric = {
  name: 'database',
  needsServer: true,
  async run(shop, size) {
    if (!shop.database) throw new Error('The shop is not on PostgreSQL');
    const seller = await admin(shop.client);
    const product = await aProduct(shop.client, seller, { stock: STOCK });
    const trial = { shop, database: shop.database, seller, product, acknowledged: new Map<string, string>() };
    const results: string[] = [];
    for (const fault of databaseFaults.filter(({ rounds }) => rounds[size] > 0)) {
      const worst = { again: 0, rejection: 0 };
      for (let round = 0; round < fault.rounds[size]; round += 1) {
        const { again, rejection } = await breakAmidOrders(trial, fault, round);
        assertPromise(again <= LIMIT[size].again, `${fault.name}: no orders again for ${inSeconds(again)}`);
        assertPromise(
          rejection <= LIMIT[size].rejection,
          `${fault.name}: not told for ${inSeconds(rejection)}`,
        );
        worst.again = Math.max(worst.again, again);
        worst.rejection = Math.max(worst.rejection, rejection);
        await assertNothingLost(trial, `${fault.name}, round ${round + 1}`);
      }
      results.push(
        `${fault.name}, ${fault.rounds[size]} times (again after ${inSeconds(worst.again)}, told within ${inSeconds(worst.rejection)})`,
      );
    }
    const left = await stockOf(shop.client, product);
    assertPromise(left === STOCK - trial.acknowledged.size, `${left} units are left over`);
    return `${trial.acknowledged.size} acknowledged orders, none missing or doubled, no place of the pool lost: ${results.join('; ')}`;
  },
};

/**
 * Injects the fault while everyone orders; every other time while all connections of the pool wait for one
 * row.
 */
async function breakAmidOrders(trial: Trial, fault: DatabaseFault, round: number): Promise<Times> {
  const { shop, database, product, acknowledged } = trial;
  const writers = await newWriters(shop, WRITERS);
  const waitsForRow = round % 2 === 0;
  const enough = acknowledged.size + (waitsForRow ? 0 : (round * 7) % (WRITERS * 2));
  const strike = async () => {
    while (acknowledged.size < enough) await setTimeout(1 + (round % 10));
    const observer = await DatabaseObserver.connect(database.cluster.url);
    if (waitsForRow) {
      await observer.hold(product);
      await observer.seesWaiting(servingLimits.connections);
    }
    await fault.begin(database, observer);
    await observer.close();
    await setTimeout(fault.lasts ?? 0);
    await fault.end?.(database);
    return performance.now();
  };
  const [over] = await Promise.all([
    strike(),
    ...writers.map((writer) => writer.order(product, ORDERS_EACH, acknowledged)),
  ]);
  const again = writers.map((writer) => writer.orderedAgain(over)).filter((moment) => moment !== null);
  assertPromise(again.length > 0, `${fault.name}: everybody had ordered before it was over`);
  return {
    again: Math.max(...again) - over,
    rejection: Math.max(...writers.map((writer) => writer.slowestRejection())),
  };
}

/** Asserts that all connections of the pool are available and no acknowledged order is missing. */
async function assertNothingLost(trial: Trial, when: string): Promise<void> {
  const { shop, seller, acknowledged } = trial;
  const writers = await newWriters(shop, servingLimits.connections);
  let isComplete = false;
  for (let attempt = 0; attempt < ATTEMPTS && !isComplete; attempt += 1) {
    isComplete = await takeAllPlaces(trial, writers);
  }
  assertPromise(isComplete, `${when}: less than ${servingLimits.connections} orders could wait for one row`);
  const stored = await allOrders(shop.client, seller);
  for (const [reference, id] of acknowledged) {
    assertPromise(
      stored.get(reference) === id,
      `${when}: order ${reference} was acknowledged and is missing`,
    );
  }
}

/**
 * Each writer orders the locked product until all of them wait. @returns whether that happened, each with a
 * connection
 */
async function takeAllPlaces(trial: Trial, writers: readonly PersistentWriter[]): Promise<boolean> {
  const observer = await DatabaseObserver.connect(trial.database.cluster.url);
  await observer.hold(trial.product);
  const observe = async () => {
    const seen = await observer.seesWaiting(writers.length);
    await observer.close();
    return seen;
  };
  const orders = writers.map((writer) => writer.order(trial.product, 1, trial.acknowledged));
  const [seen] = await Promise.all([observe(), ...orders]);
  return seen;
}

async function newWriters({ client }: Shop, count: number): Promise<PersistentWriter[]> {
  return (await customers(client, count)).map((token) => new PersistentWriter(client, token));
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
