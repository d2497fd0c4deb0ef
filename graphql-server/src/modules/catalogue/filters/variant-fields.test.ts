import { beforeAll, expect, test } from 'vitest';
import {
  ListTitles,
  type ProductFilter,
  ReadFilterOptions,
  SaveCustomFields,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { aField, defineFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { productEditor } from '../variants/product-variants.fixtures.ts';

const shop = describeShop();
let admin: Person;
let tee = '';

const { added, update } = productEditor(shop, () => admin.token);

const filterable = { owner: 'VARIANT', isFilterable: true } as const;
const fit = aField({ ...filterable, key: 'fit', name: 'Fit', type: 'CHOICE', choices: ['Slim', 'Wide'] });
const weight = aField({ ...filterable, key: 'weight', name: 'Weight', type: 'NUMBER', unit: 'g' });
const ofProducts = aField({ owner: 'PRODUCT', key: 'weight', type: 'NUMBER', isFilterable: true });
const define = (...fields: (typeof fit)[]) => defineFields(shop, admin, ...fields);

const aVariant = (size: string, fields: Record<string, string>, stock = 5, salePrice = 2000) => ({
  size,
  stock,
  salePrice,
  fields: Object.entries(fields).map(([key, value]) => ({ key, values: [value] })),
});

const plain = { colours: [], regularPrice: null };

beforeAll(async () => {
  admin = await anAdmin(shop);
  await define(fit, weight, ofProducts);
  tee = await added({
    ...plain,
    title: 'Tee',
    sizes: ['S', 'M', 'L'],
    variants: [
      aVariant('S', { fit: 'Slim', weight: '120' }),
      aVariant('M', { fit: 'Slim', weight: '150' }, 0),
      aVariant('L', { fit: 'Wide', weight: '180' }, 5, 3000),
    ],
  });
  await added({
    ...plain,
    title: 'Coat',
    sizes: ['M'],
    variants: [aVariant('M', { fit: 'Wide', weight: '900' })],
    fields: [{ key: 'weight', values: ['150'] }],
  });
  await added({ ...plain, title: 'Bag', sizes: [], stock: 3, salePrice: 100 });
});

async function list(filter: ProductFilter): Promise<{ titles: string[]; total: number }> {
  const { products } = await shop.client.data(ListTitles, { filter, first: 100 });
  return { titles: products.nodes.map(({ title }) => title).sort(), total: products.totalCount };
}

const facetsOf = async (filter: ProductFilter) =>
  (await shop.client.data(ReadFilterOptions, { filter })).productFilterOptions.fields;

const by = (key: string, ...values: string[]) => ({ owner: 'VARIANT' as const, key, values });
const range = (key: string, from: string | null, to: string | null) => ({
  owner: 'VARIANT' as const,
  key,
  from,
  to,
});

test.each<[string, ProductFilter, string[]]>([
  ['a value', { fields: [by('fit', 'Slim')] }, ['Tee']],
  ['any of several values', { fields: [by('fit', 'Slim', 'Wide')] }, ['Coat', 'Tee']],
  ['a range', { fields: [range('weight', '150', '200')] }, ['Tee']],
  ['two fields of one variant', { fields: [by('fit', 'Slim'), range('weight', '160', null)] }, []],
  ['a field and the size of one variant', { fields: [by('fit', 'Wide')], sizes: ['M'] }, ['Coat']],
  ['a field and the price of one variant', { fields: [by('fit', 'Slim')], minPrice: 3000 }, []],
  ['a field and the stock of one variant', { fields: [range('weight', '150', '150')], inStock: true }, []],
  ['a field of products with the same key', { fields: [{ key: 'weight', values: ['150'] }] }, ['Coat']],
  [
    'a field of variants and one of products',
    { fields: [by('fit', 'Wide'), { key: 'weight', from: '1' }] },
    ['Coat'],
  ],
])('a list can be filtered by %s', async (_what, filter, titles) => {
  expect(await list(filter)).toEqual({ titles, total: titles.length });
});

test('counts are of products, not of variants', async () => {
  expect(await facetsOf({})).toEqual([
    {
      owner: 'VARIANT',
      key: 'fit',
      name: 'Fit',
      type: 'CHOICE',
      unit: null,
      min: null,
      max: null,
      values: [
        { value: 'Slim', count: 1 },
        { value: 'Wide', count: 2 },
      ],
    },
    {
      owner: 'VARIANT',
      key: 'weight',
      name: 'Weight',
      type: 'NUMBER',
      unit: 'g',
      min: '120',
      max: '900',
      values: ['120', '150', '180', '900'].map((value) => ({ value, count: 1 })),
    },
    {
      owner: 'PRODUCT',
      key: 'weight',
      name: 'weight',
      type: 'NUMBER',
      unit: null,
      min: '150',
      max: '150',
      values: [{ value: '150', count: 1 }],
    },
  ]);
});

test.each<ProductFilter>([
  {},
  { fields: [by('fit', 'Slim')] },
  { fields: [by('fit', 'Slim'), range('weight', '130', null)] },
  { fields: [range('weight', '130', '170'), { key: 'weight', values: ['150'] }] },
  { fields: [by('fit', 'Wide')], sizes: ['L', 'M'], inStock: true },
  { fields: [by('fit', 'Wide')], inStock: false },
  { text: 'tee', maxPrice: 2500 },
])('each count is the length of the list after choosing the value, after %j', async (filter) => {
  const facets = await facetsOf(filter);
  const others = (facet: { owner: string; key: string }) =>
    (filter.fields ?? []).filter(
      (field) => field.key !== facet.key || (field.owner ?? 'PRODUCT') !== facet.owner,
    );
  for (const { owner, key, values } of facets)
    for (const { value, count } of values) {
      const { total } = await list({
        ...filter,
        fields: [...others({ owner, key }), { owner, key, values: [value] }],
      });
      expect([owner, key, value, total]).toEqual([owner, key, value, count]);
    }
});

test('the limits of a range are those of the variants that match everything else', async () => {
  const limits = async (filter: ProductFilter) => {
    const facet = (await facetsOf(filter)).find(({ owner, key }) => owner === 'VARIANT' && key === 'weight');
    return [facet?.min, facet?.max];
  };
  expect(await limits({ fields: [by('fit', 'Slim')] })).toEqual(['120', '150']);
  expect(await limits({ fields: [by('fit', 'Slim'), range('weight', '140', null)] })).toEqual(['120', '150']);
  expect(await limits({ inStock: true, maxPrice: 2500 })).toEqual(['120', '900']);
});

test('what is no longer sold is neither found nor counted', async () => {
  await update(tee, { variants: [{ size: 'S' }, { size: 'M' }] });
  expect((await list({ fields: [by('fit', 'Wide')] })).titles).toEqual(['Coat']);
  expect((await list({ fields: [range('weight', '160', '200')] })).titles).toEqual([]);
  expect((await facetsOf({}))[0]?.values).toEqual([
    { value: 'Slim', count: 1 },
    { value: 'Wide', count: 1 },
  ]);
  await update(tee, { variants: [{ size: 'S' }, { size: 'M' }, { size: 'L' }] });
});

test('only variants of products of the field’s types are counted and found', async () => {
  const { userErrors } = await shop.client.payload(
    SaveCustomFields,
    {
      input: {
        fields: [{ ...fit, productTypes: ['coat'] }],
        productTypes: [{ key: 'coat', name: 'Coat' }],
      },
    },
    admin.token,
  );
  expect(userErrors).toEqual([]);
  expect(await facetsOf({})).toEqual([]);
  await update(tee, { type: 'coat' });
  expect((await list({ fields: [by('fit', 'Wide')] })).titles).toEqual(['Tee']);
  expect((await facetsOf({}))[0]?.values.map(({ count }) => count)).toEqual([1, 1]);
});

test('a field of variants must be named as one', async () => {
  const { errors } = await shop.client.graphql(ListTitles.toString(), {
    filter: { fields: [{ key: 'fit', values: ['Slim'] }] },
  });
  expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
});
