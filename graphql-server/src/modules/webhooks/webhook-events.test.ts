import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  ChangeFirstName,
  CreateProduct,
  CreateRefund,
  CreateShipment,
  CreateWithdrawal,
  DeleteProduct,
  EditOrder,
  EraseCustomer,
  ModerateReviews,
  OfferWithdrawals,
  ReadEditedOrder,
  ReadWithdrawnOrder,
  RefundOrder,
  RestoreProduct,
  type TypedDocumentString,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { Loose } from '../../test/test-client.ts';
import { allowGuests, aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { aPromotion, endPromotions } from '../promotions/promotion.fixtures.ts';
import { made, returnsOf } from '../returns/returns.fixtures.ts';
import { deliver, editReview, tryReview } from '../reviews/review.fixtures.ts';
import { eventTypes } from './event-type.ts';
import { aReceiver, typesOf } from './webhook-messages.fixtures.ts';
import { webhooksOf } from './webhook.fixtures.ts';

const shop = describeCardShop();
const webhooks = webhooksOf(shop);
const returns = returnsOf(shop);
let owner: Person;
let customer: Person;
let webhookId: string;
let messagesFrom: Awaited<ReturnType<typeof aReceiver>>['messagesFrom'];

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  customer = await aCustomer(shop);
  // These come with many others: see webhook-topics.test.ts.
  const types = eventTypes.filter((type) => type !== 'order.updated' && type !== 'stock.changed');
  ({ messagesFrom, webhookId } = await aReceiver(shop, owner, types));
});

const em = () => shop.app.orm.em.fork();
const db = () => em().getKysely();

/** Calls a mutation, by default as the owner, and expects no errors. */
async function call<Variables>(
  document: TypedDocumentString<{ payload: { userErrors: unknown[] } }, Variables>,
  variables: Loose<Variables>,
  token = owner.token,
): Promise<void> {
  const { userErrors } = await shop.client.payload(document, variables, token);
  expect(userErrors).toEqual([]);
}

const aStocked = (stock = 50) => aProduct(em(), { title: 'Lamp', stock, salePrice: 4900 });
const place = async (productId: string, rest: object = {}, quantity = 1, person = customer) =>
  anOrder(shop.client, person, { ...anOrderInput({ productId, quantity }), ...rest });

test('an order that is placed, shipped, paid on delivery and refunded in cash', async () => {
  const productId = await aStocked();
  let id = '';
  const placed = await messagesFrom(async () => {
    id = await place(productId, {}, 2);
  });
  expect(typesOf(placed)).toEqual(['order.placed']);
  expect(placed[0]?.data['order']).toMatchObject({
    id,
    status: 'PENDING',
    paymentState: 'UNPAID',
    currency: 'USD',
    totals: { total: 9800 },
    customer: { id: customer.userId, name: 'Ada Lovelace', email: customer.email },
    address: { city: 'London' },
    lines: [{ productId, title: 'Lamp', quantity: 2, unitPrice: 4900, total: 9800 }],
  });

  const sent = await messagesFrom(() =>
    call(CreateShipment, { input: { orderId: id, carrier: 'DHL', trackingNumber: 'JD0146' } }),
  );
  expect(typesOf(sent)).toEqual(['order.sent']);
  expect(sent[0]?.data).toMatchObject({
    order: { id, shipmentState: 'ALL' },
    shipment: { carrier: 'DHL', trackingNumber: 'JD0146', lines: [{ quantity: 2 }] },
  });

  const paid = await messagesFrom(() => setOrderStatus(shop.client, owner, id, 'DELIVERED'));
  expect(typesOf(paid)).toEqual(['order.delivered', 'order.paid']);
  expect(paid[0]?.data['order']).toMatchObject({ id, status: 'DELIVERED', paymentState: 'PAID' });

  expect(await messagesFrom(() => setOrderStatus(shop.client, owner, id, 'DELIVERED'))).toEqual([]);

  const back = await messagesFrom(() => setOrderStatus(shop.client, owner, id, 'RETURNED'));
  expect(typesOf(back)).toEqual(['order.returned']);
  expect(back[0]?.data).toMatchObject({ order: { status: 'RETURNED' }, return: null });
  const refunded = await messagesFrom(() => call(RefundOrder, { id }));
  expect(typesOf(refunded)).toEqual(['order.refunded']);
  expect(refunded[0]?.data).toMatchObject({ refund: { amount: 9800, currency: 'USD' } });
});

