import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { AddOtherOption, ReadOptions, ReadOrderedOptions } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { productEditor } from './product-variants.fixtures.ts';

const shop = describeShop();
let admin: Person;
let customer: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
  customer = await aCustomer(shop);
});

const { create, update, duplicate, added } = productEditor(shop, () => admin.token);

const SCENT = { name: 'Scent', values: ['Rose', 'Cedar'] };
const candle = { title: 'Candle', colours: [], sizes: ['S', 'L'], otherOption: SCENT };
const variants = [
  { size: 'S', other: 'Rose', stock: 3 },
  { size: 'L', other: 'Rose', stock: 2, salePrice: 2900 },
  { size: 'L', other: 'Cedar', stock: 4 },
];

const shown = async (id: string) => (await shop.client.data(ReadOptions, { id }, admin.token)).product;
const offerOf = async (id: string) =>
  (await shown(id))?.variants.map(({ size, other, stock }) => `${size ?? '-'}/${other ?? '-'} ${stock}`);

test('a product has a further option besides colors and sizes', async () => {
  const id = await added({ ...candle, colours: [{ name: 'Red', hex: '#aa0000' }] });
  const product = await shown(id);
  expect(product?.otherOption).toEqual(SCENT);
  const plain = (names: string[]) => names.map((name) => ({ name, hex: null }));
  expect(product?.options).toEqual([
    { kind: 'COLOUR', name: 'Colour', values: [{ name: 'Red', hex: '#aa0000' }] },
    { kind: 'SIZE', name: 'Size', values: plain(['S', 'L']) },
    { kind: 'OTHER', name: 'Scent', values: plain(['Rose', 'Cedar']) },
  ]);
  expect(await offerOf(id)).toEqual(['S/Rose 2', 'S/Cedar 2', 'L/Rose 2', 'L/Cedar 1']);
});

test('it can be changed, stays when other fields change, and is removed by null', async () => {
  const id = await added({ ...candle, variants });
  await update(id, { title: 'Candle in a jar' });
  expect(await offerOf(id)).toEqual(['S/Rose 3', 'L/Rose 2', 'L/Cedar 4']);
  await update(id, { otherOption: { name: 'Scent', values: ['Cedar', 'Rose', 'Fig'] } });
  expect(await offerOf(id)).toEqual(['S/Rose 3', 'S/Fig 0', 'L/Cedar 4', 'L/Rose 2', 'L/Fig 0']);
  await update(id, { otherOption: null, sizes: [] });
  expect(await shown(id)).toMatchObject({ otherOption: null, options: [], variants: [{ other: null }] });
});

test('a duplicate has it, too', async () => {
  const copy = await duplicate(await added({ ...candle, variants }), 'Candle, again');
  expect(await offerOf(copy.product?.id ?? '')).toEqual(['S/Rose 0', 'L/Rose 0', 'L/Cedar 0']);
});

test('the choice is part of the cart line, distinguishes lines, and is in the order', async () => {
  const productId = await added({ ...candle, variants });
  const add = async (line: object) => {
    const lines = [{ productId, ...line }];
    return (await shop.client.data(AddOtherOption, { lines }, customer.token)).cartLinesAdd;
  };
  await add({ size: 'L', other: 'Rose' });
  await add({ size: 'L', other: 'Cedar' });
  expect(await add({ size: 'L', other: 'Rose' })).toEqual({
    cart: {
      lines: [
        { size: 'L', other: 'Rose', others: ['Rose'], quantity: 2, unitPrice: 2900 },
        { size: 'L', other: 'Cedar', others: ['Cedar'], quantity: 1, unitPrice: 2000 },
      ],
    },
    userErrors: [],
  });
  expect(await add({ size: 'L' })).toMatchObject({
    userErrors: [{ code: 'VARIANT_UNKNOWN', field: ['lines', '0', 'others', '0'] }],
  });
  expect(await add({ size: 'S', other: 'Cedar' })).toMatchObject({
    userErrors: [{ code: 'VARIANT_UNKNOWN', field: ['lines', '0', 'others'] }],
  });

  const lines = [{ productId, size: 'L', other: 'Rose', quantity: 2 }];
  const orderId = await anOrder(shop.client, customer, anOrderInput(...lines));
  expect(await shop.client.data(ReadOrderedOptions, { id: orderId }, customer.token)).toEqual({
    order: { lines: [{ size: 'L', other: 'Rose', others: ['Rose'], quantity: 2, unitPrice: 2900 }] },
  });
  expect(await offerOf(productId)).toEqual(['S/Rose 3', 'L/Rose 0', 'L/Cedar 4']);
});

