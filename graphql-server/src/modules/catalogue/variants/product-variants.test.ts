import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  AddToCart,
  type ProductVariantInput,
  ReadCartVariants,
  type VariantsResult,
} from '../../../test/documents.generated.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { newSku, productEditor } from './product-variants.fixtures.ts';

const shop = describeShop();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});

const { create, update, duplicate, added } = productEditor(shop, () => admin.token);

/** The offered variants, as 'Red/S 3' with the stock. */
const offerOf = ({ product }: VariantsResult) =>
  product?.variants.map(({ colour, size, stock }) => `${colour ?? '-'}/${size ?? '-'} ${stock}`);

describe('a product with variants', () => {
  test('offers just the given ones, in the order of its options, and has their prices and stock', async () => {
    const sku = newSku();
    const payload = await create({
      variants: [
        { colour: 'Blue', size: 'M', stock: 4, salePrice: 2200 },
        { colour: 'Red', size: 'S', stock: 3, sku, barcode: '4006381333931', weight: 180 },
        { colour: 'Red', size: 'M', stock: 1, salePrice: 1900, regularPrice: 2100 },
      ],
    });
    expect(payload.userErrors).toEqual([]);
    expect(offerOf(payload)).toEqual(['Red/S 3', 'Red/M 1', 'Blue/M 4']);
    expect(payload.product).toMatchObject({
      salePrice: 1900,
      regularPrice: 2100,
      highestPrice: 2200,
      stock: 8,
      variants: [
        { sku, barcode: '4006381333931', weight: 180, salePrice: 2000, regularPrice: 2500 },
        { sku: null, salePrice: 1900, regularPrice: 2100 },
        { salePrice: 2200, regularPrice: null },
      ],
    });
    expect(await ledgerOf(shop, payload.product?.id)).toEqual({
      stock: 8,
      sum: 8,
      reasons: ['INITIAL', 'INITIAL', 'INITIAL'],
    });
  });

  test('has every combination when none are given', async () => {
    expect(offerOf(await create())).toEqual(['Red/S 2', 'Red/M 2', 'Blue/S 2', 'Blue/M 1']);
  });

  test('a normal product has one', async () => {
    const sku = newSku();
    const payload = await create({ colours: [], sizes: [], variants: [{ stock: 5, sku, weight: 900 }] });
    expect(offerOf(payload)).toEqual(['-/- 5']);
    expect(payload.product?.variants[0]).toMatchObject({ sku, weight: 900, salePrice: 2000 });
  });

  test('one has the product picture chosen for it, until the picture is removed', async () => {
    const pictures = [
      { url: '/front.webp', alt: 'Front' },
      { url: '/blue.webp', alt: 'Blue', colour: 'Blue' },
      { url: '/small.webp', alt: 'Small' },
    ];
    const id = await added({
      pictures,
      variants: [
        { colour: 'Red', size: 'S', picture: 2 },
        { colour: 'Blue', size: 'S' },
        { colour: 'Red', size: 'M' },
      ],
    });
    const renamed = await update(id, {
      pictures: pictures.map((each) => ({ ...each, alt: `${each.alt}!` })),
    });
    expect(renamed.product?.variants.map(({ image, hasOwnImage }) => [image, hasOwnImage])).toEqual([
      [{ url: '/small.webp', alt: 'Small!' }, true],
      [{ url: '/front.webp', alt: 'Front!' }, false],
      [{ url: '/blue.webp', alt: 'Blue!' }, false],
    ]);
    const removed = await update(id, { pictures: pictures.slice(0, 2) });
    expect(removed.product?.variants[0]).toMatchObject({ image: { url: '/front.webp' }, hasOwnImage: false });
  });
});

