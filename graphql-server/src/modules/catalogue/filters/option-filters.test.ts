import { beforeAll, describe, expect, test } from 'vitest';
import { ListTitles, type ProductFilter, ReadFilterOptions } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { productEditor } from '../variants/product-variants.fixtures.ts';

const shop = describeShop();
let admin: Person;
let table: string;

const { added, update } = productEditor(shop, () => admin.token);

const variant = (others: string[], stock = 5, salePrice = 2000) => ({
  others,
  stock,
  salePrice,
  regularPrice: null,
});
const plain = { colours: [], sizes: [], regularPrice: null };
const MATERIAL = { name: 'Material', values: ['Oak', 'Pine'] };
const FINISH = { name: 'Finish', values: ['Oiled', 'Raw'] };

beforeAll(async () => {
  admin = await anAdmin(shop);
  table = await added({
    ...plain,
    title: 'Table',
    otherOptions: [MATERIAL, FINISH],
    variants: [variant(['Oak', 'Oiled'], 0), variant(['Oak', 'Raw'], 5, 3000), variant(['Pine', 'Oiled'], 2)],
  });
  await added({
    ...plain,
    title: 'Bench',
    otherOptions: [FINISH, MATERIAL],
    variants: [variant(['Oiled', 'Oak']), variant(['Raw', 'Pine'])],
  });
  await added({
    ...plain,
    title: 'Mug',
    otherOptions: [{ name: 'Volume', values: ['1 l', '0.5 l', '0.25 l'] }],
    variants: [variant(['1 l']), variant(['0.5 l']), variant(['0.25 l'])],
  });
  await added({ ...plain, title: 'Lamp', stock: 1, salePrice: 100 });
});

async function list(filter: ProductFilter): Promise<{ titles: string[]; total: number }> {
  const { products } = await shop.client.data(ListTitles, { filter, first: 100 });
  return { titles: products.nodes.map(({ title }) => title).sort(), total: products.totalCount };
}

const optionsOf = async (filter: ProductFilter) =>
  (await shop.client.data(ReadFilterOptions, { filter })).productFilterOptions.options;

const material = (...values: string[]) => ({ name: 'Material', values });
const finish = (...values: string[]) => ({ name: 'Finish', values });

test.each<[string, ProductFilter, string[]]>([
  ['a value', { options: [material('Pine')] }, ['Bench', 'Table']],
  ['any of several values', { options: [{ name: 'Volume', values: ['1 l', '2 l'] }] }, ['Mug']],
  ['two options of one variant', { options: [material('Pine'), finish('Oiled')] }, ['Table']],
  ['a variant in stock', { options: [material('Oak'), finish('Oiled')], inStock: true }, ['Bench']],
  ['a variant at its price', { options: [material('Oak')], minPrice: 2500 }, ['Table']],
  ['a value of another option', { options: [material('Oiled')] }, []],
  ['an unknown option', { options: [{ name: 'Colour', values: ['Oak'] }] }, []],
  ['a value in another case', { options: [material('oak')] }, []],
  ['nothing', { options: [] }, ['Bench', 'Lamp', 'Mug', 'Table']],
])('a list can be filtered by %s', async (_what, filter, titles) => {
  expect(await list(filter)).toEqual({ titles, total: titles.length });
});

test('the options of the most products are first, with their values in order', async () => {
  expect(await optionsOf({})).toEqual([
    {
      name: 'Finish',
      values: [
        { value: 'Oiled', count: 2 },
        { value: 'Raw', count: 2 },
      ],
    },
    {
      name: 'Material',
      values: [
        { value: 'Oak', count: 2 },
        { value: 'Pine', count: 2 },
      ],
    },
    {
      name: 'Volume',
      values: [
        { value: '0.25 l', count: 1 },
        { value: '0.5 l', count: 1 },
        { value: '1 l', count: 1 },
      ],
    },
  ]);
});

