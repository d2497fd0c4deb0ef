import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { ReadConversion, ReplaceCountedCart } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import type { ReportsDatabase } from './reports.tables.ts';

const PERIOD = { from: '2026-11-10', to: '2026-11-12' };

const shop = describeShop();
let admin: Person;
let mug: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 850, stock: 100 });
});

async function putIntoCart({ token }: Person, quantity: number): Promise<void> {
  const lines = quantity > 0 ? [{ productId: mug, quantity }] : [];
  expect(await shop.client.data(ReplaceCountedCart, { lines }, token)).toEqual({
    cartReplace: { userErrors: [] },
  });
}

async function orderCart(person: Person): Promise<void> {
  await anOrder(shop.client, person, { ...anOrderInput(), lines: null });
}

/** Moves the creation of a person's carts to another time. */
async function begunAt(moment: string, { userId }: Person): Promise<void> {
  const db = shop.app.orm.em.fork().getKysely<ReportsDatabase>();
  await db
    .updateTable('carts')
    .set({ begun_at: new Date(moment) })
    .where('user_id', '=', userId)
    .execute();
}

const report = async () =>
  (await shop.client.data(ReadConversion, { period: PERIOD }, admin.token)).revenueReport;

test('the conversion of a period counts its carts that were ordered', async () => {
  const ada = await aCustomer(shop, 'Ada');
  const bob = await aCustomer(shop, 'Bob');
  const cid = await aCustomer(shop, 'Cid');
  const dee = await aCustomer(shop, 'Dee');
  const eve = await aCustomer(shop, 'Eve');
  expect(await report()).toEqual({
    figures: { carts: 0, conversion: null },
    previousFigures: { carts: 0, conversion: null },
  });

  // Ada changes her cart, and orders it: one cart. Then she creates a second one, which stays.
  await putIntoCart(ada, 1);
  await putIntoCart(ada, 3);
  await orderCart(ada);
  await putIntoCart(ada, 1);
  await begunAt('2026-11-10T00:00:00Z', ada);
  // Bob empties his, creates another one, and orders that.
  await putIntoCart(bob, 1);
  await putIntoCart(bob, 0);
  await putIntoCart(bob, 2);
  await orderCart(bob);
  await begunAt('2026-11-12T23:59:59Z', bob);
  // Cid buys something without his cart, which stays.
  await putIntoCart(cid, 1);
  await anOrder(shop.client, cid, anOrderInput({ productId: mug, quantity: 1 }));
  await begunAt('2026-11-11T12:00:00Z', cid);
  // Dee's was created before, and Eve's after.
  await putIntoCart(dee, 1);
  await orderCart(dee);
  await begunAt('2026-11-09T23:59:59Z', dee);
  await putIntoCart(eve, 1);
  await begunAt('2026-11-13T00:00:00Z', eve);

  expect(await report()).toEqual({
    // Two of Ada's, two of Bob's and one of Cid's; two of the five were ordered.
    figures: { carts: 5, conversion: 0.4 },
    previousFigures: { carts: 1, conversion: 1 },
  });
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

  // The sums and the queue together give the same result.
  const before = await report();
  await shop.app.jobs.run('revenue-sums');
  expect(await report()).toEqual(before);
  await putIntoCart(ada, 0);
  const db = shop.app.orm.em.fork().getKysely<ReportsDatabase>();
  await db.deleteFrom('carts').where('user_id', '=', bob.userId).execute();
  const withoutBob = {
    figures: { carts: 3, conversion: 1 / 3 },
    previousFigures: { carts: 1, conversion: 1 },
  };
  expect(await report()).toEqual(withoutBob);
  await shop.app.jobs.run('revenue-sums');
  expect(await report()).toEqual(withoutBob);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});
