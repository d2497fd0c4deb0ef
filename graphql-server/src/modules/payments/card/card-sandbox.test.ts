import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCheckoutInput, changeOrder, checkOut, seeOrder } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { aCustomer, type Person } from '../../../test/users.ts';
import { payAt, type SandboxTestShop, startSandboxShop } from '../../../test/sandbox-shop.ts';

// End to end over HTTP: the shop, the provider's own SDK, and the sandbox that answers it.

let shop: SandboxTestShop;
let ada: Person;
let mug: string;

beforeEach(async () => {
  shop = await startSandboxShop();
  ada = await aCustomer(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 20 });
});
afterEach(() => shop.stop());

test('a customer learns of the payment by webhook, and gets a refund when the order is canceled', async () => {
  const { order, url } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity: 2 }));
  const id = String(order?.id);
  await payAt(String(url));
  await shop.sandbox.tick();
  expect(await seeOrder(shop, ada, id)).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'NONE' });
  await changeOrder(shop, ada, 'orderCancel', id);
  await shop.app.jobs.run('refunds');
  expect(await seeOrder(shop, ada, id)).toMatchObject({ status: 'CANCELLED', paymentState: 'REFUNDED' });
  expect(shop.sandbox.faults.refunds).toBe(1);
});

test('fifty identical concurrent checkouts are one order, one key and one session', async () => {
  const input = aCheckoutInput({ productId: mug, quantity: 2 });
  const responses = await Promise.all(Array.from({ length: 50 }, () => checkOut(shop, ada, input)));
  const orders = new Set(responses.map(({ order }) => order?.id));
  // Callers that waited too long for the provider had to retry, and then get the same page.
  const pages = new Set(responses.flatMap(({ url }) => url ?? []));
  const { sessions, keys } = shop.sandbox.faults;
  expect([orders.size, pages.size, sessions, keys.size]).toEqual([1, 1, 1, 1]);
  expect((await checkOut(shop, ada, input)).url).toBe([...pages][0]);
  expect((await ledgerOf(shop, mug)).stock).toBe(18);
});
