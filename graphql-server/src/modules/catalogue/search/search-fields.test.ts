import { beforeAll, expect, test } from 'vitest';
import {
  CreateProductWithFields,
  FindProductIds,
  UpdateProductFields,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { type FieldInput, saveFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { selectIndexedProducts } from './indexed-products-query.ts';

const shop = describeShop();
let admin: string;
let chair: string;
let table: string;

const ofProduct = { owner: 'PRODUCT', isSearchable: true } as const;
const weave: FieldInput = { ...ofProduct, key: 'weave', name: 'Weave', type: 'TEXT', isList: true };
const story: FieldInput = { ...ofProduct, key: 'story', name: 'Story', type: 'MARKDOWN' };
const wood: FieldInput = {
  ...ofProduct,
  key: 'wood',
  name: 'Wood',
  type: 'CHOICE',
  choices: ['Walnut', 'Larch'],
};
const secret: FieldInput = { owner: 'PRODUCT', key: 'secret', name: 'Secret', type: 'TEXT' };
const fields = [weave, story, wood, secret];
const productTypes = [{ key: 'seat', name: 'Seat' }];

async function added(title: string, values: Record<string, string>): Promise<string> {
  const input = {
    title,
    ...{ description: 'Holds.', category: 'Furniture', salePrice: 900, stock: 5 },
    fields: Object.entries(values).map(([key, value]) => ({ key, values: [value] })),
  };
  const { product } = await shop.client.payload(CreateProductWithFields, { input }, admin);
  return product?.id ?? '';
}

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
  await saveFields(shop, admin, { fields, productTypes });
  chair = await added('Chair', {
    weave: 'Rattan',
    story: 'From *Lisbon*.',
    wood: 'Walnut',
    secret: 'Zanzibar',
  });
  table = await added('Rattan Table', { story: 'Not of walnut.' });
});

async function find(text: string): Promise<string[]> {
  const { products } = await shop.client.data(FindProductIds, { text });
  return products.nodes.map(({ id }) => id);
}

async function redefine(changed: FieldInput[]): Promise<void> {
  await saveFields(shop, admin, { fields: changed });
  await shop.app.jobs.run('search-documents');
}

test('products are found by searchable values, after those with the word in their title', async () => {
  expect(await find('rattan')).toEqual([table, chair]);
  expect(await find('walnut')).toEqual([chair]);
  expect(await find('zanzibar')).toEqual([]);
});

test('Markdown counts like the description', async () => {
  expect(await find('lisbon')).toEqual([chair]);
});

test('misspelled values are corrected', async () => {
  expect(await find('ratan')).toEqual([table, chair]);
});

test('a changed value is found at once', async () => {
  const setWeave = (...values: string[]) =>
    shop.client.payload(
      UpdateProductFields,
      { id: chair, input: { fields: [{ key: 'weave', values }] } },
      admin,
    );
  await setWeave('Seagrass', 'Wicker');
  expect([await find('rattan'), await find('wicker')]).toEqual([[table], [chair]]);
  await setWeave('Rattan');
  expect(await find('rattan')).toEqual([table, chair]);
});

test('after a change of the definitions, the job writes the documents anew', async () => {
  await redefine([story, wood, { ...secret, isSearchable: true }, { ...weave, isSearchable: false }]);
  expect([await find('rattan'), await find('zanzibar')]).toEqual([[table], [chair]]);
  await redefine([
    { ...weave, productTypes: ['seat'] },
    { ...wood, choices: ['Larch'] },
  ]);
  expect([await find('rattan'), await find('walnut')]).toEqual([[table], []]);
  const input = { type: 'seat' };
  await shop.client.payload(UpdateProductFields, { id: chair, input }, admin);
  expect(await find('rattan')).toEqual([table, chair]);
  await shop.client.payload(UpdateProductFields, { id: chair, input: { type: null } }, admin);
  await redefine(fields);
  expect(await find('walnut')).toEqual([chair]);
});

test('other settings do not', async () => {
  const isRewriting = async () => {
    const [row] = await shop.app.orm.em
      .fork()
      .execute('select rewrite_after is not null as is from search_index');
    return row?.['is'];
  };
  await saveFields(shop, admin, { fields: [weave, story, wood, { ...secret, name: 'Hidden' }] });
  expect(await isRewriting()).toBe(false);
  await saveFields(shop, admin, { fields: [{ ...weave, name: 'Braid' }, story, wood] });
  expect(await isRewriting()).toBe(true);
  await redefine(fields);
  expect(await isRewriting()).toBe(false);
});

test('an external engine gets them, too', async () => {
  const [indexed] = await selectIndexedProducts(shop.app.orm.em.fork().getKysely(), { ids: [chair] });
  expect(indexed).toMatchObject({ attributes: ['Rattan', 'Walnut'], description: 'Holds.\nFrom *Lisbon*.' });
});