describe('a change', () => {
  const all = [
    { colour: 'Red', size: 'S', stock: 1 },
    { colour: 'Red', size: 'M', stock: 2 },
    { colour: 'Blue', size: 'M', stock: 4 },
  ];

  test('to something else leaves the variants unchanged', async () => {
    const id = await added({ variants: all });
    expect(offerOf(await update(id, { title: 'Heavier Tee' }))).toEqual(['Red/S 1', 'Red/M 2', 'Blue/M 4']);
  });

  test('leaves the stock unchanged where none is given', async () => {
    const id = await added({ variants: all });
    const payload = await update(id, {
      variants: [
        { colour: 'Red', size: 'S', stock: 6 },
        { colour: 'Red', size: 'M' },
        { colour: 'Blue', size: 'M' },
      ],
    });
    expect(offerOf(payload)).toEqual(['Red/S 6', 'Red/M 2', 'Blue/M 4']);
  });

  test('renames a variant given by id, which stays in carts and keeps its stock', async () => {
    const { product } = await create({ variants: all });
    const id = product?.id ?? '';
    const [small, medium, blue] = product?.variants.map((variant) => variant.id) ?? [];
    const { token } = await aCustomer(shop);
    const lines = [{ productId: id, colour: 'Red', size: 'M', quantity: 2 }];
    await shop.client.data(AddToCart, { lines }, token);
    const renamed = await update(id, {
      colours: [
        { name: 'Brick', hex: '#aa0000' },
        { name: 'Blue', hex: '#0000aa' },
      ],
      variants: [
        { id: small, colour: 'Brick', size: 'S' },
        { id: medium, colour: 'Brick', size: 'M' },
        { id: blue, colour: 'Blue', size: 'M' },
      ],
    });
    expect(renamed.userErrors).toEqual([]);
    expect(offerOf(renamed)).toEqual(['Brick/S 1', 'Brick/M 2', 'Blue/M 4']);
    expect(renamed.product?.variants.map((variant) => variant.id)).toEqual([small, medium, blue]);
    const { cart } = await shop.client.data(ReadCartVariants, {}, token);
    expect(cart.lines).toEqual([{ quantity: 2, variantId: medium, colour: 'Brick', size: 'M' }]);
    expect(await ledgerOf(shop, id)).toMatchObject({ stock: 7, sum: 7 });
  });

  test('stops selling a combination and writes off its stock, and brings it back', async () => {
    const id = await added({ variants: all });
    const without = await update(id, { variants: all.slice(0, 2) });
    expect(offerOf(without)).toEqual(['Red/S 1', 'Red/M 2']);
    expect(without.product?.stock).toBe(3);
    expect(offerOf(await update(id, { variants: all }))).toEqual(['Red/S 1', 'Red/M 2', 'Blue/M 4']);
    expect(await ledgerOf(shop, id)).toMatchObject({ stock: 7, sum: 7 });
  });

  test('adds a new size in every color, but does not offer what was left out', async () => {
    const id = await added({ variants: all });
    expect(offerOf(await update(id, { sizes: ['S', 'M', 'L'] }))).toEqual([
      'Red/S 1',
      'Red/M 2',
      'Red/L 0',
      'Blue/M 4',
      'Blue/L 0',
    ]);
  });

  test('stops offering the variants of a removed size', async () => {
    const id = await added({ variants: all });
    expect(offerOf(await update(id, { sizes: ['S'], stock: 1 }))).toEqual(['Red/S 1']);
  });

  test('neither sells nor moves units returned of a combination that is no longer offered', async () => {
    const id = await added({ variants: all });
    const order = await anOrder(
      shop.client,
      await aCustomer(shop),
      anOrderInput({ productId: id, colour: 'Blue', size: 'M', quantity: 3 }),
    );
    const rest = [
      { colour: 'Red', size: 'S' },
      { colour: 'Red', size: 'M' },
    ];
    await update(id, { variants: rest });
    await setOrderStatus(shop.client, admin, order, 'CANCELLED');
    const payload = await update(id, { title: 'Heavier Tee' });
    expect(offerOf(payload)).toEqual(['Red/S 1', 'Red/M 2']);
    expect(payload.product?.stock).toBe(3);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
    const back = await update(id, { variants: [...rest, { colour: 'Blue', size: 'M' }] });
    expect(offerOf(back)).toEqual(['Red/S 1', 'Red/M 2', 'Blue/M 3']);
    expect(back.product?.stock).toBe(6);
  });

  test('of the price alone applies to all variants', async () => {
    const id = await added({ variants: all.map((each, index) => ({ ...each, salePrice: 3000 + index })) });
    const { product } = await update(id, { salePrice: 2750, regularPrice: null });
    expect(product).toMatchObject({ salePrice: 2750, highestPrice: 2750 });
    expect(new Set(product?.variants.map(({ salePrice }) => salePrice))).toEqual(new Set([2750]));
  });
});

