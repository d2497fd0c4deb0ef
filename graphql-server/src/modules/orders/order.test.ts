import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import type { OrderStatus } from '../../test/documents.generated.ts';
import {
  ListOrders,
  ListOrdersOfCustomers,
  ListOwnOrders,
  type OrderPage,
  ReadOrderReference,
} from '../../test/documents.generated.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let alan: Person;
let mug: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop, 'Ada Lovelace');
  alan = await aCustomer(shop, 'Alan Turing');
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 1000 });
  for (let count = 1; count <= 5; count += 1) {
    await place(ada, `ada-${count}`);
    shop.clock.advance(1000);
    await place(alan, `alan_${count}`);
  }
});

const place = (person: Person, orderId: string) =>
  anOrder(shop.client, person, { ...anOrderInput({ productId: mug }), orderId });
const find = async (id: string, { token }: Person) =>
  (await shop.client.data(ReadOrderReference, { id }, token)).order;
const list = async (variables: object = {}) =>
  (await shop.client.data(ListOrders, variables, admin.token)).orders;
const own = async ({ token }: Person, variables: object = {}) =>
  (await shop.client.data(ListOwnOrders, variables, token)).viewer?.orders;
const setStatus = (id: string, status: OrderStatus) => setOrderStatus(shop.client, admin, id, status);
const referencesOf = (page?: OrderPage) => page?.nodes.map((node) => node.reference);

/** A forged cursor, with a key that is not a date. */
function forgedCursor(key: string | number): string {
  return Buffer.from(JSON.stringify([key, newId()])).toString('base64url');
}

describe('order', () => {
  test('can be read by its customer and by admins only', async () => {
    const id = await place(ada, 'private');
    expect((await find(id, ada))?.reference).toBe('private');
    expect((await find(id, admin))?.reference).toBe('private');
    expect(await find(id, alan)).toBeNull();
  });

  test.each(['junk', newId()])('%s is not found', async (id) => {
    expect(await find(id, admin)).toBeNull();
  });

  test('requires a login', async () => {
    const { errors } = await shop.client.graphql(ReadOrderReference, { id: newId() });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('orders', () => {
  test('are listed newest first, page by page', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: OrderPage = await list({ first: 3, after, filter: { text: 'a' } });
      expect(page.nodes.every((node) => node.lines[0]?.title === 'Mug')).toBe(true);
      seen.push(...page.nodes.map(({ reference }) => reference));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(referencesOf(await list({ first: 100 })));
    expect(seen.filter((reference) => /_|-/.test(reference))).toEqual([
      ...['alan_5', 'ada-5', 'alan_4', 'ada-4', 'alan_3', 'ada-3', 'alan_2', 'ada-2', 'alan_1', 'ada-1'],
    ]);
  });

  test.each([
    ['a reference', 'ada-3', ['ada-3']],
    ['a name, in any case', 'TURING', ['alan_5', 'alan_4', 'alan_3', 'alan_2', 'alan_1']],
    ['a wildcard that is none', 'ada_', []],
    ['another wildcard that is none', '%', []],
    ['what nobody has', 'nothing like it', []],
  ])('are found by %s', async (_what, text, expected) => {
    const page = await list({ filter: { text } });
    expect(referencesOf(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  test('are found by email address', async () => {
    const page = await list({ filter: { text: alan.email } });
    expect(page.totalCount).toBe(5);
  });

  test('are found by status', async () => {
    const id = await place(alan, 'delivered');
    await setStatus(id, 'DELIVERED');
    expect(referencesOf(await list({ filter: { status: 'DELIVERED' } }))).toEqual(['delivered']);
    expect((await list({ filter: { status: 'RETURNED' } })).totalCount).toBe(0);
  });

  test('are found by status and text together', async () => {
    expect(referencesOf(await list({ filter: { status: 'PENDING', text: 'ada-3' } }))).toEqual(['ada-3']);
    expect(await list({ filter: { status: 'RETURNED', text: 'ada-3' } })).toMatchObject({
      nodes: [],
      totalCount: 0,
    });
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { after: 'junk' },
    ...['yesterday', '0000-01-01T00:00:00Z', 7].map((key) => ({ after: forgedCursor(key) })),
    { filter: { text: 'x'.repeat(101) } },
    { filter: { text: 'a\0b' } },
    { filter: { text: 'a\uD800b' } },
  ])('%j is malformed', async (variables) => {
    const { errors } = await shop.client.graphql(ListOrders, variables, admin.token);
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('require an admin', async () => {
    const visitor = await shop.client.graphql(ListOrders, {});
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const customer = await shop.client.graphql(ListOrders, {}, ada.token);
    expect(customer.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe("a user's orders", () => {
  let grace: Person;
  beforeAll(async () => {
    grace = await aCustomer(shop, 'Grace Brewster');
    for (const reference of ['one', 'two', 'three']) {
      await place(grace, reference);
      shop.clock.advance(1000);
    }
  });

  test('are listed newest first, page by page', async () => {
    const first = await own(grace, { first: 2 });
    expect(referencesOf(first)).toEqual(['three', 'two']);
    expect([first?.totalCount, first?.pageInfo.hasNextPage]).toEqual([3, true]);
    const second = await own(grace, { first: 2, after: first?.pageInfo.endCursor });
    expect([referencesOf(second), second?.pageInfo.hasNextPage]).toEqual([['one'], false]);
  });

  test('can be filtered by status', async () => {
    const id = await place(grace, 'four');
    await setStatus(id, 'CANCELLED');
    const page = await own(grace, { status: 'CANCELLED' });
    expect([referencesOf(page), page?.totalCount]).toEqual([['four'], 1]);
  });

  test('are empty for a new user', async () => {
    const page = await own(await aCustomer(shop));
    expect(page).toMatchObject({
      nodes: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  test('are correct for a list of users', async () => {
    const { customers } = await shop.client.data(ListOrdersOfCustomers, {}, admin.token);
    const ofPerson = ({ email }: Person) => customers.nodes.find((node) => node.email === email)?.orders;
    expect(ofPerson(grace)?.nodes).toHaveLength(2);
    expect(
      ofPerson(ada)?.nodes.every(({ reference }) => reference === 'private' || reference.startsWith('ada')),
    ).toBe(true);
    expect(ofPerson(grace)?.totalCount).toBe((await own(grace))?.totalCount);
  });
});
