import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrderInput, billing, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddToCart,
  DeleteProduct,
  PlaceOrder,
  ReadOrderedLines,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { OrderEntity } from '../orders/order.entity.ts';

const shop = describeShop();
let admin: Person;
let shopper: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
});

const product = (request: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.app.orm.em.fork(), request);
const place = (input: object, person = shopper) => tryOrder(shop.client, person, input);
const ordersOf = (person: Person) => shop.app.orm.em.fork().count(OrderEntity, { user: person.userId });
const change = (id: string, input: object) => shop.client.data(UpdateProduct, { id, input }, admin.token);

describe('orderPlace', () => {
  test('shows each line in the color that was bought, or as the product is shown', async () => {
    const tee = await product({ colours: ['Red', 'Blue'], shown: ['Red'] });
    const lines = ['Red', 'Blue'].map((colour) => ({ productId: tee, colour }));
    const { order } = await place(anOrderInput(...lines));
    const pictures = (order?.['lines'] as { image: { url: string } }[]).map(({ image }) => image.url);
    expect(pictures).toEqual(['/Red.webp', '/placeholders/men-s-clothing.svg']);
  });

  test('stores the items, the customer and the destination, and reserves the stock', async () => {
    const tee = await product({ title: 'Tee', salePrice: 1999, stock: 8, colours: ['Red'], sizes: ['M'] });
    const mug = await product({ title: 'Mug', salePrice: 850, stock: 5 });
    const input = {
      ...anOrderInput({ productId: tee, colour: 'Red', size: 'M', quantity: 2 }, { productId: mug }),
      expectedTotal: 4848,
    };
    const { order, userErrors } = await place(input);
    const createdAt = shop.clock.now().toISOString();
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      reference: input.orderId,
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

  test('stores an address verbatim, whatever it contains', async () => {
    const mug = await product();
    const odd = `O'Hara \\' ; -- ? :x $1 {"a"} <b> "Ж" \u{1F600}`;
    const { order } = await place({
      ...anOrderInput({ productId: mug }),
      billing: { ...billing, streetAddress: odd },
    });
    expect(order?.billing).toMatchObject({ streetAddress: odd });
  });

  test('of the cart empties it', async () => {
    const mug = await product({ stock: 5 });
    await shop.client.data(AddToCart, { lines: [{ productId: mug, quantity: 2 }] }, shopper.token);
    const { orderId, paymentMethod } = anOrderInput();
    const input = { orderId, paymentMethod, billing };
    const first = await place(input);
    expect(first.order?.itemCount).toBe(2);
    expect(first.cart).toEqual({ itemCount: 0 });
    // The response was lost and the customer tries again: the cart is empty now, but the order is the same.
    expect((await place(input)).order).toEqual(first.order);
    expect((await ledgerOf(shop, mug)).stock).toBe(3);
  });

  test('of lines does not change the cart', async () => {
    const mug = await product({ stock: 5 });
    await shop.client.data(AddToCart, { lines: [{ productId: mug, quantity: 2 }] }, shopper.token);
    expect((await place(anOrderInput({ productId: mug }))).cart).toEqual({ itemCount: 2 });
  });

  test('of the cart leaves out unavailable products', async () => {
    const [mug, old] = [await product({ salePrice: 500 }), await product({ salePrice: 900 })];
    await shop.client.data(AddToCart, { lines: [{ productId: mug }, { productId: old }] }, shopper.token);
    await shop.client.data(DeleteProduct, { id: old }, admin.token);
    const { orderId, paymentMethod } = anOrderInput();
    const changed = await place({ orderId, paymentMethod, billing, expectedTotal: 1400 });
    expect(changed.userErrors[0]?.code).toBe('TOTAL_CHANGED');
    const { order } = await place({ orderId, paymentMethod, billing, expectedTotal: 500 });
    expect(order?.total).toBe(500);
  });

  test('keeps its lines when the product changes or is removed', async () => {
    const mug = await product({ title: 'Mug', salePrice: 500 });
    const { order } = await place(anOrderInput({ productId: mug }));
    await change(mug, { title: 'Cup', salePrice: 900 });
    await shop.client.data(DeleteProduct, { id: mug }, admin.token);
    const later = await shop.client.data(ReadOrderedLines, { id: order?.id }, shopper.token);
    expect(later.order).toEqual({ total: 500, lines: [{ title: 'Mug', unitPrice: 500 }] });
  });

  test('takes each line from its variant, and merges identical ones', async () => {
    // Two red ones and a blue one.
    const tee = await product({ stock: 3, colours: ['Red', 'Blue'] });
    const red = { productId: tee, colour: 'Red', quantity: 1 };
    const blue = { productId: tee, colour: 'Blue', quantity: 2 };
    const { userErrors } = await place(anOrderInput({ ...red, quantity: 2 }, blue));
    expect(userErrors[0]).toMatchObject({ code: 'OUT_OF_STOCK', field: ['input', 'lines', '1', 'quantity'] });
    expect(await ledgerOf(shop, tee)).toEqual({ stock: 3, sum: 3, reasons: ['INITIAL', 'INITIAL'] });
    const { order } = await place(anOrderInput(red, { ...blue, quantity: 1 }, red));
    expect(order?.['lines']).toMatchObject([
      { colour: 'Red', quantity: 2 },
      { colour: 'Blue', quantity: 1 },
    ]);
    expect(await ledgerOf(shop, tee)).toMatchObject({ stock: 0, sum: 0 });
  });

  test('names each product that is short and what is left, and reserves nothing', async () => {
    const plenty = await product({ stock: 9 });
    const few = await product({ title: 'Lamp', stock: 2 });
    const none = await product({ title: 'Rug', stock: 0 });
    const { order, userErrors } = await place(
      anOrderInput({ productId: plenty }, { productId: few, quantity: 3 }, { productId: none }),
    );
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'OUT_OF_STOCK',
        message: 'Only 2 of Lamp left.',
        field: ['input', 'lines', '1', 'quantity'],
      },
      { code: 'OUT_OF_STOCK', message: 'Rug is sold out.', field: ['input', 'lines', '2', 'quantity'] },
    ]);
    expect((await ledgerOf(shop, plenty)).stock).toBe(9);
    expect(await ordersOf(shopper)).toBe(0);
  });

  test('rejects an outdated total and reports the correct one', async () => {
    const mug = await product({ salePrice: 500, stock: 5 });
    await change(mug, { salePrice: 650 });
    const { order, userErrors } = await place({
      ...anOrderInput({ productId: mug, quantity: 2 }),
      expectedTotal: 1000,
    });
    expect(order).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'TOTAL_CHANGED',
        message: 'The total has changed: it is now $13.00.',
        field: ['input', 'expectedTotal'],
      },
    ]);
    expect((await ledgerOf(shop, mug)).stock).toBe(5);
  });

  test('rejects an order above the maximum total', async () => {
    const gold = await product({ salePrice: 100_000_000, stock: 100 });
    const { userErrors } = await place(anOrderInput({ productId: gold, quantity: 22 }));
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
  ])('rejects %j', async (wrong, code, field) => {
    const { order, cart, userErrors } = await place({ ...anOrderInput({ productId: unknown }), ...wrong });
    expect([order, cart]).toEqual([null, null]);
    expect([userErrors[0]?.code, userErrors[0]?.field?.join('.')]).toEqual([code, field]);
  });

  test('rejects an option that the product does not have', async () => {
    const tee = await product({ colours: ['Red'] });
    const { userErrors } = await place(anOrderInput({ productId: tee, colour: 'plaid' }));
    expect(userErrors[0]).toMatchObject({
      code: 'VARIANT_UNKNOWN',
      field: ['input', 'lines', '0', 'colour'],
    });
  });

  test('rejects a thousand units of a variant across two lines', async () => {
    const nails = await product({ stock: 5000 });
    const { userErrors } = await place(
      anOrderInput({ productId: nails, quantity: 999 }, { productId: nails, quantity: 1 }),
    );
    expect(userErrors[0]).toMatchObject({ code: 'CART_FULL', field: ['input', 'lines', '0', 'quantity'] });
  });

  test('requires a customer', async () => {
    const input = anOrderInput({ productId: unknown });
    const visitor = await shop.client.graphql(PlaceOrder, { input });
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const wrongRole = await shop.client.graphql(PlaceOrder, { input }, admin.token);
    expect(wrongRole.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
