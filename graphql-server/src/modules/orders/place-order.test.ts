import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { aCustomer, anAdmin, type Person } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { OrderEntity } from './order.entity.ts';

interface Payload {
  payload: {
    order: { id: string; number: string; total: number; [field: string]: unknown } | null;
    cart: { itemCount: number } | null;
    userErrors: { code: string; message: string; field: string[] | null }[];
  };
}

const PLACE = `mutation ($input: OrderPlaceInput!) {
  payload: orderPlace(input: $input) {
    order {
      id number status paymentMethod paymentState itemCount subtotal shippingTotal total createdAt
      lines { productId title colour size quantity unitPrice total image { url } }
      customer { fullName email phone address profilePicture }
      billing { firstName company streetAddress apartment city phone email }
      history { status actor createdAt }
    }
    cart { itemCount }
    userErrors { code message field }
  }
}`;
const ADD = `mutation ($lines: [CartLineInput!]!) { cartLinesAdd(lines: $lines) { cart { itemCount } } }`;
const PRICE = `mutation ($id: ID!, $input: ProductUpdateInput!) { productUpdate(id: $id, input: $input) { product { id } } }`;
const WITHDRAW = `mutation ($id: ID!) { productDelete(id: $id) { productId } }`;

const billing = {
  firstName: 'Ada',
  company: '',
  streetAddress: '12 Analytical Row',
  city: 'London',
  phone: '+44 (20) 7946-0123',
  email: 'Ada@Example.com',
};

let shop: TestApp;
let admin: Person;
let shopper: Person;
let numbers = 0;

