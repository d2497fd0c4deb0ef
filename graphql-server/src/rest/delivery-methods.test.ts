import { beforeAll, expect, test } from 'vitest';
import type { Problem } from '../http/problem.ts';
import { saveDelivery, zones } from '../modules/delivery/delivery.fixtures.ts';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { aCustomer, anAdmin } from '../test/users.ts';

const shop = describeShop();

interface Method {
  _id: string;
  name: string;
}

beforeAll(async () => {
  const byTotal = {
    name: 'Courier',
    pricing: 'BY_TOTAL',
    tiers: [
      { upTo: 5000, fee: 1550 },
      { upTo: null, fee: 900 },
    ],
  };
  const further = { name: 'Neighbours', places: [{ countryCode: 'CA' }], methods: [byTotal] };
  const { userErrors } = await saveDelivery(shop, (await anAdmin(shop)).token, {
    zones: [...zones, further],
  });
  expect(userErrors).toEqual([]);
});

const methods = <Body = Method[]>(query: string) => shop.client.rest<Body>(`/api/deliveryMethods${query}`);
const _id = expect.any(String) as string;
const nothing = { freeFrom: null, minDays: null, maxDays: null, note: null, isPickUp: false };
const post = { _id, name: 'Post', freeFrom: 140, minDays: 2, maxDays: 4, note: null, isPickUp: false };
const atHome = [
  { ...post, fee: 4.95 },
  {
    ...nothing,
    _id,
    name: 'Freight',
    fee: 12,
    tiers: [
      { upToGrams: 5000, fee: 12 },
      { upToGrams: 20_000, fee: 30 },
    ],
  },
  { ...nothing, _id, name: 'At the shop', fee: 0, note: '24 Harbour Street', isPickUp: true },
];

test.each<[query: string, expected: object[]]>([
  ['', atHome],
  ['?countryCode=us&region=Iowa', atHome],
  ['?countryCode=US&region=%20hawaii', [{ ...post, fee: 25 }]],
  [
    '?countryCode=CA',
    [
      {
        ...nothing,
        _id,
        name: 'Courier',
        fee: 9,
        tiers: [
          { upToAmount: 50, fee: 15.5 },
          { upToAmount: null, fee: 9 },
        ],
      },
    ],
  ],
  ['?countryCode=CU', []],
  ['?countryCode=FR', []],
])('deliveryMethods%s', async (query, expected) => {
  const { status, body } = await methods(query);
  expect([status, body]).toEqual([200, expected]);
});

test.each(['?countryCode=XX', '?countryCode=', '?countryCode=US&countryCode=CA'])(
  'deliveryMethods%s has no valid country',
  async (query) => {
    expect(await methods<Problem>(query)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_VALUE', errors: [{ pointer: '#/countryCode' }] },
    });
  },
);

test('an order uses a delivery method, and no unknown one', async () => {
  const { token } = await aCustomer(shop);
  const product = await aProduct(shop.app.orm.em.fork(), { salePrice: 1000, stock: 5 });
  const place = (orderId: string, deliveryMethodId: string, totalAmount: number) =>
    shop.client.rest<Partial<Problem>>('/api/placeOrder', {
      method: 'POST',
      body: { orderId, paymentMethod: 'COD', products: [{ _id: product }], totalAmount, deliveryMethodId },
      token,
    });
  const { body } = await methods('');
  const pickUp = body.find(({ name }) => name === 'At the shop');
  const islands = (await methods('?countryCode=US&region=Hawaii')).body[0];
  expect(await place('D1', pickUp?._id ?? '', 10)).toMatchObject({
    status: 200,
    body: { order: { totalAmount: 10 } },
  });
  expect(await place('D2', islands?._id ?? '', 35)).toMatchObject({
    status: 409,
    body: { code: 'DELIVERY_UNAVAILABLE', errors: [{ pointer: '#/deliveryMethodId' }] },
  });
});
