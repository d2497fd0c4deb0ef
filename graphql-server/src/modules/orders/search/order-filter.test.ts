import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ListOrderIds,
  ListOrderTags,
  type OrderFilter,
  ReadTagsOfOrder,
  ReceiveOrderPayment,
  TagOrders,
  type TagOrdersVariables,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { bankAccount } from '../../../test/test-config.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { OrderEntity } from '../order.entity.ts';

const shop = describeShop({ settings: { timeZone: 'America/New_York', bankAccount } });
let clerk: Person;
/** Order ids by name. */
const orders: Record<string, string> = {};

// Clocks in New York go back on November 1, 2026: that day has 25 hours.
const placed: Record<string, { at: string; quantity: number; paymentMethod: string }> = {
  eve: { at: '2026-11-01T03:59:59.999Z', quantity: 1, paymentMethod: 'CASH_ON_DELIVERY' },
  midnight: { at: '2026-11-01T04:00:00Z', quantity: 2, paymentMethod: 'BANK' },
  lastMinute: { at: '2026-11-02T04:59:59.999Z', quantity: 3, paymentMethod: 'CASH_ON_DELIVERY' },
  monday: { at: '2026-11-02T05:00:00Z', quantity: 4, paymentMethod: 'BANK' },
};

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const ada = await aCustomer(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 1000, stock: 50 });
  for (const [name, { at, quantity, paymentMethod }] of Object.entries(placed)) {
    const id = await anOrder(shop.client, ada, { ...anOrderInput({ productId, quantity }), paymentMethod });
    await shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id }, { createdAt: new Date(at) });
    orders[name] = id;
  }
  await shop.client.data(ReceiveOrderPayment, { id: orders['monday'] }, clerk.token);
  await tag(['midnight', 'monday'], { add: ['Gift', '  call   FIRST '] });
  await tag(['monday'], { remove: ['GIFT'] });
});

async function tag(names: readonly string[], change: Omit<TagOrdersVariables, 'ids'>): Promise<unknown> {
  const ids = names.map((name) => orders[name] ?? name);
  const payload = await shop.client.payload(TagOrders, { ids, ...change }, clerk.token);
  return payload.userErrors.length > 0 ? payload.userErrors : payload.orders;
}

async function matching(filter: OrderFilter): Promise<string[]> {
  const data = await shop.client.data(ListOrderIds, { filter }, clerk.token);
  expect(data.orders.totalCount).toBe(data.orders.nodes.length);
  const names = Object.keys(orders);
  return data.orders.nodes.map(({ id }) => names.find((name) => orders[name] === id) ?? id);
}

describe('orders are found by', () => {
  test.each<[string, OrderFilter, string[]]>([
    ['a day of 25 hours', { placedFrom: '2026-11-01', placedTo: '2026-11-01' }, ['lastMinute', 'midnight']],
    ['their first day', { placedFrom: '2026-11-02' }, ['monday']],
    ['their last day', { placedTo: '2026-10-31' }, ['eve']],
    ['totals, both ends included', { totalFrom: 2000, totalTo: 3000 }, ['lastMinute', 'midnight']],
    ['a least total of nothing', { totalFrom: 0 }, ['monday', 'lastMinute', 'midnight', 'eve']],
    ['payment states', { paymentStates: ['PAID'] }, ['monday']],
    ['any of several states', { paymentStates: ['PAID', 'UNPAID'], totalTo: 2000 }, ['midnight', 'eve']],
    ['a tag, whatever its case', { tag: 'GIFT' }, ['midnight']],
    ['a tag of two words', { tag: 'call first' }, ['monday', 'midnight']],
    [
      'all conditions together',
      { tag: 'call first', placedTo: '2026-11-01', status: 'PENDING' },
      ['midnight'],
    ],
    [
      'nothing, which is everything',
      { paymentStates: [], tag: '' },
      ['monday', 'lastMinute', 'midnight', 'eve'],
    ],
  ])('%s', async (_, filter, names) => {
    expect(await matching(filter)).toEqual(names);
  });

  test.each(['2026-02-30', '01.11.2026', '0000-01-01'])(
    'an invalid day such as %s is rejected',
    async (day) => {
      const { errors } = await shop.client.graphql(
        `{ orders(filter: { placedFrom: "${day}" }) { totalCount } }`,
        {},
        clerk.token,
      );
      expect(errors[0]?.message).toContain('LocalDate');
    },
  );
});

describe('tags', () => {
  test('are suggested once each, in alphabetical order', async () => {
    expect(await shop.client.data(ListOrderTags, {}, clerk.token)).toEqual({
      orderTags: ['call first', 'gift'],
    });
  });

  test('are saved for all orders or for none', async () => {
    expect(await tag(['eve', 'none'], { add: ['late'] })).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await tag([], { add: ['late'] })).toMatchObject([{ code: 'INVALID_VALUE', field: ['ids'] }]);
    const many = Array.from({ length: 29 }, (_, number) => `tag ${number}`);
    expect(await tag(['eve', 'midnight'], { add: many })).toMatchObject([
      { code: 'INVALID_VALUE', field: ['add'] },
    ]);
    expect(await tag(['eve'], { add: [' '] })).toMatchObject([{ code: 'REQUIRED' }]);
    expect(await matching({ tag: 'tag 1' })).toEqual([]);
  });

  test('require staff', async () => {
    const ada = await aCustomer(shop);
    const productId = await aProduct(shop.app.orm.em.fork());
    const id = await anOrder(shop.client, ada, anOrderInput({ productId }));
    orders['own'] = id;
    expect(await tag(['own'], { add: ['vip'] })).toEqual([{ tags: ['vip'] }]);
    expect(await shop.client.data(ReadTagsOfOrder, { id }, ada.token)).toEqual({ order: { tags: [] } });
  });
});
