import { beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { CustomerTotalsEntity } from './customer-totals.entity.ts';
import { UserEntity } from './user.entity.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateAddress,
  DeleteAddress,
  ListCustomers,
  ReadCustomer,
} from '../../../test/documents.generated.ts';

describe('customers', () => {
  const shop = describeShop();
  let grace: Person;
  const users: string[] = [];

  beforeAll(async () => {
    grace = await anAdmin(shop);
    for (const name of ['Ada Lovelace', 'Bob 100% Sure', 'Carol_Smith', 'Dan Brown', 'Ada Brown']) {
      users.unshift((await aCustomer(shop, name)).userId);
      shop.clock.advance(1);
    }
  });

  const list = async (variables: object) =>
    (await shop.client.data(ListCustomers, variables, grace.token)).customers;

  test('are listed newest first, without staff, page by page', async () => {
    const first = await list({ first: 3 });
    expect(first.nodes.map((node) => node.id)).toEqual(users.slice(0, 3));
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes.map((node) => node.id)).toEqual(users.slice(3));
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test.each([1, 2, 5])('are sorted by name, in pages of %i', async (first) => {
    const ids: string[] = [];
    for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
      const { nodes, pageInfo }: ListCustomers['customers'] = await list({ first, after, sort: 'NAME' });
      ids.push(...nodes.map(({ id }) => id));
      ({ endCursor: after, hasNextPage } = pageInfo);
    }
    const [adaBrown, danBrown, carol, bob, adaLovelace] = users;
    // By last name: "100% Sure", Brown, Brown, Lovelace; Carol_Smith has none.
    expect(ids).toEqual([carol, bob, adaBrown, danBrown, adaLovelace]);
  });

  test.each([1, 2, 5])('are sorted by orders and by amount spent, in pages of %i', async (first) => {
    const [adaBrown = '', danBrown = '', carol = '', bob = '', adaLovelace = ''] = users;
    await shop.app.jobs.run('revenue-sums');
    const totals: [string, number, number][] = [
      ...([
        [adaBrown, 2, 0],
        [danBrown, 7, 500],
        [carol, 2, 9000],
        [bob, 0, 0],
        [adaLovelace, 1, 500],
      ] as const),
    ].map(([id, orders, spent]) => [id, orders, spent]);
    for (const [customerId, orderCount, spent] of totals)
      await shop.app.orm.em.fork().nativeUpdate(CustomerTotalsEntity, { customerId }, { orderCount, spent });
    const read = async (sort: string) => {
      const ids: string[] = [];
      for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
        const { nodes, pageInfo }: ListCustomers['customers'] = await list({ first, after, sort });
        ids.push(...nodes.map(({ id }) => id));
        ({ endCursor: after, hasNextPage } = pageInfo);
      }
      return ids;
    };
    // Of equal customers, the latest registration comes first.
    expect(await read('ORDERS')).toEqual([danBrown, adaBrown, carol, adaLovelace, bob]);
    expect(await read('SPENT')).toEqual([carol, danBrown, adaLovelace, adaBrown, bob]);
  });

  test('are found by current addresses and phone numbers only', async () => {
    const dora = await aCustomer(shop);
    const input = {
      firstName: 'Dora',
      lastName: 'Day',
      streetAddress: '7 Cliff Road',
      city: 'Port Ellis',
      zip: 'PE1 4QT',
      phone: '+44 (30) 7000-4321',
      email: 'dora@example.com',
    };
    const { payload } = await shop.client.data(CreateAddress, { input }, dora.token);
    expect(payload.userErrors).toEqual([]);
    const texts = ['PORT ELLIS', 'pe1 4qt', 'cliff road', '030 7000 4321', '+44 30 70004321'];
    for (const search of texts) expect((await list({ search })).nodes).toEqual([{ id: dora.userId }]);
    await shop.client.data(DeleteAddress, { id: payload.address?.id }, dora.token);
    for (const search of texts) expect((await list({ search })).nodes).toEqual([]);
    await shop.app.orm.em.fork().nativeUpdate(UserEntity, { id: dora.userId }, { erasedAt: new Date() });
  });

  test.each([
    ['ada', 2],
    ['ADA BROWN', 1],
    ['%', 1],
    ['_', 1],
    ['\\', 0],
    ['@test.example', 5],
    ["' or true --", 0],
    ['  ', 5],
  ])('are found by %j', async (search, count) => {
    const page = await list({ search });
    expect(page.nodes).toHaveLength(count);
    expect(page.totalCount).toBe(count);
  });

  test('are found by ids, ignoring unknown ids and those of staff', async () => {
    const [newest, second] = users;
    const nobody = '01900000-0000-7000-8000-000000000000';
    const page = await list({ ids: [second, newest, grace.userId, nobody, 'junk'] });
    expect(page).toMatchObject({ nodes: [{ id: newest }, { id: second }], totalCount: 2 });
    expect(await list({ ids: [second], search: 'ada brown' })).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await list({ ids: [] })).toMatchObject({ nodes: [], totalCount: 0 });
    const ids = Array.from({ length: 1001 }, () => nobody);
    const { errors } = await shop.client.graphql(ListCustomers, { ids }, grace.token);
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('reject a search text that is too long', async () => {
    const search = 'x'.repeat(101);
    const { errors } = await shop.client.graphql(ListCustomers, { search }, grace.token);
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('are found by id; staff, invalid and unknown ids yield null', async () => {
    const find = async (id: string) => (await shop.client.data(ReadCustomer, { id }, grace.token)).customer;
    expect(await find(users[0] ?? '')).toEqual({ id: users[0] });
    expect(await find(grace.userId)).toBeNull();
    expect(await find("' or 1=1 --")).toBeNull();
    expect(await find('01900000-0000-7000-8000-000000000000')).toBeNull();
  });

  test('are hidden from everyone else', async () => {
    const ada = await aCustomer(shop);
    const query = `{ customer(id: "${users[0]}") { email } }`;
    expect((await shop.client.graphql(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await shop.client.graphql(query, {}, ada.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