test('a free order that nothing is delivered of is complete at once', async () => {
  const productId = await aProduct(em(), { title: 'Course', stock: 5 });
  await em().nativeUpdate(ProductVariantEntity, { product: productId }, { requiresShipping: false });
  await aPromotion(shop, owner.token, { code: 'GIFT', percent: 100 });
  const gift = { paymentMethod: 'BANK', codes: ['GIFT'] };
  const placed = await messagesFrom(() => place(productId, gift));
  await endPromotions(shop);
  expect(typesOf(placed).toSorted()).toEqual(['order.delivered', 'order.paid', 'order.placed']);
});

test('an order that is canceled', async () => {
  const id = await place(await aStocked());
  const cancelled = await messagesFrom(() => setOrderStatus(shop.client, owner, id, 'CANCELLED'));
  expect(typesOf(cancelled)).toEqual(['order.cancelled']);
  expect(await messagesFrom(() => setOrderStatus(shop.client, owner, id, 'CANCELLED'))).toEqual([]);
});

test('a card payment and its refunds, each once, when the provider has made them', async () => {
  const { id, sessionId } = await aCardOrder(shop, customer, { productId: await aStocked() });
  const paid = await messagesFrom(async () => {
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    await report(shop, sessionId);
  });
  expect(typesOf(paid)).toEqual(['order.paid']);
  const requested = await messagesFrom(() =>
    call(CreateRefund, {
      input: { idempotencyKey: newId(), orderId: id, amount: 100, reason: 'Scratch' },
    }),
  );
  expect(requested).toEqual([]);
  const refunded = await messagesFrom(() => shop.app.jobs.run('refunds'));
  expect(typesOf(refunded)).toEqual(['order.refunded']);
  expect(refunded[0]?.data).toMatchObject({ order: { id }, refund: { amount: 100 } });
});

test('a bank transfer that is received and refunded by hand', async () => {
  const id = await place(await aStocked(), { paymentMethod: 'BANK' });
  expect(typesOf(await messagesFrom(() => changeOrder(shop, owner, 'orderPaymentReceive', id)))).toEqual([
    'order.paid',
  ]);
  expect(typesOf(await messagesFrom(() => changeOrder(shop, owner, 'orderRefund', id)))).toEqual([
    'order.refunded',
  ]);
});

test('an edit of an order by staff, and none that changes nothing', async () => {
  const id = await place(await aStocked(), {}, 2, await aCustomer(shop));
  const edit = async (quantity: number, total: number) => {
    const { order } = await shop.client.data(ReadEditedOrder, { id }, owner.token);
    const lines = [{ orderLineId: String(order?.lines[0]?.id), quantity }];
    await call(EditOrder, { input: { orderId: id, lines }, total, updatedAt: String(order?.updatedAt) });
  };
  expect(typesOf(await messagesFrom(() => edit(2, 9800)))).toEqual([]);
  const edited = await messagesFrom(() => edit(3, 14700));
  expect(typesOf(edited)).toEqual(['order.edited']);
  expect(edited[0]?.data['order']).toMatchObject({
    id,
    totals: { itemCount: 3, total: 14700 },
    lines: [{ title: 'Lamp', quantity: 3 }],
  });
});

test('a return whose goods arrive', async () => {
  const id = await returns.delivered(customer, owner, 'BANK', { productId: await aStocked(), quantity: 2 });
  const seen = made(await returns.request(customer, await returns.see(customer, id), { Lamp: 1 }));
  await returns.approve(owner, seen.id);
  const arrived = await messagesFrom(() => returns.receive(owner, seen, { Lamp: [1, 1] }));
  expect(typesOf(arrived)).toEqual(['order.returned', 'return.updated']);
  expect(arrived.find(({ type }) => type === 'order.returned')?.data).toMatchObject({
    order: { id },
    return: { number: seen.number },
  });
});

test('a withdrawal of a customer', async () => {
  await call(OfferWithdrawals, { isWithdrawalOffered: true });
  const orderId = await place(await aStocked(), {}, 2);
  const { order } = await shop.client.data(ReadWithdrawnOrder, { id: orderId }, customer.token);
  const id = newId();
  const lines = [{ orderLineId: String(order?.lines[0]?.id), quantity: 1 }];
  const input = { idempotencyKey: id, name: 'Ada Lovelace', lines };
  const token = String(order?.withdrawalToken);
  const messages = await messagesFrom(() => call(CreateWithdrawal, { token, input }));
  expect(messages.find(({ type }) => type === 'withdrawal.created')?.data).toMatchObject({
    order: { id: orderId },
    withdrawal: {
      id,
      number: expect.stringMatching(/^W\d{4,}$/) as string,
      name: 'Ada Lovelace',
      lines,
      receivedAt: shop.clock.now().toISOString(),
    },
  });
});

