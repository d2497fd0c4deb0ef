import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  DeleteProduct,
  FollowOrders,
  FollowProducts,
  FollowStock,
  type ProductUpdateInput,
  type TypedDocumentString,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { rejectionReasonOf, subscribe, type Subscription } from '../../test/subscribe.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';

const shop = describeShop();
let owner: Person;
const open: Subscription<unknown>[] = [];

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

afterEach(async () => {
  for (const subscription of open.splice(0)) await subscription.end();
});

const em = () => shop.app.orm.em.fork();
const publish = () => shop.app.jobs.run('events');

function follow<Change, Variables>(
  document: TypedDocumentString<{ change: Change }, Variables>,
  token: string | null,
  variables: Loose<Variables> | null = null,
) {
  const subscription = subscribe(shop, document, token, variables);
  open.push(subscription);
  return { next: async () => (await subscription.next()).change, end: () => subscription.end() };
}

const place = (person: Person, productId: string) =>
  anOrder(shop.client, person, anOrderInput({ productId, quantity: 1 }));

const update = (id: string, input: ProductUpdateInput) =>
  shop.client.data(UpdateProduct, { id, input }, owner.token);

describe('orders', () => {
  test('customers get changes of their own orders, staff of all', async () => {
    const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)];
    const productId = await aProduct(em(), { stock: 20 });
    await publish();
    const [adas, bobs, staffs] = [
      follow(FollowOrders, ada.token),
      follow(FollowOrders, bob.token),
      follow(FollowOrders, owner.token),
    ];
    for (const one of [adas, bobs, staffs]) expect((await one.next()).order).toBeNull();
    const [first, second] = [await place(ada, productId), await place(bob, productId)];
    await publish();
    expect((await adas.next()).order).toEqual({ id: first, status: 'PENDING' });
    expect((await bobs.next()).order).toEqual({ id: second, status: 'PENDING' });
    expect([(await staffs.next()).order?.id, (await staffs.next()).order?.id].sort()).toEqual(
      [first, second].sort(),
    );
    await setOrderStatus(shop.client, owner, first, 'DELIVERED');
    await publish();
    // The current state, although the same connection has read it before.
    expect((await adas.next()).order).toEqual({ id: first, status: 'DELIVERED' });
    expect((await staffs.next()).order).toEqual({ id: first, status: 'DELIVERED' });
  });

  test("a reconnecting subscriber continues where they were, and gets no other customer's changes", async () => {
    const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)];
    const productId = await aProduct(em(), { stock: 20 });
    await publish();
    const before = follow(FollowOrders, ada.token);
    const { cursor } = await before.next();
    await before.end();
    const [theirs, one, two] = [
      await place(bob, productId),
      await place(ada, productId),
      await place(ada, productId),
    ];
    await publish();
    await setOrderStatus(shop.client, owner, one, 'DELIVERED');
    await publish();
    const again = follow(FollowOrders, ada.token, { after: cursor });
    const messages = [await again.next(), await again.next()];
    // Two changes are sent once, in the order of the last changes.
    expect(messages.map(({ order }) => order?.id)).toEqual([two, one]);
    const later = follow(FollowOrders, ada.token, { after: messages[0]?.cursor });
    expect((await later.next()).order).toEqual({ id: one, status: 'DELIVERED' });
    const other = follow(FollowOrders, ada.token, { id: theirs, after: cursor });
    expect((await other.next()).order).toBeNull();
  });
});

describe('products', () => {
  test('visitors get changes of the products they name, as they see them', async () => {
    const [lamp, chair] = [await aProduct(em(), { stock: 5 }), await aProduct(em(), { stock: 5 })];
    await publish();
    const [changes, stock] = [
      follow(FollowProducts, null, { ids: [lamp] }),
      follow(FollowStock, null, { ids: [lamp] }),
    ];
    expect([(await changes.next()).productId, (await stock.next()).productId]).toEqual([null, null]);
    await update(chair, { title: 'Chair' });
    await update(lamp, { title: 'Lamp' });
    await publish();
    expect(await changes.next()).toMatchObject({ productId: lamp, product: { title: 'Lamp', stock: 5 } });
    await update(lamp, { stock: 3 });
    await publish();
    expect(await stock.next()).toMatchObject({ productId: lamp, product: { stock: 3 } });
    await shop.client.data(DeleteProduct, { id: lamp }, owner.token);
    await publish();
    const last = await changes.next();
    expect([last.productId, last.product]).toEqual([lamp, null]);
  });

  test('staff get changes of all without naming them', async () => {
    await publish();
    const changes = follow(FollowProducts, owner.token);
    await changes.next();
    const lamp = await aProduct(em(), {});
    await publish();
    expect((await changes.next()).productId).toBe(lamp);
  });

  test.each([
    ['productChanged of all', () => follow(FollowProducts, null)],
    ['stockChanged of all', () => follow(FollowStock, null)],
    ['stockChanged of too many', () => follow(FollowStock, null, { ids: Array<string>(101).fill('x') })],
    ['stockChanged after nonsense', () => follow(FollowStock, null, { ids: [], after: 'x' })],
  ])('%s is rejected', async (_, follows) => {
    await expect(follows().next().catch(rejectionReasonOf)).resolves.toBe('BAD_REQUEST');
  });
});
