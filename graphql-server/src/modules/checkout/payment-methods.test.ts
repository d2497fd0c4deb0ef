import { afterEach, beforeAll, expect, test } from 'vitest';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  PreviewPaymentMethods,
  ReadCardPayment,
  UpdatePaymentSettings,
} from '../../test/documents.generated.ts';
import { changeOrder, checkOut } from '../../test/card-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';

// Which payment methods a shop offers (decision 0076): those in the preview can be ordered, and no others.

const shop = describeCardShop();
let owner: Person;
let ada: Person;
/** Costs 50.00. */
let lamp: string;

const offered = { isOffered: true, maxAmount: null };
const off = { isOffered: false, maxAmount: null };

beforeAll(async () => {
  [owner, ada] = [await aStaffMember(shop, 'OWNER'), await aCustomer(shop)];
  lamp = await aProduct(shop.app.orm.em.fork(), { salePrice: 50_00, stock: 99 });
});
afterEach(() => set({ card: offered, bankTransfer: offered, cashOnDelivery: offered }));

async function set(input: object): Promise<void> {
  const { userErrors } = await shop.client.payload(UpdatePaymentSettings, { input }, owner.token);
  expect(userErrors).toEqual([]);
}

/** Input of a card checkout, which has no payment method field. */
function aCardInput(...lines: object[]) {
  const { orderId, billing } = anOrderInput();
  return { orderId, billing, lines };
}

async function offeredFor(quantity: number) {
  const lines = [{ productId: lamp, quantity }];
  const { preview } = await shop.client.payload(PreviewPaymentMethods, { lines }, ada.token);
  return preview?.paymentMethods;
}

/** The outcome of an order by payment method. */
async function outcomes(quantity: number): Promise<Record<string, string>> {
  const lines = { productId: lamp, quantity };
  const { userErrors } = await checkOut(shop, ada, aCardInput(lines));
  const place = async (paymentMethod: string) =>
    (await tryOrder(shop.client, ada, { ...anOrderInput(lines), paymentMethod })).userErrors[0]?.code ??
    'PLACED';
  return {
    CARD: userErrors[0]?.code ?? 'PLACED',
    BANK: await place('BANK'),
    CASH_ON_DELIVERY: await place('CASH_ON_DELIVERY'),
  };
}

const REFUSED = 'PAYMENT_METHOD_UNAVAILABLE';

test.each<[string, object, string[], string[]]>([
  ['all of them', {}, ['CARD', 'BANK', 'CASH_ON_DELIVERY'], ['CARD', 'BANK', 'CASH_ON_DELIVERY']],
  ['none that is off', { card: off, bankTransfer: off }, ['CASH_ON_DELIVERY'], ['CASH_ON_DELIVERY']],
  [
    'cash up to an amount',
    { cashOnDelivery: { isOffered: true, maxAmount: 50_00 } },
    ['CARD', 'BANK', 'CASH_ON_DELIVERY'],
    ['CARD', 'BANK'],
  ],
  [
    'cards up to an amount',
    { card: { isOffered: true, maxAmount: 60_00 }, bankTransfer: off },
    ['CARD', 'CASH_ON_DELIVERY'],
    ['CASH_ON_DELIVERY'],
  ],
])('a shop offers %s, and rejects the others', async (_what, input, forOne, forTwo) => {
  await set(input);
  for (const [quantity, methods] of [
    [1, forOne],
    [2, forTwo],
  ] as const) {
    expect(await offeredFor(quantity)).toEqual(methods);
    const expected = ['CARD', 'BANK', 'CASH_ON_DELIVERY'].map((method) => [
      method,
      methods.includes(method) ? 'PLACED' : REFUSED,
    ]);
    expect(await outcomes(quantity)).toEqual(Object.fromEntries(expected));
  }
  shop.clock.advance(11 * 60_000);
});

test('the error names the field and the maximum total, and is a conflict in REST', async () => {
  await set({ cashOnDelivery: { isOffered: true, maxAmount: 50_00 } });
  const input = anOrderInput({ productId: lamp, quantity: 2 });
  expect((await tryOrder(shop.client, ada, input)).userErrors).toMatchObject([
    {
      code: REFUSED,
      field: ['input', 'paymentMethod'],
      message: expect.stringContaining('$50.00') as string,
    },
  ]);
  const { status, body } = await shop.client.rest('/api/placeOrder', {
    method: 'POST',
    token: ada.token,
    body: { orderId: 'R1', paymentMethod: 'COD', products: [{ _id: lamp, quantity: 2 }], totalAmount: 100 },
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: REFUSED, errors: [{ pointer: '#/paymentMethod' }] });
});

test('a shop that no longer takes cards says so, and orders that wait for a card payment can still be paid', async () => {
  const available = async () => (await shop.client.data(ReadCardPayment, {})).shop.cardPayment;
  const { order } = await checkOut(shop, ada, aCardInput({ productId: lamp }));
  expect(await available()).toEqual({ available: true });
  await set({ card: off });
  expect(await available()).toEqual({ available: false });
  expect((await changeOrder(shop, ada, 'orderPaymentRetry', String(order?.id))).url).not.toBeNull();
});
