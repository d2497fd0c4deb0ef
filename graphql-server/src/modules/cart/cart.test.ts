import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, anAdmin } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddCartLines,
  type CartLineInput,
  type CartLineUpdateInput,
  DeleteProduct,
  ReadCart,
  RemoveCartLines,
  ReplaceCart,
  UpdateCartLines,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { CartLineEntity } from './cart-line.entity.ts';

const shop = describeShop();
let admin: string;
let mug: string;
let tee: string;
let shopper: string;

beforeAll(async () => {
  const em = shop.app.orm.em.fork();
  mug = await aProduct(em, { title: 'Mug', salePrice: 850, stock: 100 });
  tee = await aProduct(em, {
    title: 'Tee',
    salePrice: 1999,
    // Eight units of each of the four variants.
    stock: 32,
    colours: ['Red', 'Blue'],
    shown: ['Blue'],
    sizes: ['S', 'M'],
  });
  admin = (await anAdmin(shop)).token;
});
beforeEach(async () => {
  shopper = (await aCustomer(shop)).token;
});

const add = async (...lines: CartLineInput[]) =>
  (await shop.client.data(AddCartLines, { lines }, shopper)).payload;
const update = async (line: Partial<CartLineUpdateInput>, token = shopper) =>
  (await shop.client.data(UpdateCartLines, { lines: [line] }, token)).payload;
const remove = async (ids: (string | undefined)[], token = shopper) =>
  (await shop.client.data(RemoveCartLines, { ids }, token)).payload;
const replace = async (...lines: CartLineInput[]) =>
  (await shop.client.data(ReplaceCart, { lines }, shopper)).payload;
const read = async () => (await shop.client.data(ReadCart, {}, shopper)).cart;
const redTee = () => ({ productId: tee, colour: 'Red', size: 'M' });
const withdraw = (id: string) => shop.client.data(DeleteProduct, { id }, admin);
const setStock = (id: string, stock: number) =>
  shop.client.data(UpdateProduct, { id, input: { stock } }, admin);

test('a new cart is empty', async () => {
  expect(await read()).toEqual({ lines: [], itemCount: 0, subtotal: 0 });
});

