import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CancelShippedOrder,
  ListOrdersToShip,
  ReadShippedOrder,
  type ShippedOrder,
  ShipOrder,
  ShipOrders,
  UpdateTracking,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let clerk: Person;
let shopper: Person;
let tee: string;
let mug: string;

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  shopper = await aCustomer(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', stock: 500 });
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 500 });
});

/** Places an order of three tees and a mug. */
const place = (request: object = {}) =>
  anOrder(shop.client, shopper, {
    ...anOrderInput({ productId: tee, quantity: 3 }, { productId: mug, quantity: 1 }),
    ...request,
  });

const send = async (input: object) => (await shop.client.data(ShipOrder, { input }, clerk.token)).payload;

const find = async (id: string, token = clerk.token) =>
  (await shop.client.data(ReadShippedOrder, { id }, token)).order;

const lineOf = (order: ShippedOrder | null, title: string) =>
  order?.lines.find((line) => line.title === title)?.id;

test('everything is shipped at once, and the customer gets the tracking', async () => {
  const orderId = await place();
  const { order } = await send({ orderId, carrier: 'DHL', trackingNumber: 'JD0146' });
  expect(order).toMatchObject({ status: 'PENDING', shipmentState: 'ALL' });
  expect(order?.shipments).toMatchObject([
    {
      carrier: 'DHL',
      trackingNumber: 'JD0146',
      lines: [
        { quantity: 3, line: { title: 'Tee' } },
        { quantity: 1, line: { title: 'Mug' } },
      ],
    },
  ]);
  await shop.app.jobs.run('mail');
  const { subject, text } = mail.lastTo(billing.email.toLowerCase()) ?? { subject: '', text: '' };
  expect(subject).toContain('Your order is on its way');
  for (const words of ['3 × Tee', '1 × Mug', 'JD0146', 'tracking-id=JD0146']) expect(text).toContain(words);
  expect((await send({ orderId })).userErrors).toEqual([
    { code: 'NOT_SHIPPABLE', field: ['input', 'orderId'] },
  ]);
});

test('an order is shipped in parts, and the customer sees each', async () => {
  const orderId = await place();
  // Sends the confirmation email, which might otherwise be the later one.
  await shop.app.jobs.run('mail');
  const before = await find(orderId);
  const first = await send({ orderId, lines: [{ orderLineId: lineOf(before, 'Tee'), quantity: 2 }] });
  expect(first.order?.shipmentState).toBe('PART');
  await shop.app.jobs.run('mail');
  expect(mail.sent.at(-1)?.subject).toContain('Part of your order is on its way');
  const tooMany = await send({ orderId, lines: [{ orderLineId: lineOf(before, 'Tee'), quantity: 2 }] });
  expect(tooMany.userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'lines'] }]);
  await send({ orderId, notifiesCustomer: false });
  const seen = await find(orderId, shopper.token);
  expect(seen?.shipmentState).toBe('ALL');
  expect(
    seen?.shipments.map(({ lines }) => lines.map(({ quantity, line }) => `${quantity} ${line.title}`)),
  ).toEqual([['2 Tee'], ['1 Tee', '1 Mug']]);
});

test('two concurrent shipments of the same order ship it once', async () => {
  const orderId = await place();
  const outcomes = await Promise.all([send({ orderId }), send({ orderId }), send({ orderId })]);
  expect(outcomes.filter(({ order }) => order)).toHaveLength(1);
  expect((await find(orderId))?.shipments).toHaveLength(1);
});

test('a line of another order is rejected', async () => {
  const other = await find(await place());
  const orderId = await place();
  const { userErrors } = await send({ orderId, lines: [{ orderLineId: lineOf(other, 'Tee'), quantity: 1 }] });
  expect(userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'lines'] }]);
  expect((await find(orderId))?.shipmentState).toBe('NONE');
});

test('a canceled order cannot be shipped, and a partly shipped one not canceled by its customer', async () => {
  const cancelled = await place();
  await setOrderStatus(shop.client, clerk, cancelled, 'CANCELLED');
  expect((await send({ orderId: cancelled })).userErrors[0]?.code).toBe('NOT_SHIPPABLE');
  const orderId = await place();
  await send({ orderId, lines: [{ orderLineId: lineOf(await find(orderId), 'Mug'), quantity: 1 }] });
  const { payload } = await shop.client.data(CancelShippedOrder, { id: orderId }, shopper.token);
  expect(payload.userErrors).toEqual([{ code: 'NOT_CANCELLABLE' }]);
});

