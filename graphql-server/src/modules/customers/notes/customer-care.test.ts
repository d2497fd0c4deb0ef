import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateCustomerNote,
  CreateRefund,
  ListTaggedCustomers,
  ReadCustomerCare,
  ReadCustomerTags,
  ReadOwnCare,
  ReadViewerId,
  UpdateCustomerTags,
} from '../../../test/documents.generated.ts';
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

const see = async ({ userId } = ada) =>
  (await shop.client.data(ReadCustomerCare, { id: userId }, clerk.token)).customer;

const addNote = async ({ userId: id }: Person, text: string) =>
  (await shop.client.data(CreateCustomerNote, { id, text }, clerk.token)).payload.userErrors;

const tag = async (ids: string[], add: string[], remove: string[] = []) =>
  (await shop.client.data(UpdateCustomerTags, { ids, add, remove }, clerk.token)).payload;

const listed = async (filter: { tag: string; search?: string }) =>
  (await shop.client.data(ListTaggedCustomers, filter, clerk.token)).customers;

describe('for a customer, staff', () => {
  test('add notes and read who wrote them', async () => {
    expect(await addNote(ada, ' Pays late. ')).toEqual([]);
    expect((await see())?.notes).toEqual([{ text: 'Pays late.', authorName: 'Grace Hopper' }]);
    expect(await addNote(ada, ' ')).toMatchObject([{ code: 'REQUIRED', field: ['text'] }]);
    expect(await addNote(clerk, 'Hm')).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('add tags, and filter customers by them', async () => {
    expect((await tag([ada.userId], ['VIP'])).userErrors).toEqual([]);
    expect((await tag([clerk.userId], ['VIP'])).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: ['ids'] },
    ]);
    await aCustomer(shop);
    expect(await listed({ tag: 'Vip' })).toEqual({ nodes: [{ id: ada.userId }], totalCount: 1 });
    expect(await listed({ tag: 'vip', search: 'nobody' })).toEqual({ nodes: [], totalCount: 0 });
    expect(await shop.client.data(ReadCustomerTags, {}, clerk.token)).toEqual({ customerTags: ['vip'] });
  });

  test('get the changed tags of each customer', async () => {
    const one = await aCustomer(shop);
    const other = await aCustomer(shop);
    const ids = [one.userId, other.userId];
    const update = async (...change: Parameters<typeof tag>) =>
      (await tag(...change)).changes?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) ?? null;
    expect(await update([one.userId], ['Fair', 'old'])).toEqual([
      { id: one.userId, added: ['fair', 'old'], removed: [] },
    ]);
    expect(await update(ids, ['fair', 'new'], ['old'])).toEqual([
      { id: one.userId, added: ['new'], removed: ['old'] },
      { id: other.userId, added: ['fair', 'new'], removed: [] },
    ]);
    expect(await update(ids, ['fair'], ['old'])).toEqual([]);
    expect(await update([clerk.userId], ['fair'])).toBeNull();
  });

  test('see when the customer last visited', async () => {
    const before = Date.parse((await see())?.lastSeenAt ?? '');
    shop.clock.advance(2 * MINUTE);
    await shop.client.data(ReadViewerId, {}, ada.token);
    expect(Date.parse((await see())?.lastSeenAt ?? '') - before).toBeGreaterThanOrEqual(2 * MINUTE);
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
    await shop.client.data(CreateRefund, { input }, owner.token);
    expect((await see())?.spending).toEqual([
      { currencyCode: 'EUR', orderCount: 1, amount: 4000 },
      { currencyCode: 'USD', orderCount: 3, amount: 2600 },
    ]);
    // Sorting uses the same amount after the job has run.
    await shop.app.jobs.run('revenue-sums');
    const totals = await shop.app.orm.em.fork().findOne(CustomerTotalsEntity, { customerId: ada.userId });
    expect(totals).toMatchObject({ orderCount: 4, spent: 6600 });
  });

  test('keep all of this hidden from customers', async () => {
    const { viewer } = await shop.client.data(ReadOwnCare, {}, ada.token);
    expect(viewer).toMatchObject({ tags: [], notes: [], lastSeenAt: null });
  });
});
