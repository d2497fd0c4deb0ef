import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AcceptCartWarnings,
  AddToSeenCart,
  type CartLineInput,
  DeleteProduct,
  type ProductUpdateInput,
  ReadCartWarnings,
  ReadSeenCart,
  ReplaceSeenCart,
  UpdateProduct,
} from '../../test/documents.generated.ts';

// Changes outside this tab: staff change products, and another tab changes the cart.

const shop = describeShop();
let admin: Person;
let shopper: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
});

const product = (overrides: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.app.orm.em.fork(), overrides);
const addTo = async (version: string | undefined, ...lines: CartLineInput[]) =>
  (await shop.client.data(AddToSeenCart, { lines, version }, shopper.token)).payload;
const add = (...lines: CartLineInput[]) => addTo(undefined, ...lines);
const replace = async (version: string | null | undefined, ...lines: CartLineInput[]) =>
  (await shop.client.data(ReplaceSeenCart, { lines, version }, shopper.token)).payload;
const accept = async () => (await shop.client.data(AcceptCartWarnings, {}, shopper.token)).payload;
const read = async () => (await shop.client.data(ReadSeenCart, {}, shopper.token)).cart;
const update = (id: string, input: ProductUpdateInput) =>
  shop.client.data(UpdateProduct, { id, input }, admin.token);

describe('a changed price', () => {
  test('is shown on the line, applies, and stays shown until it is accepted', async () => {
    const mug = await product({ salePrice: 850, stock: 20 });
    expect((await add({ productId: mug, quantity: 2 })).cart?.warnings).toEqual([]);
    await update(mug, { salePrice: 900 });

    const priceChange = {
      lines: [{ previousPrice: 850 }],
      warnings: [{ code: 'PRICE_CHANGED', productId: mug }],
    };
    expect(await read()).toMatchObject({ ...priceChange, subtotal: 1800 });
    expect((await add({ productId: mug })).cart).toMatchObject({ ...priceChange, subtotal: 2700 });
    expect((await replace(null, { productId: mug })).cart).toMatchObject({ ...priceChange, subtotal: 900 });

    const { cart, warnings } = await accept();
    expect(warnings).toEqual([]);
    expect(cart).toMatchObject({ lines: [{ previousPrice: null }], warnings: [], subtotal: 900 });
    expect(await read()).toEqual(cart);
  });

  test('that was reverted is not shown', async () => {
    const mug = await product({ salePrice: 850 });
    await add({ productId: mug });
    await update(mug, { salePrice: 900 });
    await update(mug, { salePrice: 850 });
    expect((await read()).warnings).toEqual([]);
  });

  test('is not shown for a product added afterwards', async () => {
    const mug = await product({ salePrice: 850 });
    await update(mug, { salePrice: 900 });
    expect((await add({ productId: mug })).cart?.warnings).toEqual([]);
  });
});

describe('insufficient stock', () => {
  test('is reported as long as it lasts, accepted or not', async () => {
    const [few, none] = [await product({ stock: 5 }), await product({ stock: 5 })];
    await add({ productId: few, quantity: 3 }, { productId: none });
    await update(few, { stock: 2 });
    await update(none, { stock: 0 });
    const warnings = [
      { code: 'STOCK_SHORT', productId: few },
      { code: 'SOLD_OUT', productId: none },
    ];
    expect((await read()).warnings).toEqual(warnings);
    expect((await accept()).cart?.warnings).toEqual(warnings);
    await update(few, { stock: 3 });
    await update(none, { stock: 1 });
    expect((await read()).warnings).toEqual([]);
  });
});

test('a withdrawn product is reported by name until this is accepted', async () => {
  const [mug, old] = [await product(), await product({ title: 'Old' })];
  await add({ productId: mug }, { productId: old });
  await shop.client.data(DeleteProduct, { id: old }, admin.token);
  const { cart } = await shop.client.data(ReadCartWarnings, {}, shopper.token);
  expect(cart).toEqual({
    lines: [{ product: { id: mug } }],
    warnings: [{ message: 'Old is no longer available and was removed from your cart.' }],
  });
  expect((await accept()).cart?.warnings).toEqual([]);
  expect((await read()).warnings).toEqual([]);
});

describe('the version', () => {
  test('depends on the lines only, whatever happens to their products', async () => {
    const mug = await product({ stock: 5 });
    const { cart } = await add({ productId: mug });
    await update(mug, { salePrice: 1, stock: 0 });
    expect((await read()).version).toBe(cart?.version);
    expect((await accept()).cart?.version).toBe(cart?.version);
  });

  test('lets a client replace the cart that it has seen', async () => {
    const mug = await product();
    const { cart } = await add({ productId: mug });
    const after = await replace(cart?.version, { productId: mug, quantity: 4 });
    expect([after.userErrors, after.cart?.lines[0]?.quantity]).toEqual([[], 4]);
    expect(after.cart?.version).not.toBe(cart?.version);
  });

  test('prevents a client from replacing additions of another tab that it has not seen', async () => {
    const [mug, tee] = [await product(), await product()];
    const { cart } = await add({ productId: mug });
    await add({ productId: tee });
    const rejected = await replace(cart?.version, { productId: mug, quantity: 4 });
    expect(rejected.userErrors).toEqual([{ code: 'CART_CHANGED', field: ['expectedVersion'] }]);
    const fresh = await read();
    expect(rejected.cart).toEqual(fresh);
    expect(fresh.lines.map((line) => [line.product.id, line.quantity])).toEqual([
      [mug, 1],
      [tee, 1],
    ]);
    const merged = await replace(fresh.version, { productId: mug, quantity: 4 }, { productId: tee });
    expect(merged.cart?.lines.map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  test('accepts a repeated addition only if the first attempt never arrived', async () => {
    const [mug, tee] = [await product(), await product()];
    const { cart: before } = await add({ productId: tee });
    const repeat = () => addTo(before?.version, { productId: mug, quantity: 2 });
    expect((await repeat()).cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    const rejected = await repeat();
    expect(rejected.userErrors).toEqual([{ code: 'CART_CHANGED', field: ['expectedVersion'] }]);
    expect(rejected.cart).toEqual(await read());
    expect(rejected.cart?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  test('accepts one of many simultaneous replacements', async () => {
    const mug = await product({ stock: 100 });
    const { cart } = await add({ productId: mug });
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        replace(cart?.version, { productId: mug, quantity: index + 2 }),
      ),
    );
    const codes = responses.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    expect(codes).toEqual(Array(7).fill('CART_CHANGED'));
  });
});

test('accepting is for customers', async () => {
  expect((await shop.client.graphql(AcceptCartWarnings, {})).errors[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  const wrongRole = await shop.client.graphql(AcceptCartWarnings, {}, admin.token);
  expect(wrongRole.errors[0]?.extensions.code).toBe('FORBIDDEN');
});
