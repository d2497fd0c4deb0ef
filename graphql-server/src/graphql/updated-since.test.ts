import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../shared/new-id.ts';
import { aProduct } from '../test/factories.ts';
import { describeShop } from '../test/describe-shop.ts';
import {
  CommentOnOrder,
  CreateAddress,
  CreateCustomerNote,
  CreateRefund,
  ListChanged,
  ListChangedProducts,
  ReadOrderLineIds,
  ReadVariantTimes,
  ReceiveOrderPayment,
  RequestReturn,
  SetOrderStatus,
  ShipOrder,
  type TypedDocumentString,
  UpdateCustomerTags,
  UpdateProduct,
  UpdateTracking,
} from '../test/documents.generated.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../test/orders.ts';
import type { Loose } from '../test/test-client.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let grace: Person;
let mug: string;
let cap: string;
let first: string;
let second: string;
let parcel: string;

const database = () => shop.app.orm.em.fork().getKysely();

/** Makes all rows count as changed long ago, a second apart. */
async function past(): Promise<void> {
  for (const table of ['products', 'product_variants', 'orders', 'users']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(database());
    await sql`update ${sql.table(table)} set updated_at = '2026-01-01T00:00:00Z'::timestamptz + place * interval '1 s'
      from (select id, row_number() over (order by id) as place from ${sql.table(table)}) placed
      where placed.id = ${sql.table(table)}.id`.execute(database());
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(database());
  }
}

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop, 'Ada Lovelace');
  grace = await aCustomer(shop, 'Grace Hopper');
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 100 });
  cap = await aProduct(shop.app.orm.em.fork(), { title: 'Cap', stock: 100 });
  first = await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 1 }));
  second = await anOrder(shop.client, grace, anOrderInput({ productId: cap, quantity: 1 }));
  const { order } = await shop.client.payload(ShipOrder, { input: { orderId: second } }, admin.token);
  parcel = order?.shipments[0]?.id ?? '';
});

const SINCE = '2026-02-01T00:00:00Z';

/** The ids that a program gets when it fetches changes. */
async function changed(): Promise<Record<'products' | 'orders' | 'customers', string[]>> {
  const data = await shop.client.data(ListChanged, { since: SINCE }, admin.token);
  const idsOf = (list: keyof ListChanged) => {
    expect(data[list].totalCount).toBe(data[list].nodes.length);
    return data[list].nodes.map(({ id }) => id);
  };
  return { products: idsOf('products'), orders: idsOf('orders'), customers: idsOf('customers') };
}

const change = <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Loose<Variables>,
  token = admin.token,
) => shop.client.data(document, variables, token);

const rename = (id: string, title: string) => change(UpdateProduct, { id, input: { title } });