beforeAll(async () => {
  shop = await startTestApp();
  admin = await anAdmin(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shopper = await aCustomer(shop.client);
});

const product = (wish: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.app.orm.em.fork(), wish);
const nextNumber = () => `order-${(numbers += 1)}`;
const wishFor = (...lines: object[]) => ({
  orderId: nextNumber(),
  paymentMethod: 'CASH_ON_DELIVERY',
  lines,
  billing,
});
const place = async (input: object, token = shopper.token) =>
  (await shop.client.data<Payload>(PLACE, { input }, token)).payload;
const ordersOf = (person: Person) => shop.app.orm.em.fork().count(OrderEntity, { user: person.userId });
const change = (id: string, input: object) => shop.client.data(PRICE, { id, input }, admin.token);

describe('orderPlace', () => {
  test('keeps what was bought, by whom and where it goes, and takes the stock', async () => {
    const tee = await product({ title: 'Tee', salePrice: 1999, stock: 8, colours: ['Red'], sizes: ['M'] });
    const mug = await product({ title: 'Mug', salePrice: 850, stock: 5 });
    const input = {
      ...wishFor({ productId: tee, colour: 'Red', size: 'M', quantity: 2 }, { productId: mug }),
      expectedTotal: 4848,
    };
    const { order, userErrors } = await place(input);
    const createdAt = shop.clock.now().toISOString();
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      number: input.orderId,
      status: 'PENDING',
      paymentMethod: 'CASH_ON_DELIVERY',
      paymentState: 'UNPAID',
      itemCount: 3,
      subtotal: 4848,
      shippingTotal: 0,
      total: 4848,
      createdAt,
      lines: [
        { productId: tee, title: 'Tee', colour: 'Red', size: 'M', quantity: 2, unitPrice: 1999, total: 3998 },
        { productId: mug, title: 'Mug', colour: null, size: null, quantity: 1, unitPrice: 850, total: 850 },
      ],
      customer: { fullName: 'Ada Lovelace', email: shopper.email, phone: null, address: null },
      billing: { ...billing, company: null, apartment: null, email: 'ada@example.com' },
      history: [{ status: 'PENDING', actor: 'CUSTOMER', createdAt }],
    });
    expect(await ledgerOf(shop, tee)).toEqual({ stock: 6, sum: 6, reasons: ['INITIAL', 'ORDER_PLACED'] });
    expect((await ledgerOf(shop, mug)).stock).toBe(4);
  });

  test('of the cart empties it', async () => {
    const mug = await product({ stock: 5 });
    await shop.client.data(ADD, { lines: [{ productId: mug, quantity: 2 }] }, shopper.token);
    const { orderId, paymentMethod } = wishFor();
    const input = { orderId, paymentMethod, billing };
    const first = await place(input);
    expect(first.order?.['itemCount']).toBe(2);
    expect(first.cart).toEqual({ itemCount: 0 });
    // The answer got lost, the shopper asks again: the cart is empty by now, the order is the same.
    expect((await place(input)).order).toEqual(first.order);
    expect((await ledgerOf(shop, mug)).stock).toBe(3);
  });

  test('of lines leaves the cart alone', async () => {
    const mug = await product({ stock: 5 });
    await shop.client.data(ADD, { lines: [{ productId: mug, quantity: 2 }] }, shopper.token);
    expect((await place(wishFor({ productId: mug }))).cart).toEqual({ itemCount: 2 });
  });

  test('of the cart leaves out what can be bought no more', async () => {
    const [mug, old] = [await product({ salePrice: 500 }), await product({ salePrice: 900 })];
    await shop.client.data(ADD, { lines: [{ productId: mug }, { productId: old }] }, shopper.token);
    await shop.client.data(WITHDRAW, { id: old }, admin.token);
    const { orderId, paymentMethod } = wishFor();
    const changed = await place({ orderId, paymentMethod, billing, expectedTotal: 1400 });
    expect(changed.userErrors[0]?.code).toBe('TOTAL_CHANGED');
    const { order } = await place({ orderId, paymentMethod, billing, expectedTotal: 500 });
    expect(order?.total).toBe(500);
  });

  test('keeps its lines when the product changes or goes', async () => {
    const mug = await product({ title: 'Mug', salePrice: 500 });
    const { order } = await place(wishFor({ productId: mug }));
    await change(mug, { title: 'Cup', salePrice: 900 });
    await shop.client.data(WITHDRAW, { id: mug }, admin.token);
    const { order: later } = await shop.client.data<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { total lines { title unitPrice } } }',
      { id: order?.id },
      shopper.token,
    );
    expect(later).toEqual({ total: 500, lines: [{ title: 'Mug', unitPrice: 500 }] });
  });

  test('adds two lines of one product up, and joins identical ones', async () => {
    const tee = await product({ stock: 3, colours: ['Red', 'Blue'] });
    const red = { productId: tee, colour: 'Red', quantity: 1 };
    const blue = { productId: tee, colour: 'Blue', quantity: 2 };
    const { userErrors } = await place(wishFor({ ...red, quantity: 2 }, blue));
    expect(userErrors[0]).toMatchObject({ code: 'OUT_OF_STOCK', field: ['input', 'lines', '0', 'quantity'] });
    expect(await ledgerOf(shop, tee)).toEqual({ stock: 3, sum: 3, reasons: ['INITIAL'] });
    const { order } = await place(wishFor(red, { ...blue, quantity: 1 }, red));
    expect(order?.['lines']).toMatchObject([
      { colour: 'Red', quantity: 2 },
      { colour: 'Blue', quantity: 1 },
    ]);
    expect(await ledgerOf(shop, tee)).toMatchObject({ stock: 0, sum: 0 });
  });

  test('names each product that is short and what is left, and takes nothing', async () => {
    const plenty = await product({ stock: 9 });
    const few = await product({ title: 'Lamp', stock: 2 });
    const none = await product({ title: 'Rug', stock: 0 });
    const { order, userErrors } = await place(
      wishFor({ productId: plenty }, { productId: few, quantity: 3 }, { productId: none }),
    );
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'OUT_OF_STOCK',
        message: 'There are only 2 of Lamp left.',
        field: ['input', 'lines', '1', 'quantity'],
      },
      { code: 'OUT_OF_STOCK', message: 'Rug is sold out.', field: ['input', 'lines', '2', 'quantity'] },
    ]);
    expect((await ledgerOf(shop, plenty)).stock).toBe(9);
    expect(await ordersOf(shopper)).toBe(0);
  });

  test('refuses a total that is no longer right, and says which is', async () => {
    const mug = await product({ salePrice: 500, stock: 5 });
    await change(mug, { salePrice: 650 });
    const { order, userErrors } = await place({
      ...wishFor({ productId: mug, quantity: 2 }),
      expectedTotal: 1000,
    });
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'TOTAL_CHANGED',
        message: 'The total has changed: it is now 13.00.',
        field: ['input', 'expectedTotal'],
      },
    ]);
    expect((await ledgerOf(shop, mug)).stock).toBe(5);
  });

  test('refuses an order that is worth more than can be charged', async () => {
    const gold = await product({ salePrice: 100_000_000, stock: 100 });
    const { userErrors } = await place(wishFor({ productId: gold, quantity: 22 }));
    expect(userErrors[0]?.code).toBe('INVALID_VALUE');
    expect((await ledgerOf(shop, gold)).stock).toBe(100);
  });

  const unknown = newId();
  test.each([
    [{ orderId: '' }, 'REQUIRED', 'input.orderId'],
    [{ orderId: '../..' }, 'INVALID_VALUE', 'input.orderId'],
    [{ orderId: 'x'.repeat(65) }, 'INVALID_VALUE', 'input.orderId'],
    [{ lines: [] }, 'CART_EMPTY', 'input.lines'],
    [{ lines: null }, 'CART_EMPTY', undefined],
    [{ lines: [{ productId: unknown }] }, 'NOT_FOUND', 'input.lines.0.productId'],
    [{ lines: [{ productId: 'junk' }] }, 'NOT_FOUND', 'input.lines.0.productId'],
    [{ lines: [{ productId: unknown, quantity: 0 }] }, 'INVALID_VALUE', 'input.lines.0.quantity'],
    [{ lines: [{ productId: unknown, quantity: -5 }] }, 'INVALID_VALUE', 'input.lines.0.quantity'],
    [{ lines: [{ productId: unknown, quantity: 1000 }] }, 'INVALID_VALUE', 'input.lines.0.quantity'],
    [{ lines: Array.from({ length: 101 }, () => ({ productId: unknown })) }, 'CART_FULL', 'input.lines'],
    [{ billing: { ...billing, firstName: ' ' } }, 'REQUIRED', 'input.billing.firstName'],
    [{ billing: { ...billing, email: 'nobody' } }, 'INVALID_VALUE', 'input.billing.email'],
    [{ billing: { ...billing, phone: 'call me' } }, 'INVALID_VALUE', 'input.billing.phone'],
  ])('refuses %j', async (wrong, code, field) => {
    const { order, cart, userErrors } = await place({ ...wishFor({ productId: unknown }), ...wrong });
    expect([order, cart]).toEqual([null, null]);
    expect([userErrors[0]?.code, userErrors[0]?.field?.join('.')]).toEqual([code, field]);
  });

  test('refuses a choice that the product does not have', async () => {
    const tee = await product({ colours: ['Red'] });
    const { userErrors } = await place(wishFor({ productId: tee, colour: 'plaid' }));
    expect(userErrors[0]).toMatchObject({
      code: 'VARIANT_UNKNOWN',
      field: ['input', 'lines', '0', 'colour'],
    });
  });

  test('refuses the thousandth of one thing in two lines', async () => {
    const nails = await product({ stock: 5000 });
    const { userErrors } = await place(
      wishFor({ productId: nails, quantity: 999 }, { productId: nails, quantity: 1 }),
    );
    expect(userErrors[0]).toMatchObject({ code: 'CART_FULL', field: ['input', 'lines', '0', 'quantity'] });
  });

  test('is for customers', async () => {
    const input = wishFor({ productId: unknown });
    const visitor = await shop.client.graphql(PLACE, { input });
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const wrongRole = await shop.client.graphql(PLACE, { input }, admin.token);
    expect(wrongRole.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the same orderId', () => {
  test('with other content is refused, and the first order stands', async () => {
    const mug = await product({ stock: 9 });
    const input = wishFor({ productId: mug });
    const { order } = await place(input);
    const others = [
      { lines: [{ productId: mug, quantity: 2 }] },
      { paymentMethod: 'BANK' },
      { billing: { ...billing, city: 'Paris' } },
      { lines: null },
    ];
    for (const other of others) {
      const { userErrors } = await place({ ...input, ...other });
      expect(userErrors[0]).toMatchObject({ code: 'ORDER_KEY_REUSED', field: ['input', 'orderId'] });
    }
    expect((await place(input)).order).toEqual(order);
    expect((await ledgerOf(shop, mug)).stock).toBe(8);
  });

  test('of another customer is an order of its own', async () => {
    const mug = await product({ stock: 9 });
    const input = wishFor({ productId: mug });
    const { order } = await place(input);
    const other = await aCustomer(shop.client);
    const { order: own } = await place(input, other.token);
    expect(own?.number).toBe(order?.number);
    expect(own?.id).not.toBe(order?.id);
  });

  test('answers the stored order whatever has changed since', async () => {
    const mug = await product({ stock: 1, salePrice: 500 });
    const input = { ...wishFor({ productId: mug }), expectedTotal: 500 };
    const { order } = await place(input);
    await change(mug, { salePrice: 900 });
    expect((await place(input)).order).toEqual(order);
  });
});

describe('hoarding', () => {
  test('an eleventh order within ten minutes has to wait', async () => {
    const mug = await product({ stock: 100 });
    for (let count = 0; count < 10; count += 1) await place(wishFor({ productId: mug }));
    const input = wishFor({ productId: mug });
    const { errors } = await shop.client.graphql(PLACE, { input }, shopper.token);
    expect(errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 600 });
    expect((await ledgerOf(shop, mug)).stock).toBe(90);
    shop.clock.advance(10 * 60 * 1000);
    expect((await place(input)).userErrors).toEqual([]);
  });

  test('a twenty-first undelivered order is refused', async () => {
    const mug = await product({ stock: 100 });
    for (let count = 0; count < 20; count += 1) {
      await place(wishFor({ productId: mug }));
      shop.clock.advance(60 * 1000);
    }
    shop.clock.advance(10 * 60 * 1000);
    const { userErrors } = await place(wishFor({ productId: mug }));
    expect(userErrors[0]).toMatchObject({ code: 'INVALID_VALUE', field: null });
    expect((await ledgerOf(shop, mug)).stock).toBe(80);
  });
});
