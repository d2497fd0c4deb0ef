import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../db/check-integrity.ts';
import { aCheckoutInput, checkOut } from '../test/card-shop.ts';
import { aProduct } from '../test/factories.ts';
import { isFullRun, reportMetric } from '../test/metric.ts';
import { aCustomer, type Person } from '../test/users.ts';
import { type SandboxTestShop, startSandboxShop } from '../test/sandbox-shop.ts';
import { seededRandom } from '../test/seeded-random.ts';

const CARTS = isFullRun ? 1000 : 30;
const PRODUCTS = 12;
const MAX_LINES = 8;
const MAX_UNITS = 15;
/** The limit of undelivered orders per customer, and of new ones in ten minutes. */
const ORDERS_EACH = 10;

let shop: SandboxTestShop;

beforeAll(async () => {
  shop = await startSandboxShop();
});
afterAll(() => shop.stop());

test('in random carts, lines, total and charge are the same to the cent', async () => {
  const random = seededRandom(20_261_121);
  const below = (limit: number) => Math.floor(random() * limit);
  const products: { productId: string; price: number; colours: string[] }[] = [];
  for (let count = 0; count < PRODUCTS; count += 1) {
    // Prices without an exact float, from a cent to a hundred thousand.
    const price = 1 + below(10 ** (1 + (count % 5)));
    const colours = count % 3 === 0 ? ['Red', 'Blue'] : [];
    const change = { salePrice: price, colours, stock: 1_000_000 };
    products.push({ productId: await aProduct(shop.app.orm.em.fork(), change), price, colours });
  }

  let charged = 0;
  let buyer: Person | null = null;
  while (charged < CARTS) {
    if (charged % ORDERS_EACH === 0 || !buyer) buyer = await aCustomer(shop);
    const chosen = Array.from({ length: 1 + below(MAX_LINES) }, () => ({
      product: products[below(PRODUCTS)] as (typeof products)[number],
      quantity: 1 + below(MAX_UNITS),
    }));
    const expected = chosen.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
    const lines = chosen.map(({ product: { productId, colours }, quantity }) => ({
      productId,
      quantity,
      ...(colours.length > 0 && { colour: colours[below(colours.length)] }),
    }));
    // Cards cannot be charged with less than half a dollar.
    if (expected < 50) continue;
    const { order, url } = await checkOut(shop, buyer, {
      ...aCheckoutInput(...lines),
      expectedTotal: expected,
    });
    const session = await shop.sandbox.provider.readSession(String(url?.split('/').pop()));
    expect([order?.total, session?.amountTotal]).toEqual([expected, expected]);
    charged += 1;
  }
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  reportMetric('carts', `${charged} random carts: lines = total = amount of the card payment, to the cent`);
});
