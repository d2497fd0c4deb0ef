import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { DAY, MINUTE } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../../test/orders.ts';
import { aCustomer, type Person } from '../../../test/users.ts';
import { productEditor } from '../variants/product-variants.fixtures.ts';
import { pricesOf, salePlanner, short } from './sale.fixtures.ts';

/** None may order more than ten times within ten minutes. */
const BUYERS = 8;
const ROUNDS = 6;

const shop = describeShop();
let buyers: Person[];

beforeAll(async () => {
  await staff.login();
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => aCustomer(shop.client)));
});

const staff = salePlanner(shop);
const product = (salePrice: number) => aProduct(shop.app.orm.em.fork(), { salePrice, stock: 1000 });

/** Plans sales that start in a minute, in three, and so on, and last a minute: as many as there are rounds for. */
async function planEveryOtherMinute(sale: object): Promise<void> {
  const minute = MINUTE / DAY;
  for (let start = 1; start < ROUNDS; start += 2) {
    await staff.planned(sale, { from: start * minute, to: (start + 1) * minute });
  }
}

test('while a sale starts and ends, each order is wholly at the prices before, or wholly at those after', async () => {
  const [one, other] = [await product(1000), await product(2000)];
  const lines = [{ productId: one }, { productId: other }];
  await planEveryOtherMinute({ percent: 50, products: lines });
  const totals: number[] = [];
  const order = async (buyer: Person, index: number) => {
    const wanted = index % 2 ? lines : lines.toReversed();
    const { order: placed } = await tryOrder(shop.client, buyer, anOrderInput(...wanted));
    totals.push(placed?.total ?? 0);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    // The next start or end comes while half of the orders are under way.
    const first = buyers.slice(0, BUYERS / 2).map(order);
    shop.clock.advance(MINUTE);
    const boundary = shop.app.jobs.run('sale-prices');
    await Promise.all([...first, boundary, ...buyers.slice(BUYERS / 2).map(order)]);
    // What comes after it is at the new prices alone.
    const after = await tryOrder(shop.client, buyers[round % BUYERS] as Person, anOrderInput(...lines));
    expect(after.order?.total).toBe(round % 2 ? 3000 : 1500);
  }
  expect(totals).toHaveLength(BUYERS * ROUNDS);
  expect([...new Set(totals)].sort()).toEqual([1500, 3000]);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('who has seen another total than the sale makes of it is told so, and nothing is ordered', async () => {
  const lamp = await product(1000);
  const buyer = buyers.at(-1) as Person;
  const input = (expectedTotal: number) => ({ ...anOrderInput({ productId: lamp }), expectedTotal });
  const sale = await staff.planned({ percent: 50, products: [{ productId: lamp }] });
  expect((await tryOrder(shop.client, buyer, input(1000))).userErrors).toMatchObject([
    { code: 'TOTAL_CHANGED' },
  ]);
  expect((await tryOrder(shop.client, buyer, input(500))).order).toMatchObject({ total: 500 });
  await staff.end(sale.id);
  expect((await tryOrder(shop.client, buyer, input(500))).userErrors).toMatchObject([
    { code: 'TOTAL_CHANGED' },
  ]);
});

test('edits of staff and the boundaries of a sale leave prices that belong together, whichever comes first', async () => {
  const editor = productEditor(shop, staff.token);
  const tee = await editor.added({ salePrice: 2000, regularPrice: null });
  await planEveryOtherMinute({ percent: 50, products: [{ productId: tee }] });
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.clock.advance(MINUTE);
    const price = 2000 + round * 100;
    const [edit] = await Promise.all([
      editor.update(tee, { salePrice: price }),
      shop.app.jobs.run('sale-prices'),
    ]);
    expect(edit.userErrors).toEqual([]);
    expect(short(await pricesOf(shop, tee))).toBe(round % 2 ? String(price) : `${price / 2}/${price}`);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  }
});
