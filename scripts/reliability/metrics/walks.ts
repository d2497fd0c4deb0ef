import { orderStatuses } from '../../../graphql-server/src/modules/orders/order-status.ts';
import { type Metric, assertPromise } from '../metric.ts';
import { aProduct } from '../../shop-under-test/products.ts';
import { mapConcurrently } from '../../shop-under-test/map-concurrently.ts';
import { anOrder, outcomeOf, placeWithRetries } from '../../shop-under-test/orders.ts';
import { admin, customers } from '../../shop-under-test/users.ts';
import { seededRandom } from '../seeded-random.ts';

const ADMINS = 4;
const STEPS = 6;
const ORDERS_EACH = 10;

const SET_STATUS = `mutation ($id: ID!, $status: OrderStatus!) {
  payload: orderStatusUpdate(id: $id, status: $status) { userErrors { code } }
}`;
const SET_STOCK = `mutation ($id: ID!, $stock: Int!) {
  payload: productUpdate(id: $id, input: { stock: $stock }) { userErrors { code } }
}`;

interface Stepped {
  payload: { userErrors: { code: string }[] };
}

/** Several admins take orders through random states at the same time. */
export const walks: Metric = {
  name: 'walks',
  async run(shop, size) {
    const count = size === 'full' ? 1000 : 20;
    const { client } = shop;
    const admins = await Promise.all(Array.from({ length: ADMINS }, () => admin(client)));
    const seller = String(admins[0]);
    const products = await Promise.all([0, 1, 2].map(() => aProduct(client, seller, { stock: count * 2 })));
    const buyers = await customers(client, Math.ceil(count / ORDERS_EACH));
    const random = seededRandom(20_261_121);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

    const orders = await mapConcurrently(count, ADMINS, async (index) => {
      const lines = products
        .slice(index % 2)
        .map((productId) => ({ productId, quantity: 1 + Math.floor(random() * 2) }));
      const response = await placeWithRetries(
        client,
        anOrder(lines),
        String(buyers[Math.floor(index / ORDERS_EACH)]),
      );
      assertPromise(response.kind === 'data' && response.data.payload.order !== null, outcomeOf(response));
      return response.data.payload.order.id;
    });
    let rejected = 0;
    await mapConcurrently(count * STEPS, 2 * ADMINS, async () => {
      // Sometimes a count finds less stock than the ledger has, so that reserving again fails.
      const [document, variables] =
        random() < 0.05
          ? [SET_STOCK, { id: pick(products), stock: Math.floor(random() * 4) }]
          : [SET_STATUS, { id: pick(orders), status: pick(orderStatuses) }];
      const { payload } = await client.data<Stepped>(document, variables, pick(admins));
      if (payload.userErrors.length > 0) rejected += 1;
    });
    return `${count} orders, ${count * STEPS} random steps by ${ADMINS} admins at once (${rejected} refused): the ledger is the stock`;
  },
};