test('an order shipped before its transfer arrived is not canceled automatically', async () => {
  const orderId = await place({ paymentMethod: 'BANK' });
  expect((await find(orderId))?.paymentDueAt).not.toBeNull();
  expect((await send({ orderId })).order?.paymentDueAt).toBeNull();
  shop.clock.advance(60 * DAY);
  await shop.app.jobs.run('unpaid-orders');
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  shopper = await aCustomer(shop);
  expect((await find(orderId))?.status).toBe('PENDING');
});

describe('a bulk shipment', () => {
  const sendAll = async (inputs: object[]) =>
    (await shop.client.data(ShipOrders, { inputs }, clerk.token)).payload;

  test('ships orders with a number each; an error affects only its own order', async () => {
    const ids = [await place(), await place(), await place(), await place()];
    const [first = '', cancelled = '', sent = '', last = ''] = ids;
    await setOrderStatus(shop.client, clerk, cancelled, 'CANCELLED');
    await send({ orderId: sent });
    const inputs = ids.map((orderId, index) => ({ orderId, carrier: 'UPS', trackingNumber: `1Z${index}` }));
    const { results, userErrors } = await sendAll([
      ...inputs,
      { orderId: newId() },
      { orderId: last, trackingNumber: 'x'.repeat(101) },
    ]);
    expect(userErrors).toEqual([]);
    expect(
      results?.map(({ orderId, order, userErrors: [error] }) => [orderId, order?.shipmentState, error?.code]),
    ).toEqual([
      [first, 'ALL', undefined],
      [cancelled, undefined, 'NOT_SHIPPABLE'],
      [sent, undefined, 'NOT_SHIPPABLE'],
      [last, 'ALL', undefined],
      [expect.any(String), undefined, 'NOT_FOUND'],
      [last, undefined, 'INVALID_VALUE'],
    ]);
    expect(results?.[5]?.userErrors[0]?.field).toEqual(['input', 'trackingNumber']);
    expect((await find(first))?.shipments).toMatchObject([{ carrier: 'UPS', trackingNumber: '1Z0' }]);
    expect((await find(last))?.shipments).toMatchObject([{ trackingNumber: '1Z3' }]);
  });

  test.each([0, 101])('is rejected for %i orders', async (length) => {
    const inputs = Array.from({ length }, () => ({ orderId: newId() }));
    expect(await sendAll(inputs)).toEqual({
      results: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['inputs'] }],
    });
  });

  test('finds orders by their ids', async () => {
    const ids = [await place(), await place()];
    const listByIds = (orderIds: string[]) =>
      shop.client.graphql(ListOrdersToShip, { filter: { ids: orderIds } }, clerk.token);
    expect((await listByIds([...ids, newId(), 'none'])).data).toEqual({
      orders: { nodes: ids.toReversed().map((id) => ({ id })), totalCount: 2 },
    });
    expect((await listByIds(['none'])).data).toEqual({ orders: { nodes: [], totalCount: 0 } });
    const { errors } = await listByIds(Array.from({ length: 101 }, newId));
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});

test('a wrong tracking number is corrected, without another email', async () => {
  const orderId = await place();
  const { order } = await send({ orderId, carrier: 'UPS', trackingNumber: '1Z1' });
  await shop.app.jobs.run('mail');
  const mails = mail.sent.length;
  const input = { carrier: 'Bike Bob', trackingNumber: '7' };
  const { payload } = await shop.client.data(
    UpdateTracking,
    { id: order?.shipments[0]?.id, input },
    clerk.token,
  );
  expect(payload.order?.shipments[0]).toMatchObject({
    carrier: 'Bike Bob',
    trackingNumber: '7',
    trackingUrl: null,
  });
  await shop.app.jobs.run('mail');
  expect(mail.sent).toHaveLength(mails);
});

test('orders to ship are found and counted', async () => {
  const none = await place();
  const part = await place();
  await send({ orderId: part, lines: [{ orderLineId: lineOf(await find(part), 'Mug'), quantity: 1 }] });
  const all = await place();
  await send({ orderId: all });
  const list = async (filter: object) =>
    (await shop.client.data(ListOrdersToShip, { filter }, clerk.token)).orders;
  const orders = await list({ status: 'PENDING', shipmentStates: ['NONE', 'PART'] });
  const ids = orders.nodes.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([none, part]));
  expect(ids).not.toContain(all);
  expect(orders.totalCount).toBe(ids.length);
  const any = await list({ shipmentStates: [] });
  expect(any.totalCount).toBeGreaterThan(orders.totalCount);
  expect(any.nodes).toHaveLength(any.totalCount);
});