test('a duplicate has the offered variants, without stock, SKU and barcode', async () => {
  const [red, blue] = [
    { colour: 'Red', size: 'S', stock: 1, sku: newSku(), barcode: '4006381333931', weight: 180 },
    { colour: 'Blue', size: 'M', stock: 4, salePrice: 2200 },
  ];
  const id = await added({ variants: [red, blue, { colour: 'Red', size: 'M', stock: 2 }] });
  const original = await update(id, { variants: [red, blue] });
  const copy = await duplicate(id, 'Other Tee');
  expect(copy.userErrors).toEqual([]);
  expect(copy.product).toEqual({
    ...original.product,
    id: copy.product?.id,
    stock: 0,
    variants: original.product?.variants.map((variant) => ({
      ...variant,
      id: expect.any(String) as string,
      stock: 0,
      inStock: false,
      sku: null,
      barcode: null,
    })),
  });
  expect(copy.product?.variants).toHaveLength(2);
  expect(copy.product?.variants[0]?.id).not.toBe(original.product?.variants[0]?.id);
  expect(await ledgerOf(shop, copy.product?.id)).toEqual({ stock: 0, sum: 0, reasons: [] });
});

describe('errors are reported with their fields, and nothing changes', () => {
  const red = { colour: 'Red', size: 'S', stock: 1 };

  test.each<[string, object[], string, string[]]>([
    ['no variants', [], 'INVALID_VALUE', []],
    ['the same combination twice', [red, { ...red, stock: 2 }], 'INVALID_VALUE', ['1']],
    ['an unknown color', [red, { ...red, colour: 'Green' }], 'INVALID_VALUE', ['1']],
    ['an unknown size', [{ ...red, size: 'XXL' }], 'INVALID_VALUE', ['0']],
    ['a missing color', [{ size: 'S' }], 'INVALID_VALUE', ['0']],
    [
      'the same SKU twice',
      [
        { ...red, sku: 'A' },
        { ...red, size: 'M', sku: 'A' },
      ],
      'SKU_TAKEN',
      ['1', 'sku'],
    ],
    ['an empty SKU', [{ ...red, sku: ' ' }], 'REQUIRED', ['0', 'sku']],
    ['a long SKU', [{ ...red, sku: 'x'.repeat(65) }], 'INVALID_VALUE', ['0', 'sku']],
    ['a negative price', [{ ...red, salePrice: -1 }], 'INVALID_VALUE', ['0', 'salePrice']],
    [
      'prices in the wrong order',
      [{ ...red, salePrice: 20, regularPrice: 19 }],
      'INVALID_VALUE',
      ['0', 'regularPrice'],
    ],
    ['a negative stock', [{ ...red, stock: -1 }], 'INVALID_VALUE', ['0', 'stock']],
    ['no weight', [{ ...red, weight: 0 }], 'INVALID_VALUE', ['0', 'weight']],
    ['an unknown picture', [{ ...red, picture: 1 }], 'INVALID_VALUE', ['0', 'picture']],
  ])('%s', async (_, variants, code, path) => {
    const field = ['input', 'variants', ...path];
    const refused = await create({ variants });
    expect(refused.product).toBeNull();
    expect(refused.userErrors[0]).toMatchObject({ code, field });

    const id = await added();
    const before = offerOf(await update(id, {}));
    expect((await update(id, { variants })).userErrors[0]).toMatchObject({ code, field });
    expect(offerOf(await update(id, {}))).toEqual(before);
  });
});

test('the integrity check finds no violation after all of it', async () => {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});

test('a variant keeps how it ships until that is changed, and a wrong lead time changes nothing', async () => {
  const course = { colours: [], sizes: [], variants: [{ requiresShipping: false, leadTimeDays: 365 }] };
  const id = await added({ title: 'Course', ...course });
  expect((await update(id, { variants: [{ weight: 5 }] })).product?.variants).toMatchObject([
    { requiresShipping: false, leadTimeDays: 365, weight: 5 },
  ]);
  for (const leadTimeDays of [-1, 0, 366]) {
    const { userErrors } = await update(id, { variants: [{ requiresShipping: true, leadTimeDays }] });
    expect(userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'variants', '0', 'leadTimeDays'] },
    ]);
  }
  expect((await update(id, { variants: [{ leadTimeDays: null }] })).product?.variants).toMatchObject([
    { requiresShipping: false, leadTimeDays: null },
  ]);
});

