import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  CreateProductWithFields,
  ListTitles,
  type ProductFilter,
  ReadFilterOptions,
  UpdateProductFields,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { type FieldInput, saveFields } from '../../custom-fields/custom-fields.fixtures.ts';

const shop = describeShop();
let admin: string;
const ids = new Map<string, string>();

const filterable = { owner: 'PRODUCT', isFilterable: true } as const;
const weight: FieldInput = { ...filterable, key: 'weight', name: 'Weight', type: 'NUMBER', unit: 'kg' };
const deposit: FieldInput = { ...filterable, key: 'deposit', name: 'Deposit', type: 'MONEY' };
const made: FieldInput = { ...filterable, key: 'made', name: 'Made', type: 'DATE', isList: true };
const wood: FieldInput = { ...filterable, key: 'wood', name: 'Wood', type: 'TEXT' };
const productTypes = [
  { key: 'table', name: 'Table' },
  { key: 'lamp', name: 'Lamp' },
];

interface Item {
  title: string;
  type?: string;
  price: number;
  weight?: number;
  deposit?: number;
  made?: string[];
}

const items: Item[] = [
  { title: 'Bench', price: 4000, weight: 12.5, deposit: 500, made: ['2026-01-31'] },
  { title: 'Desk', price: 7000, type: 'table', weight: 30, deposit: 0, made: ['2025-12-24', '2026-03-01'] },
  { title: 'Lamp', price: 2000, type: 'lamp', weight: 2 },
  { title: 'Scale', price: 1000, weight: -1.25, deposit: 90_000_000_000 },
  { title: 'Shelf', price: 3000 },
];

const define = (...fields: FieldInput[]) => saveFields(shop, admin, { fields, productTypes });

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
  await define(weight, deposit, made, wood);
  for (const { title, price, type = null, ...values } of items) {
    const input = {
      title,
      type,
      description: 'A thing.',
      category: 'Furniture',
      salePrice: price,
      stock: 5,
      fields: Object.entries(values).map(([key, value]) => ({ key, values: [value].flat().map(String) })),
    };
    const { product, userErrors } = await shop.client.payload(CreateProductWithFields, { input }, admin);
    expect(userErrors).toEqual([]);
    ids.set(title, product?.id ?? '');
  }
});

async function list(filter: ProductFilter): Promise<{ titles: string[]; total: number }> {
  const { products } = await shop.client.data(ListTitles, { filter, first: 100 });
  return { titles: products.nodes.map(({ title }) => title).sort(), total: products.totalCount };
}

const limitsOf = async (filter: ProductFilter) =>
  Object.fromEntries(
    (await shop.client.data(ReadFilterOptions, { filter })).productFilterOptions.fields.map(
      ({ key, min, max }) => [key, [min, max]],
    ),
  );

const range = (key: string, from: string | null, to: string | null) => ({ key, from, to });
const update = (title: string, key: string, ...values: string[]) =>
  shop.client.payload(
    UpdateProductFields,
    { id: ids.get(title) ?? '', input: { fields: [{ key, values }] } },
    admin,
  );

test.each<[string, ProductFilter, string[]]>([
  ['numbers from one to another', { fields: [range('weight', '2', '12.5')] }, ['Bench', 'Lamp']],
  ['numbers from one on', { fields: [range('weight', '2.01', null)] }, ['Bench', 'Desk']],
  ['numbers up to one', { fields: [range('weight', null, '2.0')] }, ['Lamp', 'Scale']],
  ['negative numbers', { fields: [range('weight', '-2', '-1')] }, ['Scale']],
  ['amounts', { fields: [range('deposit', '1', '500')] }, ['Bench']],
  ['large amounts', { fields: [range('deposit', '501', '99999999999')] }, ['Scale']],
  ['dates, of which any value matches', { fields: [range('made', '2026-02-01', null)] }, ['Desk']],
  ['dates up to a day', { fields: [range('made', null, '2026-01-31')] }, ['Bench', 'Desk']],
  ['days that lie between those of a list', { fields: [range('made', '2025-12-25', '2026-01-01')] }, []],
  ['two ranges', { fields: [range('weight', '10', null), range('deposit', '1', null)] }, ['Bench']],
  ['a range and a price', { fields: [range('weight', '10', null)], minPrice: 5000 }, ['Desk']],
  ['a range and values', { fields: [{ key: 'weight', values: ['2', '30'], from: '5' }] }, ['Desk']],
  ['a range that is empty', { fields: [range('weight', '5', '2')] }, []],
  ['a limit that does not fit', { fields: [range('weight', '2 kg', null)] }, []],
  ['a day that does not exist', { fields: [range('made', null, '2026-02-30')] }, []],
])('a list can be filtered by %s', async (_what, filter, titles) => {
  expect(await list(filter)).toEqual({ titles, total: titles.length });
});

