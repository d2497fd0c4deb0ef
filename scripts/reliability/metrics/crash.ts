import { setTimeout } from 'node:timers/promises';
import { assertPromise, type Metric, type Shop } from '../metric.ts';
import { aProduct } from '../../shop-under-test/products.ts';
import { allOrders, anOrder, outcomeOf, place } from '../../shop-under-test/orders.ts';
import { admin, customers } from '../../shop-under-test/users.ts';

/** Customers who order without a pause. */
const WRITERS = 20;
/** A customer may place ten in ten minutes. */
const ORDERS_EACH = 10;

type Victim = 'shop' | 'database' | 'both';

/** The process is killed during a flood of orders; with an embedded database, also the database, and both. */
export const crash: Metric = {
  name: 'crash',
  async run(shop, size) {
    const rounds = size === 'full' ? 30 : 3;
    const victims: Victim[] = shop.database ? ['shop'] : ['both', 'database', 'shop'];
    const seller = await admin(shop.client);
    const product = await aProduct(shop.client, seller, { stock: 1_000_000 });
    const acknowledged = new Map<string, string>();
    let slowestStart = 0;
    for (let round = 0; round < rounds; round += 1) {
      const writers = await customers(shop.client, WRITERS);
      const flood = writers.map((token) => orderUntilCut(shop, product, token, acknowledged));
      // Each round breaks off at a different time: after some number of responses, and somewhere within the
      // next order.
      const enough = acknowledged.size + 3 + ((round * 7) % 60);
      while (acknowledged.size < enough) await setTimeout(1 + (round % 10));
      const victim = victims[round % victims.length];
      if (victim !== 'shop') shop.process.killDatabase();
      if (victim !== 'database') await shop.process.kill();
      await Promise.all(flood);
      // The shop itself restarts its database.
      const open = victim === 'database' ? shop.process.untilReady() : shop.process.start();
      slowestStart = Math.max(slowestStart, await open);
      const stored = await allOrders(shop.client, seller);
      for (const [reference, id] of acknowledged) {
        assertPromise(
          stored.get(reference) === id,
          `Order ${reference} was acknowledged and is missing in round ${round + 1}`,
        );
      }
    }
    const ready = (slowestStart / 1000).toFixed(1);
    return `${rounds} rounds of kill -9 (${victims.join(', ')}) in a flood: ${acknowledged.size} acknowledged orders, none missing, none half-written; open again after at most ${ready} s`;
  },
};

async function orderUntilCut(
  { client }: Shop,
  productId: string,
  token: string,
  acknowledged: Map<string, string>,
): Promise<void> {
  for (let count = 0; count < ORDERS_EACH; count += 1) {
    const order = anOrder([{ productId }, { productId, quantity: 2 }]);
    const response = await place(client, order, token);
    if (response.kind === 'unanswered' || response.kind === 'unavailable') return;
    assertPromise(response.kind === 'data' && response.data.payload.order !== null, outcomeOf(response));
    acknowledged.set(order.orderId, response.data.payload.order.id);
  }
}