test('a variant keeps its quantity rules until they change, and rules that contradict each other change nothing', async () => {
  const packs = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 60 };
  const id = await added({ colours: [], sizes: [], variants: [{ ...packs, stock: 11 }] });
  const variantsAfter = async (variant: ProductVariantInput) =>
    (await update(id, { variants: [variant] })).product?.variants;
  // Fewer than the minimum are in stock.
  expect(await variantsAfter({ weight: 5 })).toMatchObject([{ ...packs, inStock: false }]);
  expect(await variantsAfter({ stock: 12 })).toMatchObject([{ ...packs, inStock: true }]);
  for (const [variant, field] of [
    [{ minimumQuantity: 13 }, 'minimumQuantity'],
    [{ quantityStep: 7 }, 'minimumQuantity'],
    [{ maximumQuantity: 61 }, 'maximumQuantity'],
    [{ maximumQuantity: 6 }, 'maximumQuantity'],
    [{ quantityStep: 0 }, 'quantityStep'],
    [{ maximumQuantity: 1000 }, 'maximumQuantity'],
  ] as const) {
    const { userErrors } = await update(id, { variants: [variant] });
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'variants', '0', field] }]);
  }
  expect(await variantsAfter({})).toMatchObject([packs]);
  expect(await variantsAfter({ minimumQuantity: null, quantityStep: null })).toMatchObject([
    { minimumQuantity: null, quantityStep: null, maximumQuantity: 60 },
  ]);
});

test('a variant keeps its contents until they change, and its unit price follows its price', async () => {
  const bottle = { amount: 750, unit: 'ML' } as const;
  const liter = { amount: 1, unit: 'L' } as const;
  const deciliter = { amount: 100, unit: 'ML' } as const;
  const id = await added({ colours: [], sizes: [], variants: [{ unitMeasure: bottle, salePrice: 899 }] });
  const after = async (...variants: ProductVariantInput[]) => (await update(id, { variants })).product;
  expect(await after({ salePrice: 1500 })).toMatchObject({
    unitPrices: { lowest: 2000, highest: 2000, per: liter },
    variants: [{ unitMeasure: bottle, unitPriceBase: null, unitPrice: { price: 2000, per: liter } }],
  });
  for (const [variant, field] of [
    [{ unitPriceBase: { amount: 1, unit: 'KG' } }, 'unitPriceBase'],
    [{ unitMeasure: null, unitPriceBase: deciliter }, 'unitPriceBase'],
    [{ unitMeasure: { amount: 0, unit: 'ML' } }, 'unitMeasure'],
    [{ unitMeasure: { amount: 0.0001, unit: 'L' } }, 'unitMeasure'],
    [{ unitMeasure: { amount: 1_000_001, unit: 'L' } }, 'unitMeasure'],
  ] as const) {
    const { userErrors } = await update(id, { variants: [variant] });
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
    expect(userErrors[0]?.field?.slice(0, 4)).toEqual(['input', 'variants', '0', field]);
  }
  expect(await after({ unitPriceBase: deciliter, salePrice: 1500 })).toMatchObject({
    variants: [{ unitMeasure: bottle, unitPriceBase: deciliter, unitPrice: { price: 200, per: deciliter } }],
  });
  // A unit of another kind can't keep the base.
  const { userErrors } = await update(id, { variants: [{ unitMeasure: { amount: 1, unit: 'KG' } }] });
  expect(userErrors).toMatchObject([{ field: ['input', 'variants', '0', 'unitPriceBase'] }]);
  expect(await after({ unitMeasure: null })).toMatchObject({
    unitPrices: null,
    variants: [{ unitMeasure: null, unitPriceBase: null, unitPrice: null }],
  });
});

test('a product has the range of its variants’ unit prices, if all have one', async () => {
  const [small, large] = [
    { size: 'S', salePrice: 899, unitMeasure: { amount: 750, unit: 'ML' } },
    { size: 'M', salePrice: 1500, unitMeasure: { amount: 1.5, unit: 'L' } },
  ] as const;
  const id = await added({ colours: [], sizes: ['S', 'M'], variants: [small, large] });
  const rangeAfter = async (variants: ProductVariantInput[]) =>
    (await update(id, { variants })).product?.unitPrices;
  const liter = { amount: 1, unit: 'L' };
  expect(await rangeAfter([small, large])).toEqual({ lowest: 1000, highest: 1199, per: liter });
  expect(await rangeAfter([small, { ...large, unitMeasure: null }])).toBeNull();
  // A size that is no longer offered does not count.
  expect(await rangeAfter([small])).toEqual({ lowest: 1199, highest: 1199, per: liter });
});
