import { mapConcurrently } from '../shop-under-test/map-concurrently.ts';
import { anOrder, outcomeOf, place } from '../shop-under-test/orders.ts';
import { customers } from '../shop-under-test/users.ts';
import type { ShopClient } from '../shop-under-test/shop-client.ts';
import type { Load } from './measure-load.ts';

const CUSTOMERS = 60;
/** A customer may place ten in ten minutes. */
const ORDERS_EACH = 10;
const AT_ONCE = 8;

/**
 * Lets eight customers at a time order two different products each. @throws Error when an order was not
 * placed
 */
export async function measureOrders(client: ShopClient, ids: readonly string[]): Promise<Load> {
  const tokens = await customers(client, CUSTOMERS);
  return measureAttempts(async (index) => {
    const lines = twoOf(ids, index).map((productId) => ({ productId }));
    const outcome = outcomeOf(await place(client, anOrder(lines), tokens[index % CUSTOMERS] ?? ''));
    if (outcome !== 'placed') throw new Error(`An order was not placed: ${outcome}`);
  });
}

/** The same for the baseline. @throws Error when an order was not placed */
export async function measureBaselineOrders(url: string, ids: readonly string[]): Promise<Load> {
  return measureAttempts(async (index) => {
    const response = await fetch(`${url}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productIds: twoOf(ids, index) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The baseline did not place an order: ${text}`);
  });
}

const twoOf = (ids: readonly string[], index: number) =>
  [index % ids.length, (index * 7 + 1) % ids.length].map((at) => ids[at] ?? '');

async function measureAttempts(attempt: (index: number) => Promise<void>): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  await mapConcurrently(CUSTOMERS * ORDERS_EACH, AT_ONCE, async (index) => {
    const start = performance.now();
    await attempt(index);
    times.push(performance.now() - start);
  });
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: sorted.length / seconds, p50: quantile(0.5), p99: quantile(0.99) };
}