test('a product has several further options, and is sold in one value of each', async () => {
  const otherOptions = [
    { name: 'Material', values: ['Oak', 'Ash'] },
    { name: 'Finish', values: ['Oiled', 'Raw'] },
    { name: 'Legs', values: ['Low', 'High'] },
  ];
  const offered = [
    { others: ['Ash', 'Raw', 'High'], stock: 1, salePrice: 3000 },
    { others: ['Oak', 'Oiled', 'Low'], stock: 2 },
  ];
  const { product: table } = await create({
    title: 'Table',
    colours: [],
    sizes: [],
    otherOptions,
    variants: offered,
  });
  const productId = table?.id ?? '';
  expect(await shown(productId)).toMatchObject({
    otherOptions,
    otherOption: otherOptions[0],
    options: otherOptions.map(({ name }) => ({ kind: 'OTHER', name })),
    variants: [
      { others: ['Oak', 'Oiled', 'Low'], other: 'Oak' },
      { others: ['Ash', 'Raw', 'High'], other: 'Ash' },
    ],
  });
  const add = async (line: object) =>
    (await shop.client.data(AddOtherOption, { lines: [{ productId, ...line }] }, customer.token))
      .cartLinesAdd;
  expect((await add({ others: ['Ash', 'Raw', 'High'] })).cart?.lines).toContainEqual({
    size: null,
    others: ['Ash', 'Raw', 'High'],
    other: 'Ash',
    quantity: 1,
    unitPrice: 3000,
  });
  expect(await add({ others: ['Ash', 'Raw'] })).toMatchObject({
    userErrors: [
      {
        code: 'VARIANT_UNKNOWN',
        field: ['lines', '0', 'others', '2'],
        message: 'Please choose Legs for Table.',
      },
    ],
  });
  expect(await add({ others: ['Ash', 'Raw', 'Low'] })).toMatchObject({
    userErrors: [{ code: 'VARIANT_UNKNOWN', field: ['lines', '0', 'others'] }],
  });
});

test('a product of many options needs no more variants than it is sold in', async () => {
  const names = ['Frame', 'Fabric', 'Feet'];
  const values = Array.from({ length: 20 }, (_, index) => `${index + 1}`);
  const otherOptions = names.map((name) => ({ name, values }));
  const variants = [{ others: ['1', '20', '7'] }, { others: ['20', '1', '1'] }];
  const chair = { title: 'Chair', colours: [], sizes: [], otherOptions };
  expect((await create(chair)).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['input', 'variants'] },
  ]);
  const { product } = await create({ ...chair, variants });
  const id = product?.id ?? '';
  expect((await shown(id))?.variants).toMatchObject(variants);
  expect((await update(id, { title: 'Armchair', salePrice: 2500 })).userErrors).toEqual([]);
  expect((await shown(id))?.variants).toMatchObject(variants);
  const more = otherOptions.map(({ name }) => ({ name, values: [...values, '21'] }));
  expect((await update(id, { otherOptions: more })).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['input', 'variants'] },
  ]);
});

test('a color without a value is chosen by its name, and found under its everyday color', async () => {
  const { product } = await create({
    title: 'Scarf',
    colours: [{ name: 'Bleu nuit' }, { name: 'Zebra' }],
    sizes: [],
  });
  const id = product?.id ?? '';
  expect(await shown(id)).toMatchObject({
    colours: [
      { name: 'Bleu nuit', hasHex: false, hex: '#cccccc' },
      { name: 'Zebra', hasHex: false, hex: '#cccccc' },
    ],
    options: [
      {
        values: [
          { name: 'Bleu nuit', hex: null },
          { name: 'Zebra', hex: null },
        ],
      },
    ],
    matchingColour: { name: 'Bleu nuit' },
  });
});

test('REST returns and accepts it', async () => {
  const id = await added({ ...candle, variants });
  const { client } = shop;
  const cart = [{ _id: id, size: 'S', other: 'Rose', quantity: 2 }];
  const response = await client.rest<{ cart: object[] }>('/api/updateUser', {
    method: 'PUT',
    token: customer.token,
    body: { cart },
  });
  expect(response.status).toBe(200);
  expect(response.body.cart).toMatchObject([
    {
      _id: id,
      size: 'S',
      other: 'Rose',
      quantity: 2,
      others: ['Rose'],
      otherOptions: [SCENT],
      otherOption: SCENT,
      type: 'variant',
    },
  ]);
});

test.each<[what: string, input: object, code: string, field: string[]]>([
  [
    'without a value',
    { otherOption: { name: 'Scent', values: [] } },
    'INVALID_VALUE',
    ['otherOption', 'values'],
  ],
  [
    'that repeats a value',
    { otherOption: { name: 'Scent', values: ['Rose', 'rose'] } },
    'INVALID_VALUE',
    ['otherOption', 'values'],
  ],
  ['without a name', { otherOption: { name: ' ', values: ['Rose'] } }, 'REQUIRED', ['otherOption', 'name']],
  [
    'that makes too many combinations',
    {
      sizes: Array.from({ length: 20 }, (_, index) => `${index}`),
      colours: [
        { name: 'Red', hex: '#aa0000' },
        { name: 'Blue', hex: '#0000aa' },
      ],
      otherOption: { name: 'Scent', values: Array.from({ length: 11 }, (_, index) => `${index}`) },
    },
    'INVALID_VALUE',
    ['variants'],
  ],
  [
    'beside one of the same name',
    { otherOptions: [SCENT, { name: 'scent', values: ['Fig'] }] },
    'INVALID_VALUE',
    ['otherOptions'],
  ],
  [
    'that is the sixth with color and size',
    {
      colours: [{ name: 'Red', hex: '#aa0000' }],
      otherOptions: ['A', 'B', 'C', 'D'].map((name) => ({ name, values: ['x'] })),
    },
    'INVALID_VALUE',
    ['otherOptions'],
  ],
])('a further option %s is rejected with the reason', async (_, input, code, field) => {
  const { product, userErrors } = await create({ ...candle, ...input });
  expect(product).toBeNull();
  expect(userErrors).toEqual([{ code, field: ['input', ...field], message: expect.any(String) as string }]);
});

test('the integrity check finds no violation after all of it', async () => {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
});
