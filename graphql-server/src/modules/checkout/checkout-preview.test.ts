import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddPricedLines,
  DeleteProduct,
  PreviewCheckout,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeShop();
let shopper: Person;

beforeEach(async () => {
  shopper = await aCustomer(shop);
});

const product = (request: Parameters<typeof aProduct>[1] = {}) => aProduct(shop.app.orm.em.fork(), request);

const preview = async (lines: object[] | null) =>
  (await shop.client.data(PreviewCheckout, { lines }, shopper.token)).checkoutPreview;

describe('checkoutPreview', () => {
  test('prices lines that are not in the cart, merging identical variants', async () => {
    const tee = await product({ salePrice: 1999, colours: ['Red', 'Blue'], sizes: ['M'] });
    const mug = await product({ salePrice: 850 });
    const red = { productId: tee, colour: 'Red', size: 'M' };
    const { preview: priced, userErrors } = await preview([
      { ...red, quantity: 2 },
      { productId: mug, quantity: 3 },
      { ...red, colour: 'Blue' },
      { ...red, quantity: 1 },
    ]);
    expect(userErrors).toEqual([]);
    expect(priced).toEqual({
      lines: [
        {
          product: { id: tee },
          colour: 'Red',
          size: 'M',
          quantity: 3,
          unitPrice: 1999,
          total: 5997,
          previousPrice: null,
        },
        {
          product: { id: mug },
          colour: null,
          size: null,
          quantity: 3,
          unitPrice: 850,
          total: 2550,
          previousPrice: null,
        },
        {
          product: { id: tee },
          colour: 'Blue',
          size: 'M',
          quantity: 1,
          unitPrice: 1999,
          total: 1999,
          previousPrice: null,
        },
      ],
      totals: { itemCount: 7, subtotal: 10_546, shippingTotal: 0, total: 10_546 },
    });
  });

  test('prices the cart at current prices, and an order then costs exactly that', async () => {
    const mug = await product({ salePrice: 850, stock: 9 });
    const admin = await anAdmin(shop);
    const lines = [{ productId: mug, quantity: 3 }];
    expect(await shop.client.data(AddPricedLines, { lines }, shopper.token)).toEqual({
      cartLinesAdd: { cart: { totals: { itemCount: 3, subtotal: 2550, shippingTotal: 0, total: 2550 } } },
    });
    await shop.client.data(UpdateProduct, { id: mug, input: { salePrice: 900 } }, admin.token);

    const { preview: priced } = await preview(null);
    expect(priced).toMatchObject({
      lines: [{ unitPrice: 900, total: 2700, previousPrice: 850 }],
      totals: { itemCount: 3, subtotal: 2700, shippingTotal: 0, total: 2700 },
    });
    const input = { ...anOrderInput(), lines: null, expectedTotal: 2700 };
    const { order } = await tryOrder(shop.client, shopper, input);
    expect(order).toMatchObject({ total: 2700 });
  });

  test('leaves out unavailable products, as the cart does', async () => {
    const [mug, fig] = [await product({ salePrice: 850 }), await product({ salePrice: 100 })];
    const admin = await anAdmin(shop);
    const lines = [mug, fig].map((productId) => ({ productId }));
    await shop.client.data(AddPricedLines, { lines }, shopper.token);
    await shop.client.data(DeleteProduct, { id: mug }, admin.token);
    expect((await preview(null)).preview).toMatchObject({
      lines: [{ product: { id: fig } }],
      totals: { itemCount: 1, total: 100 },
    });
  });

  test('prices more units than are in stock, and reserves nothing', async () => {
    const mug = await product({ salePrice: 850, stock: 2 });
    const { preview: priced } = await preview([{ productId: mug, quantity: 40 }]);
    expect(priced?.totals).toMatchObject({ itemCount: 40, total: 34_000 });
    expect((await preview(null)).preview).toEqual({
      lines: [],
      totals: { itemCount: 0, subtotal: 0, shippingTotal: 0, total: 0 },
    });
  });

  test.each<[string, () => Promise<object[]>, string, string[]]>([
    ['an unknown product', async () => [{ productId: newId() }], 'NOT_FOUND', ['lines', '0', 'productId']],
    [
      'a colour that there is not',
      async () => [{ productId: await product({ colours: ['Red'] }), colour: 'Beige' }],
      'VARIANT_UNKNOWN',
      ['lines', '0', 'colour'],
    ],
    [
      'no units',
      async () => [{ productId: await product(), quantity: 0 }],
      'INVALID_VALUE',
      ['lines', '0', 'quantity'],
    ],
    [
      'too many lines',
      async () => Array.from({ length: 101 }, () => ({ productId: newId() })),
      'CART_FULL',
      ['lines'],
    ],
  ])('names %s', async (_, lines, code, field) => {
    expect(await preview(await lines())).toEqual({ preview: null, userErrors: [{ code, field }] });
  });

  test('requires a customer', async () => {
    const { errors } = await shop.client.graphql(PreviewCheckout, {});
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
