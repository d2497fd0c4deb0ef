import { assertPromise, type Metric, type Shop } from '../metric.ts';
import { aProduct, stockOf } from '../../shop-under-test/products.ts';
import { allOrders, anOrder, outcomeOf, placeWithRetries } from '../../shop-under-test/orders.ts';
import { admin, customers } from '../../shop-under-test/users.ts';

const CLICKS = 50;

/** The same order fifty times at once, and again after a crash. */
export const oneOrder: Metric = {
  name: 'one-order',
  async run(shop, size) {
    const rounds = size === 'full' ? 10 : 1;
    const seller = await admin(shop.client);
    const others = (await allOrders(shop.client, seller)).size;
    const product = await aProduct(shop.client, seller, { stock: 2 * rounds });
    const buyers = await customers(shop.client, rounds);
    for (const [round, buyer] of buyers.entries()) {
      const order = anOrder([{ productId: product, quantity: 2 }]);
      const before = await placeAtOnce(shop, order, buyer);
      await shop.process.kill();
      await shop.process.start();
      const after = await placeAtOnce(shop, order, buyer);
      assertPromise(before === after, `After the crash there was another order: ${before}, ${after}`);
      const left = await stockOf(shop.client, product);
      assertPromise(left === 2 * (rounds - round - 1), `${left} units are left in round ${round + 1}`);
    }
    const stored = (await allOrders(shop.client, seller)).size - others;
    assertPromise(stored === rounds, `${stored} orders instead of ${rounds} are stored`);
    return `${rounds} orders placed ${CLICKS} times at once, and again after kill -9: one each, ${2 * CLICKS} equal answers`;
  },
};

/** @returns the id that all responses have in common */
async function placeAtOnce({ client }: Shop, order: object, token: string): Promise<string> {
  const responses = await Promise.all(
    Array.from({ length: CLICKS }, () => placeWithRetries(client, order, token)),
  );
  const texts = new Set(responses.map((response) => JSON.stringify(response)));
  const [first] = responses;
  assertPromise(texts.size === 1, `The answers differ: ${[...texts].join(' and ')}`);
  assertPromise(
    first?.kind === 'data' && first.data.payload.order !== null,
    first ? outcomeOf(first) : 'none',
  );
  return first.data.payload.order.id;
}