describe('a program that fetches changes', () => {
  test('finds nothing without changes', async () => {
    await past();
    expect(await changed()).toEqual({ products: [], orders: [], customers: [] });
  });

  test.each<
    [string, () => Promise<unknown>, Partial<Record<'products' | 'orders' | 'customers', () => string[]>>]
  >([
    ['the title of a product', () => rename(mug, 'Large Mug'), { products: () => [mug] }],
    [
      'the SKU of a variant',
      () =>
        change(UpdateProduct, {
          id: cap,
          input: { variants: [{ sku: 'NEW-1', salePrice: 1999, stock: 100 }] },
        }),
      { products: () => [cap] },
    ],
    [
      'the status of an order',
      () => change(SetOrderStatus, { id: first, status: 'DELIVERED' }),
      { orders: () => [first] },
    ],
    [
      'a comment on an order',
      () => change(CommentOnOrder, { id: second, text: 'Call' }),
      { orders: () => [second] },
    ],
    [
      'the tags of a customer',
      () => change(UpdateCustomerTags, { ids: [grace.userId], add: ['vip'] }),
      { customers: () => [grace.userId] },
    ],
    [
      'a note on a customer',
      () => change(CreateCustomerNote, { id: ada.userId, text: 'Called' }),
      { customers: () => [ada.userId] },
    ],
    [
      'an address of a customer',
      () =>
        change(
          CreateAddress,
          {
            input: {
              firstName: 'Grace',
              streetAddress: '1 Row',
              city: 'York',
              phone: '5550177',
              email: 'grace@test.example',
            },
          },
          grace.token,
        ),
      { customers: () => [grace.userId] },
    ],
    [
      'the tracking of a parcel',
      () => change(UpdateTracking, { id: parcel, input: { carrier: 'DHL', trackingNumber: 'JD1' } }),
      { orders: () => [second] },
    ],
  ])('finds %s', async (_, make, expected) => {
    await past();
    await make();
    const changedIds = await changed();
    for (const list of ['products', 'orders', 'customers'] as const)
      expect(changedIds[list], list).toEqual(expected[list]?.() ?? []);
  });

  test('finds the order that was paid, refunded, or gets a return', async () => {
    const order = await anOrder(shop.client, ada, {
      ...anOrderInput({ productId: mug, quantity: 2 }),
      paymentMethod: 'BANK',
    });
    const data = await shop.client.data(ReadOrderLineIds, { id: order }, admin.token);
    const lines = [{ orderLineId: data.order?.lines[0]?.id, quantity: 1, reason: 'CHANGED_MIND' as const }];
    const succeeds = async <Variables>(
      document: TypedDocumentString<{ payload: { userErrors: unknown[] } }, Variables>,
      variables: Loose<Variables>,
      { token } = admin,
    ) => {
      await past();
      const { userErrors } = await shop.client.payload(document, variables, token);
      expect(userErrors).toEqual([]);
      expect((await changed()).orders, String(document)).toEqual([order]);
    };
    await succeeds(ReceiveOrderPayment, { id: order });
    await setOrderStatus(shop.client, admin, order, 'DELIVERED');
    await succeeds(RequestReturn, { input: { idempotencyKey: newId(), orderId: order, lines } }, ada);
    const refund = { idempotencyKey: newId(), orderId: order, amount: 100, reason: 'Scratched' };
    await succeeds(CreateRefund, { input: refund });
  });

  test('does not find a customer who only visited', async () => {
    await past();
    await sql`update users set last_seen_at = now() where id = ${ada.userId}`.execute(database());
    expect((await changed()).customers).toEqual([]);
  });

  test('finds the variant that was sold, and not its product', async () => {
    await past();
    await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 1 }));
    expect((await changed()).products).toEqual([]);
    const { product } = await shop.client.data(ReadVariantTimes, { id: mug });
    expect(product?.variants[0]?.updatedAt.localeCompare(SINCE)).toBe(1);
  });

  test('continues after a page, in the order of the changes', async () => {
    await past();
    await rename(cap, 'Cap again');
    await rename(mug, 'Mug again');
    const page = async (after: string | null) =>
      (await shop.client.data(ListChangedProducts, { since: SINCE, after })).products;
    const one = await page(null);
    const two = await page(one.pageInfo.endCursor);
    expect([...one.nodes, ...two.nodes].map(({ id }) => id)).toEqual([cap, mug]);
    expect((await page(two.pageInfo.endCursor)).nodes).toEqual([]);
  });

  test('can use REST', async () => {
    await past();
    await rename(mug, 'Mug by REST');
    await change(CommentOnOrder, { id: first, text: 'Ring' });
    const list = async (path: string) => {
      const { body } = await shop.client.rest<{ _id: string }[]>(`/api${path}`, { token: admin.token });
      return body.map(({ _id }) => _id);
    };
    expect(await list(`/getProducts?updatedFrom=${SINCE}`)).toEqual([mug]);
    expect(await list(`/getProducts?first=1&updatedFrom=${SINCE}`)).toEqual([mug]);
    expect(await list(`/getOrders?updatedFrom=${SINCE}`)).toEqual([first]);
    expect(await list(`/users?updatedFrom=${SINCE}`)).toEqual([]);
    expect(await list(`/users?updatedTo=${SINCE}`)).toEqual([ada.userId, grace.userId].sort());
  });
});