describe('cartLinesAdd', () => {
  test('counts units and adds up current prices', async () => {
    const { cart, warnings, userErrors } = await add(
      { ...redTee(), quantity: 2 },
      { productId: mug },
      { ...redTee(), quantity: 1 },
    );
    expect([warnings, userErrors]).toEqual([[], []]);
    expect(cart).toMatchObject({
      lines: [
        { colour: 'Red', size: 'M', quantity: 3, total: 5997, product: { id: tee } },
        { colour: null, size: null, quantity: 1, total: 850, product: { id: mug } },
      ],
      itemCount: 4,
      subtotal: 6847,
    });
    expect(await read()).toEqual(cart);
  });

  test('limits the quantity to the stock with a warning', async () => {
    await add({ ...redTee(), quantity: 5 });
    const { cart, warnings } = await add({ ...redTee(), quantity: 999 });
    expect(cart?.itemCount).toBe(8);
    expect(warnings).toEqual([{ code: 'QUANTITY_CAPPED', productId: tee }]);
  });

  test('fifty quick clicks from two tabs all count', async () => {
    const caps = await aProduct(shop.app.orm.em.fork(), { stock: 100, colours: ['Red', 'Blue'] });
    const clicks = Array.from({ length: 50 }, (_, click) =>
      add({ productId: caps, colour: click % 2 ? 'Red' : 'Blue', quantity: 1 }),
    );
    await Promise.all(clicks);
    const cart = await read();
    expect(cart.lines.map((line) => line.quantity)).toEqual([25, 25]);
  });

  test.each([
    ['nothing', () => [], 'REQUIRED', ['lines']],
    ['an unknown product', () => [{ productId: newId() }], 'NOT_FOUND', ['lines', '0', 'productId']],
    ['an invalid product id', () => [{ productId: 'junk' }], 'NOT_FOUND', ['lines', '0', 'productId']],
    ['no options', () => [{ productId: tee }], 'VARIANT_UNKNOWN', ['lines', '0', 'colour']],
    [
      'an unknown size',
      () => [{ productId: mug }, { ...redTee(), size: 'XXL' }],
      'VARIANT_UNKNOWN',
      ['lines', '1', 'size'],
    ],
    ['zero units', () => [{ productId: mug, quantity: 0 }], 'INVALID_VALUE', ['lines', '0', 'quantity']],
    [
      'too many units',
      () => [{ productId: mug, quantity: 1000 }],
      'INVALID_VALUE',
      ['lines', '0', 'quantity'],
    ],
    ['too many lines', () => Array.from({ length: 101 }, () => ({ productId: mug })), 'CART_FULL', ['lines']],
  ])('rejects %s and adds nothing', async (_what, lines, code, field) => {
    const payload = await add(...lines());
    expect(payload).toEqual({ cart: null, warnings: [], userErrors: [{ code, field }] });
    expect((await read()).itemCount).toBe(0);
  });

  test('rejects sold-out products', async () => {
    const rare = await aProduct(shop.app.orm.em.fork(), { stock: 0 });
    const { userErrors } = await add({ productId: mug }, { productId: rare });
    expect(userErrors).toEqual([{ code: 'OUT_OF_STOCK', field: ['lines', '1', 'quantity'] }]);
    expect((await read()).itemCount).toBe(0);
  });

  test('rejects the thousandth unit of one product', async () => {
    const nails = await aProduct(shop.app.orm.em.fork(), { stock: 5000 });
    await add({ productId: nails, quantity: 999 });
    const { userErrors } = await add({ productId: nails });
    expect(userErrors).toEqual([{ code: 'CART_FULL', field: ['lines', '0', 'quantity'] }]);
  });

  test('shows a cart with a total that no order may have', async () => {
    const gold = await aProduct(shop.app.orm.em.fork(), { salePrice: 100_000_000, stock: 5000 });
    const { cart } = await add({ productId: gold, quantity: 999 });
    expect(cart?.subtotal).toBe(99_900_000_000);
  });
});

describe('cartLinesUpdate', () => {
  test('sets the quantity of one line', async () => {
    const { cart } = await add({ productId: mug, quantity: 2 }, redTee());
    const after = await update({ id: cart?.lines[0]?.id, quantity: 7 });
    expect(after.cart?.lines.map((line) => line.quantity)).toEqual([7, 1]);
  });

  test('keeps a line that has since sold out, but does not let it grow', async () => {
    const rare = await aProduct(shop.app.orm.em.fork(), { stock: 5 });
    const { cart } = await add({ productId: rare, quantity: 3 });
    await setStock(rare, 0);
    const after = await update({ id: cart?.lines[0]?.id, quantity: 4 });
    expect(after.cart?.itemCount).toBe(3);
    expect(after.warnings).toEqual([{ code: 'QUANTITY_CAPPED', productId: rare }]);
  });

  test('does not find another shopper’s line', async () => {
    const { cart } = await add({ productId: mug, quantity: 2 });
    const stranger = (await aCustomer(shop)).token;
    const payload = await update({ id: cart?.lines[0]?.id, quantity: 9 }, stranger);
    expect(payload.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['lines', '0', 'id'] }]);
    expect((await read()).itemCount).toBe(2);
  });

  test.each([0, -1, 1000])('rejects the quantity %d', async (quantity) => {
    const { cart } = await add({ productId: mug });
    const { userErrors } = await update({ id: cart?.lines[0]?.id, quantity });
    expect(userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['lines', '0', 'quantity'] }]);
  });
});

describe('cartLinesRemove', () => {
  test('removes lines by id, and ignores unknown ids', async () => {
    const { cart } = await add({ productId: mug }, redTee());
    const payload = await remove([cart?.lines[0]?.id, newId(), 'junk']);
    expect(payload.cart?.lines.map((line) => line.product.id)).toEqual([tee]);
  });

  test('does not remove another shopper’s lines', async () => {
    const { cart } = await add({ productId: mug });
    const stranger = (await aCustomer(shop)).token;
    await remove([cart?.lines[0]?.id], stranger);
    expect((await read()).itemCount).toBe(1);
  });
});

