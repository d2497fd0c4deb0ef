import { beforeAll, expect, test } from 'vitest';
import {
  CreateProductWithFields,
  FindProductIds,
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

const filterable = { owner: 'PRODUCT', isFilterable: true } as const;
const wood: FieldInput = {
  ...filterable,
  key: 'wood',
  name: 'Wood',
  type: 'CHOICE',
  isList: true,
  choices: ['Pine', 'Oak', 'Beech'],
};
const width = { ...filterable, key: 'width', name: 'Width', type: 'NUMBER', unit: 'cm' } as const;
const outdoors = { ...filterable, key: 'outdoors', name: 'Outdoors', type: 'BOOLEAN' } as const;
const note = { owner: 'PRODUCT', key: 'note', name: 'Note', type: 'TEXT' } as const;
const productTypes = [
  { key: 'table', name: 'Table' },
  { key: 'lamp', name: 'Lamp' },
];
const fields = [wood, width, outdoors, note];

interface Item {
  title: string;
  price: number;
  values: Record<string, string[]>;
  type?: string;
}

const items: Item[] = [
  { title: 'Table', price: 9000, type: 'table', values: { wood: ['Oak', 'Beech'], width: ['120'] } },
  {
    title: 'Desk',
    price: 7000,
    type: 'table',
    values: { wood: ['Oak'], width: ['90'], outdoors: ['false'] },
  },
  { title: 'Bench', price: 4000, values: { wood: ['Pine'], width: ['120'], outdoors: ['true'] } },
  { title: 'Shelf', price: 3000, values: { wood: ['Oak', 'Pine'], note: ['Oak'] } },
  { title: 'Lamp', price: 2000, type: 'lamp', values: {} },
];

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
  await define();
  for (const { title, price, type = null, values } of items) {
    const input = {
      title,
      type,
      description: 'A thing.',
      category: 'Furniture',
      salePrice: price,
      stock: 5,
      fields: Object.entries(values).map(([key, list]) => ({ key, values: list })),
    };
    const { userErrors } = await shop.client.payload(CreateProductWithFields, { input }, admin);
    expect(userErrors).toEqual([]);
  }
});

const define = (changed: FieldInput[] = fields) => saveFields(shop, admin, { fields: changed, productTypes });

async function list(filter: ProductFilter): Promise<{ titles: string[]; total: number }> {
  const { products } = await shop.client.data(ListTitles, { filter, first: 100 });
  return { titles: products.nodes.map(({ title }) => title).sort(), total: products.totalCount };
}

const facetsOf = async (filter: ProductFilter) =>
  (await shop.client.data(ReadFilterOptions, { filter })).productFilterOptions.fields;

const by = (key: string, ...values: string[]) => ({ key, values });

test.each<[string, ProductFilter, string[]]>([
  ['a value', { fields: [by('wood', 'Beech')] }, ['Table']],
  ['any of several values', { fields: [by('wood', 'Beech', 'Pine')] }, ['Bench', 'Shelf', 'Table']],
  ['two fields', { fields: [by('wood', 'Oak'), by('width', '120')] }, ['Table']],
  ['a field and a price', { fields: [by('wood', 'Oak')], maxPrice: 5000 }, ['Shelf']],
  ['any of several numbers', { fields: [by('width', '120', '90')] }, ['Bench', 'Desk', 'Table']],
  ['a number in another format', { fields: [by('width', '120.0')] }, ['Bench', 'Table']],
  ['yes or no', { fields: [by('outdoors', 'true')] }, ['Bench']],
  ['a value that does not fit', { fields: [by('width', 'wide')] }, []],
  ['a value that no product has', { fields: [by('width', '7')] }, []],
  ['nothing', { fields: [] }, ['Bench', 'Desk', 'Lamp', 'Shelf', 'Table']],
])('a list can be filtered by %s', async (_what, filter, titles) => {
  expect(await list(filter)).toEqual({ titles, total: titles.length });
});

const plain = { owner: 'PRODUCT', unit: null, min: null, max: null };

test('facets are those of the definitions, in their order, with choices in theirs', async () => {
  expect(await facetsOf({})).toEqual([
    {
      ...plain,
      key: 'wood',
      name: 'Wood',
      type: 'CHOICE',
      values: [
        { value: 'Pine', count: 2 },
        { value: 'Oak', count: 3 },
        { value: 'Beech', count: 1 },
      ],
    },
    {
      ...plain,
      key: 'width',
      name: 'Width',
      type: 'NUMBER',
      unit: 'cm',
      min: '90',
      max: '120',
      values: [
        { value: '90', count: 1 },
        { value: '120', count: 2 },
      ],
    },
    {
      ...plain,
      key: 'outdoors',
      name: 'Outdoors',
      type: 'BOOLEAN',
      values: [
        { value: 'false', count: 1 },
        { value: 'true', count: 1 },
      ],
    },
  ]);
});

