import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../http/problem.ts';
import { aField, defineFields } from '../modules/custom-fields/custom-fields.fixtures.ts';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { billing } from '../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../test/users.ts';

const shop = describeShop();
let owner: Person;
let ada: Person;
let ring: string;

const engraving = aField({
  owner: 'ORDER_LINE',
  key: 'engraving',
  name: 'Engraving',
  isCustomerInput: true,
  isRequired: true,
});

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  ring = await aProduct(shop.app.orm.em.fork(), { title: 'Ring', salePrice: 1000, stock: 50 });
});
beforeEach(async () => {
  await defineFields(
    shop,
    owner,
    engraving,
    aField({ owner: 'ORDER_LINE', key: 'workshop', isPublic: false }),
    aField({ owner: 'ORDER_LINE', key: 'surcharge', type: 'MONEY' }),
    aField({ owner: 'PRODUCT', key: 'deposit', type: 'MONEY' }),
    aField({ owner: 'ORDER', key: 'greeting', isCustomerInput: true, isRequired: true }),
  );
  ada = await aCustomer(shop);
});

type Item = Record<string, unknown>;
interface Response {
  user: { cart: Item[] };
  order: { fields?: object; products: Item[] };
}

const call = <Body = Response>(method: string, path: string, body?: object) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token: ada.token });

const engraved = (text: string) => ({ _id: ring, fields: { engraving: [text] } });
const anOrder = (changes: object) => ({
  orderId: 'R1',
  paymentMethod: 'COD',
  products: [engraved('Ada'), engraved('Bob')],
  totalAmount: 20,
  billing,
  fields: { greeting: ['Cheers'] },
  ...changes,
});

test('a cart can be sent back as it was received', async () => {
  const cart = [engraved('Ada'), engraved('Bob')];
  const { body } = await call<Response['user']>('PUT', '/updateUser', { cart });
  expect(body.cart).toMatchObject(cart);
  expect((await call<Response['user']>('PUT', '/updateUser', { cart: body.cart })).body.cart).toEqual(
    body.cart,
  );
});

test('an order has its public fields and those of its lines', async () => {
  const { status, body } = await call('POST', '/placeOrder', anOrder({}));
  expect(status).toBe(200);
  const inWorkshop = `update order_lines set custom_fields = custom_fields || '{"workshop": ["North"]}'`;
  await shop.app.orm.em.fork().execute(inWorkshop);
  expect(body.order).toMatchObject({
    fields: { greeting: ['Cheers'] },
    products: [{ fields: { engraving: ['Ada'] } }, { fields: { engraving: ['Bob'] } }],
  });
  const { body: me } = await call<{ orders: Response['order'][] }>('PUT', '/updateUser', {});
  expect(me.orders[0]?.products[0]?.['fields']).toEqual({ engraving: ['Ada'] });
});

test('a cart has what an order would have', async () => {
  await call('PUT', '/updateUser', { cart: [engraved('Ada')] });
  await defineFields(shop, owner, { ...engraving, isCustomerInput: false, isRequired: false });
  const { body } = await call<Response['user']>('PUT', '/updateUser', {});
  expect(body.cart).toMatchObject([{ _id: ring, quantity: 1 }]);
  expect(body.cart[0]).not.toHaveProperty('fields');
  const { status } = await call('PUT', '/updateUser', { cart: body.cart });
  expect(status).toBe(200);
});

test('staff also get the values of deleted fields of an order, its customer does not', async () => {
  await call('POST', '/placeOrder', anOrder({}));
  await defineFields(shop, owner, engraving);
  const { body: me } = await call<{ orders: Response['order'][] }>('PUT', '/updateUser', {});
  expect(me.orders[0]).not.toHaveProperty('fields');
  const { body: orders } = await shop.client.rest<Response['order'][]>('/api/getOrders', {
    method: 'GET',
    token: owner.token,
  });
  expect(orders[0]).toMatchObject({
    fields: { greeting: ['Cheers'] },
    products: [{ fields: { engraving: ['Ada'] } }, { fields: { engraving: ['Bob'] } }],
  });
});

test('amounts are decimal numbers', async () => {
  const em = shop.app.orm.em.fork();
  await em.execute(`update products set custom_fields = '{"deposit": ["1250"]}' where id = ?`, [ring]);
  const { body: products } = await call<Item[]>('GET', '/getProducts');
  expect(products.find(({ _id }) => _id === ring)?.['fields']).toEqual({ deposit: ['12.50'] });
  await call('POST', '/placeOrder', anOrder({}));
  const surcharged = `update order_lines set custom_fields = custom_fields || '{"surcharge": ["-50"]}'`;
  await em.execute(surcharged);
  const { body: me } = await call<{ orders: Response['order'][] }>('PUT', '/updateUser', {});
  expect(me.orders[0]?.products[0]?.['fields']).toEqual({ engraving: ['Ada'], surcharge: ['-0.50'] });
});

test.each<[what: string, changes: () => object, pointer: string]>([
  ['of a line', () => ({ products: [{ _id: ring }] }), '#/products/0/fields/engraving'],
  ['of the order', () => ({ fields: {} }), '#/fields/greeting'],
])('an order without a required field %s is rejected', async (_what, changes, pointer) => {
  const { status, body } = await call<Problem>('POST', '/placeOrder', anOrder(changes()));
  expect([status, body.errors?.map((error) => error.pointer)]).toEqual([422, [pointer]]);
});
