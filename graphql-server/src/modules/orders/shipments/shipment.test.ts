import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';

interface Order {
  id: string;
  status: string;
  shipmentState: string;
  paymentDueAt: string | null;
  lines: { id: string; title: string }[];
  shipments: {
    id: string;
    carrier: string | null;
    trackingNumber: string | null;
    trackingUrl: string | null;
    lines: { quantity: number; line: { title: string } }[];
  }[];
}
interface Payload {
  payload: { order: Order | null; userErrors: { code: string; field: string[] | null }[] };
}

const FIELDS = `id status shipmentState paymentDueAt lines { id title }
  shipments { id carrier trackingNumber trackingUrl lines { quantity line { title } } }`;

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

async function send(input: object, token = clerk.token): Promise<Payload['payload']> {
  const { payload } = await shop.client.data<Payload>(
    `mutation ($input: ShipmentInput!) { payload: shipmentCreate(input: $input) { order { ${FIELDS} } userErrors { code field } } }`,
    { input },
    token,
  );
  return payload;
}

async function find(id: string, token = clerk.token): Promise<Order | null> {
  const document = `query ($id: ID!) { order(id: $id) { ${FIELDS} } }`;
  return (await shop.client.data<{ order: Order | null }>(document, { id }, token)).order;
}

const lineOf = (order: Order | null, title: string) => order?.lines.find((line) => line.title === title)?.id;

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
  const { payload } = await shop.client.data<Payload>(
    'mutation ($id: ID!) { payload: orderCancel(id: $id) { userErrors { code } } }',
    { id: orderId },
    shopper.token,
  );
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
  type Results = { orderId: string; order: Order | null; userErrors: { code: string; field: string[] }[] }[];

  const sendAll = async (inputs: object[]) => {
    const { payload } = await shop.client.data<{
      payload: { results: Results | null; userErrors: { code: string; field: string[] }[] };
    }>(
      `mutation ($inputs: [ShipmentInput!]!) { payload: shipmentsCreate(inputs: $inputs) {
        results { orderId order { ${FIELDS} } userErrors { code field } } userErrors { code field } } }`,
      { inputs },
      clerk.token,
    );
    return payload;
  };

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
    const document = `query ($ids: [ID!]) { orders(first: 100, filter: { ids: $ids }) { nodes { id } totalCount } }`;
    const ask = (wanted: string[]) => shop.client.graphql(document, { ids: wanted }, clerk.token);
    expect((await ask([...ids, newId(), 'none'])).data).toEqual({
      orders: { nodes: ids.toReversed().map((id) => ({ id })), totalCount: 2 },
    });
    expect((await ask(['none'])).data).toEqual({ orders: { nodes: [], totalCount: 0 } });
    const { errors } = await ask(Array.from({ length: 101 }, newId));
    expect(errors?.[0]?.extensions['code']).toBe('BAD_REQUEST');
  });
});

test('a wrong tracking number is corrected, without another email', async () => {
  const orderId = await place();
  const { order } = await send({ orderId, carrier: 'UPS', trackingNumber: '1Z1' });
  await shop.app.jobs.run('mail');
  const mails = mail.sent.length;
  const { payload } = await shop.client.data<Payload>(
    `mutation ($id: ID!, $input: TrackingInput!) {
      payload: shipmentUpdate(id: $id, input: $input) { order { ${FIELDS} } userErrors { code field } } }`,
    { id: order?.shipments[0]?.id, input: { carrier: 'Bike Bob', trackingNumber: '7' } },
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
  const { orders } = await shop.client.data<{ orders: { nodes: { id: string }[]; totalCount: number } }>(
    '{ orders(first: 100, filter: { status: PENDING, shipmentStates: [NONE, PART] }) { nodes { id } totalCount } }',
    {},
    clerk.token,
  );
  const ids = orders.nodes.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([none, part]));
  expect(ids).not.toContain(all);
  expect(orders.totalCount).toBe(ids.length);
  const { any } = await shop.client.data<{ any: { nodes: object[]; totalCount: number } }>(
    '{ any: orders(first: 100, filter: { shipmentStates: [] }) { nodes { id } totalCount } }',
    {},
    clerk.token,
  );
  expect(any.totalCount).toBeGreaterThan(orders.totalCount);
  expect(any.nodes).toHaveLength(any.totalCount);
});
