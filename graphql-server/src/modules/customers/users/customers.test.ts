import { beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';

interface Page {
  customers: {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}

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

  const list = async (variables: Record<string, unknown>) =>
    (
      await shop.client.data<Page>(
        `query ($first: Int, $after: String, $search: String, $ids: [ID!]) {
          customers(first: $first, after: $after, search: $search, ids: $ids) {
            nodes { id } pageInfo { hasNextPage endCursor } totalCount
          }
        }`,
        variables,
        grace.token,
      )
    ).customers;

  test('are listed newest first, without admins, a page at a time', async () => {
    const first = await list({ first: 3 });
    expect(first.nodes.map((node) => node.id)).toEqual(users.slice(0, 3));
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(second.nodes.map((node) => node.id)).toEqual(users.slice(3));
    expect(second.pageInfo.hasNextPage).toBe(false);
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

  test('are found by their ids, which may be those of nobody or of an admin', async () => {
    const [newest, second] = users;
    const nobody = '01900000-0000-7000-8000-000000000000';
    const page = await list({ ids: [second, newest, grace.userId, nobody, 'junk'] });
    expect(page).toMatchObject({ nodes: [{ id: newest }, { id: second }], totalCount: 2 });
    expect(await list({ ids: [second], search: 'ada brown' })).toMatchObject({ nodes: [], totalCount: 0 });
    expect(await list({ ids: [] })).toMatchObject({ nodes: [], totalCount: 0 });
    const { errors } = await shop.client.graphql(
      'query ($ids: [ID!]) { customers(ids: $ids) { totalCount } }',
      { ids: Array.from({ length: 1001 }, () => nobody) },
      grace.token,
    );
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('are not searched for by a novel', async () => {
    const { errors } = await shop.client.graphql(
      `{ customers(search: "${'x'.repeat(101)}") { totalCount } }`,
      {},
      grace.token,
    );
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('are looked up by id; an admin, junk and nobody are none', async () => {
    const find = async (id: string) =>
      (
        await shop.client.data<{ customer: { id: string } | null }>(
          'query ($id: ID!) { customer(id: $id) { id } }',
          { id },
          grace.token,
        )
      ).customer;
    expect(await find(users[0] ?? '')).toEqual({ id: users[0] });
    expect(await find(grace.userId)).toBeNull();
    expect(await find("' or 1=1 --")).toBeNull();
    expect(await find('01900000-0000-7000-8000-000000000000')).toBeNull();
  });

  test("are nobody else's business", async () => {
    const ada = await aCustomer(shop);
    const query = `{ customer(id: "${users[0]}") { email } }`;
    expect((await shop.client.graphql(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await shop.client.graphql(query, {}, ada.token)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