test('a product from creation to deletion, and restored', async () => {
  let id = '';
  const created = await messagesFrom(async () => {
    const input = { title: 'Vase', description: '', category: 'Electronics', salePrice: 100, stock: 9 };
    const { product } = await shop.client.payload(CreateProduct, { input }, owner.token);
    id = product?.id ?? '';
  });
  expect(typesOf(created)).toEqual(['product.created']);
  expect(created[0]?.data['product']).toMatchObject({
    id,
    title: 'Vase',
    handle: 'vase',
    status: 'ACTIVE',
    price: 100,
    stock: 9,
    currency: 'USD',
    variants: [{ price: 100, stock: 9 }],
  });
  const changed = await messagesFrom(() =>
    call(UpdateProduct, { id, input: { title: 'Jug', salePrice: 90 } }),
  );
  expect(changed.map(({ type, data }) => [type, data['product']?.['title']])).toEqual([
    ['product.updated', 'Jug'],
  ]);
  const deleted = await messagesFrom(() => call(DeleteProduct, { id }));
  expect(deleted.map(({ type, data }) => [type, data])).toEqual([
    ['product.deleted', { product: { id, handle: expect.any(String) as string, title: 'Jug' } }],
  ]);
  expect(typesOf(await messagesFrom(() => call(RestoreProduct, { id })))).toEqual(['product.updated']);
});

test('stock that gets low, runs out and returns', async () => {
  const productId = await aStocked(7);
  expect(typesOf(await messagesFrom(() => place(productId)))).toEqual(['order.placed']);
  const low = await messagesFrom(() => place(productId));
  expect(typesOf(low)).toEqual(['order.placed', 'stock.low']);
  expect(low.find(({ type }) => type === 'stock.low')?.data['product']).toMatchObject({
    id: productId,
    title: 'Lamp',
    stock: 5,
    variants: [{ stock: 5 }],
  });
  const other = await aCustomer(shop);
  expect(low.find(({ type }) => type === 'stock.low')?.data).toMatchObject({
    variantId: expect.any(String) as string,
  });
  const last = await messagesFrom(async () =>
    setOrderStatus(shop.client, owner, await place(productId, {}, 5, other), 'CANCELLED'),
  );
  expect(typesOf(last)).toEqual(['order.cancelled', 'order.placed', 'stock.back']);
});

test('stock that leaves and returns in one transaction has not changed', async () => {
  const productId = await aStocked(10);
  const inOne = async (...stocks: number[]) => {
    const messages = await messagesFrom(() =>
      em().transactional(async (transaction) => {
        for (const stock of stocks)
          await transaction.execute('update product_variants set stock = ? where product_id = ?', [
            stock,
            productId,
          ]);
      }),
    );
    return typesOf(messages).filter((type) => type !== 'stock.changed');
  };
  expect(await inOne(0, 10)).toEqual([]);
  expect(await inOne(0, 10, 3)).toEqual(['stock.low']);
  expect(await inOne(10, 3)).toEqual([]);
  expect(await inOne(0)).toEqual([]);
  expect(await inOne(2, 0, 4)).toEqual(['stock.back']);
  expect(await inOne(0, 4)).toEqual([]);
});

test('stock is low at the limit of a variant, and of each variant by itself', async () => {
  const productId = await aStocked(20);
  const variants = await em().execute<{ id: string }[]>(
    'select id from product_variants where product_id = ?',
    [productId],
  );
  const first = variants[0]?.id ?? '';
  const set = async (columns: string) => {
    const messages = await messagesFrom(() =>
      em().execute(`update product_variants set ${columns} where id = ?`, [first]),
    );
    return messages.filter(({ type }) => type === 'stock.low').map(({ data }) => data);
  };
  expect(await set('low_stock_limit = 12')).toEqual([]);
  expect(await set('stock = 13')).toEqual([]);
  expect(await set('stock = 12')).toMatchObject([
    { variantId: first, product: { id: productId, variants: [{ id: first, stock: 12 }] } },
  ]);
  expect(await set('stock = 11')).toEqual([]);
  expect(await set('low_stock_limit = 10')).toEqual([]);
  expect(await set('low_stock_limit = 11')).toMatchObject([{ variantId: first }]);
});

test('stock below the smallest quantity of an order has run out', async () => {
  const productId = await aStocked(20);
  const set = (columns: string) =>
    messagesFrom(() =>
      em().execute(`update product_variants set ${columns} where product_id = ?`, [productId]),
    );
  await set('minimum_quantity = 12');
  const typesAt = async (stock: number) =>
    typesOf(await set(`stock = ${stock}`)).filter((type) => type !== 'stock.changed');
  expect(await typesAt(11)).toEqual([]);
  expect(await typesAt(12)).toEqual(['stock.back']);
});

