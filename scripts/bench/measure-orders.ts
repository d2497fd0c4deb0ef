import { mapConcurrently } from '../shop-under-test/map-concurrently.ts';
import { anOrder, outcomeOf, place } from '../shop-under-test/orders.ts';
import { customers } from '../shop-under-test/users.ts';
import type { ShopClient } from '../shop-under-test/shop-client.ts';
import type { Load } from './measure-load.ts';

const CUSTOMERS = 60;
/** A customer may place ten in ten minutes. */
const ORDERS_EACH = 10;
const AT_ONCE = 8;

/** Lets eight customers at a time order two different things each. @throws Error when an order was not placed */
export async function measureOrders(client: ShopClient, ids: readonly string[]): Promise<Load> {
  const tokens = await customers(client, CUSTOMERS);
  const times: number[] = [];
  const began = performance.now();
  await mapConcurrently(CUSTOMERS * ORDERS_EACH, AT_ONCE, async (index) => {
    const lines = [{ productId: ids[index % ids.length] }, { productId: ids[(index * 7 + 1) % ids.length] }];
    const start = performance.now();
    const outcome = outcomeOf(await place(client, anOrder(lines), tokens[index % CUSTOMERS] ?? ''));
    times.push(performance.now() - start);
    if (outcome !== 'placed') throw new Error(`An order was not placed: ${outcome}`);
  });
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: sorted.length / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