test('the limits of a range are those of the products without it', async () => {
  const all = {
    weight: ['-1.25', '30'],
    deposit: ['0', '90000000000'],
    made: ['2025-12-24', '2026-03-01'],
  };
  expect(await limitsOf({})).toEqual(all);
  expect(await limitsOf({ minPrice: 3000 })).toEqual({
    ...all,
    weight: ['12.5', '30'],
    deposit: ['0', '500'],
  });
  expect(await limitsOf({ fields: [range('weight', '5', '15')] })).toEqual({
    weight: ['-1.25', '30'],
    deposit: ['500', '500'],
    made: ['2026-01-31', '2026-01-31'],
  });
});

test('digits of other scripts are no numbers, whatever the collation of the database', async () => {
  const { rows } = await sql`select field_number('١٢' collate "und-x-icu") as number`.execute(
    shop.app.orm.em.fork().getKysely(),
  );
  expect(rows).toEqual([{ number: null }]);
});

test('a text has no range', async () => {
  await update('Lamp', 'wood', '5');
  expect((await limitsOf({}))['wood']).toEqual([null, null]);
  await update('Lamp', 'wood');
});

test('a range follows what staff change', async () => {
  await update('Lamp', 'weight', '3');
  expect(await list({ fields: [range('weight', '2.5', '3.5')] })).toEqual({ titles: ['Lamp'], total: 1 });
  expect((await list({ fields: [range('weight', '2', '2')] })).titles).toEqual([]);
  await update('Lamp', 'weight');
  expect((await list({ fields: [range('weight', '2.5', '3.5')] })).titles).toEqual([]);
  await update('Lamp', 'weight', '2');
});

test('values that do not fit a changed type are not in its range', async () => {
  await define({ ...weight, type: 'MONEY', unit: null }, { ...deposit, type: 'DATE' });
  expect((await list({ fields: [range('weight', '0', '99')] })).titles).toEqual(['Desk', 'Lamp']);
  expect((await list({ fields: [range('deposit', '0001-01-01', null)] })).titles).toEqual([]);
  expect(await limitsOf({})).toEqual({ weight: ['2', '30'] });
  await define(weight, deposit, made, wood);
});

test('a field of some product types has a range of their products only', async () => {
  await define({ ...weight, productTypes: ['lamp', 'table'] });
  expect(await list({ fields: [range('weight', null, '50')] })).toEqual({
    titles: ['Desk', 'Lamp'],
    total: 2,
  });
  expect(await limitsOf({})).toEqual({ weight: ['2', '30'] });
  await define(weight, deposit, made, wood);
});

test.each<[string, ProductFilter]>([
  ['a text', { fields: [range('wood', 'A', 'Z')] }],
  ['a field with neither values nor limits', { fields: [{ key: 'weight' }] }],
  ['a long limit', { fields: [range('weight', '1'.repeat(501), null)] }],
])('a range of %s is rejected', async (_what, filter) => {
  for (const document of [ListTitles, ReadFilterOptions]) {
    const { errors } = await shop.client.graphql(document.toString(), { filter });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  }
});
