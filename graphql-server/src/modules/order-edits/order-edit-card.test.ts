import { expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { DismissRefund, EditOrder, ReadEditedOrder } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, anAdmin } from '../../test/users.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { RefundEntity } from '../payments/refunds/refund.entity.ts';

const shop = describeCardShop();

test('trying a rejected refund of the difference again, also twice, refunds nothing else', async () => {
  const admin = await anAdmin(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 2000, stock: 10 });
  const { id, sessionId } = await aCardOrder(shop, await aCustomer(shop), { productId, quantity: 2 });
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  const read = async () => {
    const { order } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
    if (!order) throw new Error('No order');
    return order;
  };
  const { lines, totals, updatedAt } = await read();
  const input = { orderId: id, lines: [{ orderLineId: String(lines[0]?.id), quantity: 1 }] };
  await shop.client.data(EditOrder, { input, total: totals.total - 2000, updatedAt }, admin.token);
  shop.gateway.rejected = /^refund/;
  await shop.app.jobs.run('refunds');
  expect((await read()).refunds).toEqual([{ amount: 2000, state: 'FAILED' }]);
  shop.gateway.rejected = null;
  await changeOrder(shop, admin, 'orderRefund', id);
  await changeOrder(shop, admin, 'orderRefund', id);
  expect((await read()).refunds).toEqual([{ amount: 2000, state: 'REQUESTED' }]);
  await shop.app.jobs.run('refunds');
  expect(await read()).toMatchObject({ paymentState: 'PAID', refunds: [{ amount: 2000, state: 'DONE' }] });
});

test('an order by card is edited once it is paid, and the provider refunds the difference', async () => {
  const admin = await anAdmin(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 2000, stock: 10 });
  const { id, sessionId } = await aCardOrder(shop, await aCustomer(shop), { productId, quantity: 2 });
  const read = async () => {
    const { order } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
    if (!order) throw new Error('No order');
    return order;
  };
  const removeOne = async () => {
    const { lines, totals, updatedAt } = await read();
    const input = { orderId: id, lines: [{ orderLineId: lines[0]?.id, quantity: 1 }] };
    const variables = { input, total: totals.total - 2000, updatedAt };
    const { payload } = await shop.client.data(EditOrder, variables as never, admin.token);
    return payload.userErrors[0]?.code ?? null;
  };
  const before = await read();
  // The page is open for the old total.
  expect(await removeOne()).toBe('NOT_EDITABLE');
  expect(await read()).toEqual(before);
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  expect(await removeOne()).toBe(null);
  expect(await read()).toMatchObject({
    paymentState: 'PAID',
    totals: { total: before.totals.total - 2000 },
    refunds: [{ amount: 2000, state: 'REQUESTED' }],
  });
  // The refund in progress does not keep staff from refunding the rest.
  await changeOrder(shop, admin, 'orderRefund', id);
  const { refunds } = await read();
  expect(refunds.map(({ amount }) => amount).toSorted()).toEqual(
    [2000, before.totals.total - 2000].toSorted(),
  );
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('a dismissed refund of the difference is not refunded again with the rest, nor booked twice', async () => {
  const admin = await anAdmin(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 2000, stock: 10 });
  const { id, sessionId } = await aCardOrder(shop, await aCustomer(shop), { productId, quantity: 3 });
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  const read = async () => {
    const { order } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
    if (!order) throw new Error('No order');
    return order;
  };
  const { lines, totals, updatedAt } = await read();
  const input = { orderId: id, lines: [{ orderLineId: String(lines[0]?.id), quantity: 1 }] };
  await shop.client.data(EditOrder, { input, total: totals.total - 4000, updatedAt }, admin.token);
  shop.gateway.rejected = /^refund/;
  await shop.app.jobs.run('refunds');
  shop.gateway.rejected = null;
  const [rejected] = await shop.app.orm.em.fork().find(RefundEntity, { order: id });
  const dismissed = await shop.client.payload(DismissRefund, { id: String(rejected?.id) }, admin.token);
  expect(dismissed.userErrors).toEqual([]);
  await changeOrder(shop, admin, 'orderRefund', id);
  await shop.app.jobs.run('refunds');
  expect(await read()).toMatchObject({
    paymentState: 'REFUNDED',
    refunds: [
      { amount: 4000, state: 'DISMISSED' },
      { amount: 2000, state: 'DONE' },
    ],
  });
  const day = shop.clock.now().toISOString().slice(0, 10);
  const path = `/api/exports/bookings.csv?from=${day}&to=${day}`;
  const { body } = await shop.client.rest<string>(path, { token: admin.token });
  const { number } = await shop.app.orm.em.fork().findOneOrFail(OrderEntity, { id });
  const rows = body.split('\n').map((row) => row.split(','));
  const paid = rows.filter((row) => row[3] === number && row[11]);
  const money = paid.map((row) => `${row[2]} ${row[11]}`);
  expect(money).toEqual(['Payment 60.00', 'Payment -40.00', 'Refund -20.00']);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});