describe('cartReplace', () => {
  test('keeps the ids of lines whose variant stays', async () => {
    const { cart } = await add({ productId: mug }, redTee());
    const after = await replace({ ...redTee(), quantity: 4 }, { ...redTee(), colour: 'Blue' });
    // Red has no picture of its own.
    expect(after.cart?.lines.map((line) => [line.colour, line.quantity, line.image.url])).toEqual([
      ['Red', 4, '/placeholders/men-s-clothing.svg'],
      ['Blue', 1, '/Blue.webp'],
    ]);
    expect(after.cart?.lines[0]?.id).toBe(cart?.lines[1]?.id);
  });

  test('empties the cart', async () => {
    await add({ productId: mug });
    expect((await replace()).cart).toEqual({ lines: [], itemCount: 0, subtotal: 0 });
  });

  test('applies one of twenty simultaneous requests completely', async () => {
    const carts = Array.from({ length: 20 }, (_, index) => [
      { productId: mug, quantity: index + 1 },
      { ...redTee(), quantity: (index % 8) + 1 },
    ]);
    await Promise.all(carts.map((lines) => replace(...lines)));
    const { lines } = await read();
    const [mugs = 0, tees = 0] = lines.map((line) => line.quantity);
    expect(lines).toHaveLength(2);
    expect(tees).toBe(((mugs - 1) % 8) + 1);
  });

  test('leaves out a withdrawn product with a warning', async () => {
    const old = await aProduct(shop.app.orm.em.fork(), { title: 'Old' });
    const lines = [{ productId: old }, { productId: mug }];
    await replace(...lines);
    await withdraw(old);
    expect((await read()).lines.map((line) => line.product.id)).toEqual([mug]);
    const { cart, warnings } = await replace(...lines);
    expect(cart?.itemCount).toBe(1);
    expect(warnings).toEqual([{ code: 'PRODUCT_UNAVAILABLE', productId: old }]);
    const stored = await shop.app.orm.em.fork().count(CartLineEntity, { variant: { product: old } });
    expect(stored).toBe(0);
  });

  test('leaves out a removed variant with a warning, but rejects one that never existed', async () => {
    const cap = await aProduct(shop.app.orm.em.fork(), { colours: ['Red', 'Blue'] });
    const lines = [{ productId: cap, colour: 'Blue' }, { productId: mug }];
    await replace(...lines);
    const input = { colours: [{ name: 'Red', hex: '#FF0000' }] };
    await shop.client.data(UpdateProduct, { id: cap, input }, admin);
    expect((await read()).lines.map((line) => line.product.id)).toEqual([mug]);
    const { cart, warnings } = await replace(...lines);
    expect(cart?.lines.map((line) => line.product.id)).toEqual([mug]);
    expect(warnings).toEqual([{ code: 'PRODUCT_UNAVAILABLE', productId: cap }]);
    expect((await replace(...lines)).userErrors).toEqual([
      { code: 'VARIANT_UNKNOWN', field: ['lines', '0', 'colour'] },
    ]);
  });

  test('keeps a sold-out line', async () => {
    const rare = await aProduct(shop.app.orm.em.fork(), { stock: 2 });
    await add({ productId: rare, quantity: 2 });
    await setStock(rare, 0);
    const { cart, warnings } = await replace({ productId: rare, quantity: 2 });
    expect([cart?.itemCount, warnings]).toEqual([2, []]);
  });
});

describe('other callers', () => {
  const line = { productId: newId(), quantity: 1 };
  test.each([
    [String(ReadCart), {}],
    [String(AddCartLines), { lines: [line] }],
    [String(UpdateCartLines), { lines: [{ id: newId(), quantity: 1 }] }],
    [String(RemoveCartLines), { ids: [newId()] }],
    [String(ReplaceCart), { lines: [line] }],
  ])('%s is for customers', async (document, variables) => {
    const visitor = await shop.client.graphql(document, variables);
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const wrongRole = await shop.client.graphql(document, variables, admin);
    expect(wrongRole.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