test.each<ProductFilter>([
  {},
  { inStock: true },
  { maxPrice: 2500 },
  { options: [material('Pine')] },
  { options: [material('Pine')], inStock: true },
  { options: [material('Oak'), finish('Raw')] },
  { options: [material('Oak'), finish('Raw')], minPrice: 2500 },
  { options: [{ name: 'Volume', values: ['3 l'] }] },
  { text: 'table', options: [finish('Raw', 'Oiled')] },
])('counts match the list that each choice gives, after %j', async (filter) => {
  for (const { name, values } of await optionsOf(filter)) {
    const others = (filter.options ?? []).filter((option) => option.name !== name);
    for (const { value, count } of values) {
      const options = [...others, { name, values: [value] }];
      expect([name, value, (await list({ ...filter, options })).total]).toEqual([name, value, count]);
    }
  }
});

test('a chosen value stays among the options without products', async () => {
  const options = await optionsOf({ options: [{ name: 'Volume', values: ['3 l'] }] });
  expect(options.find(({ name }) => name === 'Volume')?.values).toContainEqual({ value: '3 l', count: 0 });
});

test('variants of a former version’s process are found after the job that follows an upgrade', async () => {
  const em = shop.app.orm.em.fork();
  for (const statement of [
    'alter table product_variants disable trigger user',
    `update product_variants set named_others = '{}' where product_id = '${table}'`,
    `update products set offered_others = '{}' where id = '${table}'`,
    'alter table product_variants enable trigger user',
    `update search_index set rewrite_after = '00000000-0000-0000-0000-000000000000'`,
  ])
    await em.execute(statement);
  expect((await list({ options: [material('Oak')] })).titles).toEqual(['Bench']);
  await shop.app.jobs.run('search-documents');
  expect((await list({ options: [material('Oak')] })).titles).toEqual(['Bench', 'Table']);
  const options = await optionsOf({});
  expect(options.find(({ name }) => name === 'Material')?.values).toEqual([
    { value: 'Oak', count: 2 },
    { value: 'Pine', count: 2 },
  ]);
});

test('one option with many values leaves the others theirs', async () => {
  const em = shop.app.orm.em.fork();
  const many = (name: string, count: number) =>
    `select '${name}' || U&'\\001f' || name || number from generate_series(1, ${count}) number, (values ('a'), ('b')) names (name)`;
  await em.execute(`update products set offered_others = offered_others || array(${many('Volume', 300)})
    where id in (select id from products where title in ('Mug', 'Table', 'Bench'))`);
  const options = await optionsOf({});
  expect(options.map(({ name, values }) => [name, values.length])).toEqual([
    ['Volume', 100],
    ['Finish', 2],
    ['Material', 2],
  ]);
  const last = { name: 'Volume', values: ['b300'] };
  const selected = await optionsOf({ options: [last] });
  expect(selected.find(({ name }) => name === 'Volume')?.values).toHaveLength(100);
  await em.execute('update product_variants set colour = colour');
});

describe('a change', () => {
  test('of an option’s name is found by the new one', async () => {
    const { userErrors } = await update(table, {
      otherOptions: [{ name: 'Wood', values: ['Oak', 'Pine'] }, FINISH],
    });
    expect(userErrors).toEqual([]);
    expect((await list({ options: [material('Oak')] })).titles).toEqual(['Bench']);
    expect((await list({ options: [{ name: 'Wood', values: ['Oak'] }] })).titles).toEqual(['Table']);
    await update(table, { otherOptions: [MATERIAL, FINISH] });
    expect((await list({ options: [material('Oak')] })).titles).toEqual(['Bench', 'Table']);
  });

  test('that withdraws a variant takes its value out', async () => {
    await update(table, { variants: [variant(['Oak', 'Raw'])] });
    expect((await list({ options: [material('Pine')] })).titles).toEqual(['Bench']);
    const wood = (await optionsOf({})).find(({ name }) => name === 'Material');
    expect(wood?.values).toEqual([
      { value: 'Oak', count: 2 },
      { value: 'Pine', count: 1 },
    ]);
  });
});

test.each<[string, ProductFilter]>([
  ['an option without values', { options: [{ name: 'Material', values: [] }] }],
  [
    'too many options',
    { options: Array.from({ length: 6 }, (_, index) => ({ name: `${index}`, values: ['x'] })) },
  ],
  ['too many values', { options: [material(...Array.from({ length: 51 }, String))] }],
  ['a long name', { options: [{ name: 'x'.repeat(61), values: ['x'] }] }],
])('%s is rejected', async (_what, filter) => {
  for (const document of [ListTitles, ReadFilterOptions]) {
    const { errors } = await shop.client.graphql(document.toString(), { filter });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  }
});