test.each<ProductFilter>([
  {},
  { maxPrice: 5000 },
  { fields: [by('wood', 'Oak')] },
  { fields: [by('wood', 'Oak', 'Pine')], minPrice: 3500 },
  { fields: [by('wood', 'Oak'), by('width', '120')] },
  { fields: [by('width', '7')], inStock: true },
  { text: 'table', fields: [by('width', '120')] },
])('counts equal those of the products above, and of the list, after %j', async (filter) => {
  const isIn = ({ title, price, values }: Item, chosen: typeof filter.fields) =>
    price <= (filter.maxPrice ?? Infinity) &&
    price >= (filter.minPrice ?? 0) &&
    (!filter.text || title === 'Table') &&
    (chosen ?? []).every((field) => field.values?.some((value) => values[field.key]?.includes(value)));
  const facets = await facetsOf(filter);
  const counted = new Map(
    facets.flatMap(({ key, values }) => values.map(({ value, count }) => [`${key} ${value}`, count])),
  );
  for (const key of ['wood', 'width', 'outdoors'])
    for (const value of new Set(items.flatMap(({ values }) => values[key] ?? []))) {
      const others = (filter.fields ?? []).filter((field) => field.key !== key);
      const chosen = [...others, by(key, value)];
      const count = items.filter((item) => isIn(item, chosen)).length;
      expect([key, value, counted.get(`${key} ${value}`) ?? 0]).toEqual([key, value, count]);
      expect((await list({ ...filter, fields: chosen })).total).toBe(count);
    }
});

test('a chosen value stays among the facets without products', async () => {
  const facets = await facetsOf({ fields: [by('width', '7')] });
  expect(facets.find(({ key }) => key === 'width')?.values).toEqual([
    { value: '7', count: 0 },
    { value: '90', count: 1 },
    { value: '120', count: 2 },
  ]);
});

test('values of a removed choice are neither counted nor found', async () => {
  await define([{ ...wood, choices: ['Pine', 'Beech'] }]);
  const values = [
    { value: 'Pine', count: 2 },
    { value: 'Beech', count: 1 },
  ];
  expect(await facetsOf({})).toEqual([{ ...plain, key: 'wood', name: 'Wood', type: 'CHOICE', values }]);
  expect((await list({ fields: [by('wood', 'Oak')] })).titles).toEqual([]);
  await define();
});

test('only products of the field’s types are counted and found', async () => {
  await define([{ ...width, productTypes: ['table', 'lamp'] }]);
  const [facet] = await facetsOf({});
  expect(facet?.values).toEqual([
    { value: '90', count: 1 },
    { value: '120', count: 1 },
  ]);
  expect((await list({ fields: [by('width', '120')] })).titles).toEqual(['Table']);
  await define();
});

test('a field shows the 30 values of the most products, and the chosen ones', async () => {
  const { products } = await shop.client.data(FindProductIds, { text: 'Lamp' });
  const id = products.nodes[0]?.id ?? '';
  await define([{ ...note, isFilterable: true, isList: true }]);
  const values = Array.from({ length: 40 }, (_, index) => `Note ${index + 10}`);
  await shop.client.payload(UpdateProductFields, { id, input: { fields: [by('note', ...values)] } }, admin);
  const shown = async (filter: ProductFilter) =>
    (await facetsOf(filter))[0]?.values.map(({ value }) => value);
  expect(await shown({})).toEqual(values.slice(0, 30));
  expect(await shown({ fields: [by('note', 'Note 49')] })).toEqual([...values.slice(0, 29), 'Note 49']);
  await shop.client.payload(UpdateProductFields, { id, input: { fields: [by('note')] } }, admin);
  await define();
});

test.each([
  ['NUMBER', '7'],
  ['BOOLEAN', 'true'],
  ['COLOUR', '#FF0000'],
] as const)('values that do not fit a %s take no places of those that do', async (type, fitting) => {
  const { products } = await shop.client.data(FindProductIds, { text: 'Lamp' });
  const id = products.nodes[0]?.id ?? '';
  await define([{ ...note, isList: true }]);
  const others = Array.from({ length: 40 }, (_, index) => `! ${index}`);
  const input = { fields: [by('note', ...others, fitting)] };
  await shop.client.payload(UpdateProductFields, { id, input }, admin);
  await define([{ ...note, type, isFilterable: true }]);
  expect((await facetsOf({}))[0]?.values).toEqual([{ value: fitting, count: 1 }]);
  await define();
  await shop.client.payload(UpdateProductFields, { id, input: { fields: [by('note')] } }, admin);
});

test.each<[string, ProductFilter]>([
  ['an unknown field', { fields: [by('height', '5')] }],
  ['a field that is not filterable', { fields: [by('note', 'Oak')] }],
  ['a field twice', { fields: [by('wood', 'Oak'), by('wood', 'Pine')] }],
  ['a field without values', { fields: [by('wood')] }],
  ['too many values', { fields: [by('width', ...Array.from({ length: 51 }, String))] }],
  ['a long value', { fields: [by('wood', 'x'.repeat(501))] }],
  ['too many fields', { fields: Array.from({ length: 11 }, () => by('wood', 'Oak')) }],
])('%s is rejected', async (_what, filter) => {
  for (const document of [ListTitles, ReadFilterOptions]) {
    const { errors } = await shop.client.graphql(document.toString(), { filter });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  }
});
