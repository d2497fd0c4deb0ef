import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { newId } from '../../../shared/new-id.ts';
import { CustomerTotalsEntity } from '../users/customer-totals.entity.ts';
import { OrderEntity } from '../../orders/order.entity.ts';

const shop = describeShop();
let clerk: Person;
let ada: Person;

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  ada = await aCustomer(shop, 'Ada Lovelace');
});

interface Customer {
  tags: string[];
  notes: { text: string; authorName: string }[];
  lastSeenAt: string | null;
  spending: { currencyCode: string; orderCount: number; amount: number }[];
}
const FIELDS = 'tags notes { text authorName } lastSeenAt spending { currencyCode orderCount amount }';

const see = async ({ userId } = ada) =>
  (
    await shop.client.data<{ customer: Customer }>(
      `query ($id: ID!) { customer(id: $id) { ${FIELDS} } }`,
      { id: userId },
      clerk.token,
    )
  ).customer;

async function change(mutation: string): Promise<{ userErrors: { code: string; field: string[] | null }[] }> {
  const document = `mutation { payload: ${mutation} { userErrors { code field } } }`;
  return (
    await shop.client.data<{ payload: { userErrors: { code: string; field: string[] | null }[] } }>(
      document,
      {},
      clerk.token,
    )
  ).payload;
}

const listed = async (filter: string) =>
  (
    await shop.client.data<{ customers: { nodes: { id: string }[]; totalCount: number } }>(
      `{ customers(${filter}) { nodes { id } totalCount } }`,
      {},
      clerk.token,
    )
  ).customers;

describe('for a customer, staff', () => {
  test('add notes and read who wrote them', async () => {
    expect(
      (await change(`customerNoteCreate(customerId: "${ada.userId}", text: " Pays late. ")`)).userErrors,
    ).toEqual([]);
    expect((await see()).notes).toEqual([{ text: 'Pays late.', authorName: 'Grace Hopper' }]);
    expect(
      (await change(`customerNoteCreate(customerId: "${ada.userId}", text: " ")`)).userErrors,
    ).toMatchObject([{ code: 'REQUIRED', field: ['text'] }]);
    expect(
      (await change(`customerNoteCreate(customerId: "${clerk.userId}", text: "Hm")`)).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('add tags, and filter customers by them', async () => {
    expect((await change(`customerTagsUpdate(ids: ["${ada.userId}"], add: ["VIP"])`)).userErrors).toEqual([]);
    expect(
      (await change(`customerTagsUpdate(ids: ["${clerk.userId}"], add: ["VIP"])`)).userErrors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: ['ids'] }]);
    await aCustomer(shop);
    expect(await listed('tag: "Vip"')).toEqual({ nodes: [{ id: ada.userId }], totalCount: 1 });
    expect(await listed('tag: "vip", search: "nobody"')).toEqual({ nodes: [], totalCount: 0 });
    expect(await shop.client.data('{ customerTags }', {}, clerk.token)).toEqual({ customerTags: ['vip'] });
  });

  test('get the changed tags of each customer', async () => {
    const one = await aCustomer(shop);
    const other = await aCustomer(shop);
    const ids = [one.userId, other.userId];
    const update = async (variables: { ids: string[]; add: string[]; remove: string[] }) =>
      (
        await shop.client.data<{ customerTagsUpdate: { changes: { id: string }[] | null } }>(
          `mutation ($ids: [ID!]!, $add: [String!], $remove: [String!]) {
            customerTagsUpdate(ids: $ids, add: $add, remove: $remove) { changes { id added removed } }
          }`,
          variables,
          clerk.token,
        )
      ).customerTagsUpdate.changes?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) ?? null;
    expect(await update({ ids: [one.userId], add: ['Fair', 'old'], remove: [] })).toEqual([
      { id: one.userId, added: ['fair', 'old'], removed: [] },
    ]);
    expect(await update({ ids, add: ['fair', 'new'], remove: ['old'] })).toEqual([
      { id: one.userId, added: ['new'], removed: ['old'] },
      { id: other.userId, added: ['fair', 'new'], removed: [] },
    ]);
    expect(await update({ ids, add: ['fair'], remove: ['old'] })).toEqual([]);
    expect(await update({ ids: [clerk.userId], add: ['fair'], remove: [] })).toBeNull();
  });

  test('see when the customer last visited', async () => {
    const before = Date.parse((await see()).lastSeenAt ?? '');
    shop.clock.advance(2 * MINUTE);
    await shop.client.data('{ viewer { id } }', {}, ada.token);
    expect(Date.parse((await see()).lastSeenAt ?? '') - before).toBeGreaterThanOrEqual(2 * MINUTE);
  });

  test('see the amount spent, without unpaid and refunded orders', async () => {
    const productId = await aProduct(shop.app.orm.em.fork(), { salePrice: 1000, stock: 50 });
    const order = async (quantity: number) =>
      anOrder(shop.client, ada, anOrderInput({ productId, quantity }));
    const [, , refunded = '', euros = ''] = [await order(1), await order(2), await order(3), await order(4)];
    await setOrderStatus(shop.client, clerk, refunded, 'DELIVERED');
    await setOrderStatus(shop.client, clerk, euros, 'DELIVERED');
    await shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id: euros }, { currency: 'EUR' });
    const owner = await aStaffMember(shop, 'OWNER');
    const input = { idempotencyKey: newId(), orderId: refunded, amount: 400, reason: 'Scratched' };
    await shop.client.data(
      'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { code } } }',
      { input },
      owner.token,
    );
    expect((await see()).spending).toEqual([
      { currencyCode: 'EUR', orderCount: 1, amount: 4000 },
      { currencyCode: 'USD', orderCount: 3, amount: 2600 },
    ]);
    // Sorting uses the same amount after the job has run.
    await shop.app.jobs.run('revenue-sums');
    const totals = await shop.app.orm.em.fork().findOne(CustomerTotalsEntity, { customerId: ada.userId });
    expect(totals).toMatchObject({ orderCount: 4, spent: 6600 });
  });

  test('keep all of this hidden from customers', async () => {
    const { viewer } = await shop.client.data<{ viewer: Customer }>(
      `{ viewer { ${FIELDS} } }`,
      {},
      ada.token,
    );
    expect(viewer).toMatchObject({ tags: [], notes: [], lastSeenAt: null });
  });
});