test('a customer who registers, changes and is erased; a guest is none until they register', async () => {
  const people: Person[] = [];
  const joined = await messagesFrom(async () => people.push(await aCustomer(shop, 'Mina Quokka')));
  const { userId: id = '', email = '', token = '' } = people[0] ?? {};
  expect(joined.map(({ type, data }) => [type, data['customer']])).toEqual([
    ['customer.created', expect.objectContaining({ id, name: 'Mina Quokka', email })],
  ]);
  const renamed = await messagesFrom(() => call(ChangeFirstName, { firstName: 'Wilhelmina' }, token));
  expect(renamed.map(({ type, data }) => [type, data['customer']?.['name']])).toEqual([
    ['customer.updated', 'Wilhelmina Quokka'],
  ]);
  const seen = sql`update users set last_seen_at = now() where id = ${id}`;
  expect(await messagesFrom(() => seen.execute(db()))).toEqual([]);
  const erased = await messagesFrom(() => call(EraseCustomer, { id, email }));
  expect(erased.map(({ type, data }) => [type, data])).toEqual([['customer.erased', { customer: { id } }]]);

  await allowGuests(shop);
  const guest = sql`insert into users (id, first_name, email, role, created_at)
    values (${newId()}, 'Guest', 'guest@test.example', 'GUEST', now())`;
  expect(await messagesFrom(() => guest.execute(db()))).toEqual([]);
  const join = sql`update users set role = 'CUSTOMER', first_name = 'Ann' where email = 'guest@test.example'`;
  expect(typesOf(await messagesFrom(() => join.execute(db())))).toEqual(['customer.created']);
});

test('an erasure of a customer with orders, and of their data in the log', async () => {
  const ada = await aCustomer(shop);
  const id = await place(await aStocked(), {}, 1, ada);
  await setOrderStatus(shop.client, owner, id, 'CANCELLED');
  await messagesFrom(() => Promise.resolve());
  await shop.app.jobs.run('webhook-events');
  await webhooks.replay(owner, webhookId, new Date('2020-01-01'), new Date('2099-01-01'));
  const traces = sql<{
    count: number;
  }>`select count(*)::int as count from webhook_deliveries where body like ${`%${ada.email}%`}`;
  expect((await traces.execute(db())).rows[0]?.count).toBeGreaterThan(0);
  await call(EraseCustomer, { id: ada.userId, email: ada.email });
  await shop.app.jobs.run('events');
  await shop.app.jobs.run('webhook-events');
  expect((await traces.execute(db())).rows[0]?.count).toBe(0);
  const [last] = await webhooks.log(owner, webhookId);
  expect(last?.type).toBe('CUSTOMER_ERASED');
});

test('a review that is written and edited', async () => {
  const productId = await aStocked();
  const author = await aCustomer(shop);
  await deliver(shop, owner, author, productId);
  let id = '';
  const written = await messagesFrom(async () => {
    id = (await tryReview(shop, author, productId)).review?.id ?? '';
  });
  expect(written.map(({ type, data }) => [type, data['review']])).toEqual([
    ['review.submitted', expect.objectContaining({ id, stars: 4, text: 'Illuminating' })],
  ]);
  shop.clock.advance(1000);
  const better = { stars: 5, title: 'Brighter', text: 'Dazzling by night' };
  const again = await messagesFrom(() => editReview(shop, author, id, better));
  expect(again.map(({ type, data }) => [type, data['review']?.['stars']])).toEqual([['review.submitted', 5]]);
  expect(await messagesFrom(() => call(ModerateReviews, { reviews: [{ id }], decision: 'APPROVE' }))).toEqual(
    [],
  );
});

test('nothing that is rolled back', async () => {
  const productId = await aStocked(9);
  const id = await place(productId);
  const failing = () =>
    em()
      .transactional(async (transaction) => {
        const inner = transaction.getKysely();
        await sql`update orders set status = 'CANCELLED', payment_state = 'PAID' where id = ${id}`.execute(
          inner,
        );
        await sql`update products set stock = 0, title = 'Gone', deleted_at = now() where id = ${productId}`.execute(
          inner,
        );
        await sql`update users set first_name = 'Gone', erased_at = now() where id = ${customer.userId}`.execute(
          inner,
        );
        throw new Error('Not after all');
      })
      .catch(() => undefined);
  expect(await messagesFrom(failing)).toEqual([]);
});
