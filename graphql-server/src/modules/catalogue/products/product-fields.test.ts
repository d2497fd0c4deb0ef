import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateCategoryWithFields,
  CreateCollectionWithFields,
  CreateProductWithFields,
  ListProductFields,
  ReadCategoryFieldsOfProduct,
  ReadProductFields,
  UpdateCategoryFields,
  UpdateCollectionFields,
  UpdateProductFields,
} from '../../../test/documents.generated.ts';
import { anAdmin } from '../../../test/users.ts';
import { saveFields } from '../../custom-fields/custom-fields.fixtures.ts';

const shop = describeShop();
let admin: string;

const ofProduct = { owner: 'PRODUCT', type: 'TEXT' } as const;
const material = { ...ofProduct, key: 'material', name: 'Material', isList: true };
const supplier = { ...ofProduct, key: 'supplier', name: 'Supplier', isPublic: false };
const watts = { ...ofProduct, key: 'watts', name: 'Power', type: 'NUMBER', unit: 'W' } as const;
const care = { ...ofProduct, key: 'care', name: 'Care', type: 'MARKDOWN' } as const;
const burnTime = {
  owner: 'VARIANT',
  key: 'burn_time',
  name: 'Burn time',
  type: 'NUMBER',
  unit: 'h',
} as const;
const season = { owner: 'CATEGORY', key: 'season', name: 'Season', type: 'TEXT' } as const;
const mood = { owner: 'COLLECTION', key: 'mood', name: 'Mood', type: 'TEXT' } as const;
const lampType = { key: 'lamp', name: 'Lamp' };
const fields = [material, supplier, watts, care, burnTime, season, mood];

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});
beforeEach(async () => {
  await saveFields(shop, admin, { fields, productTypes: [lampType] });
});

const lamp = {
  title: 'Ceramic Lamp',
  description: 'A lamp.',
  category: 'Lamps',
  salePrice: 5000,
  stock: 4,
  sizes: ['S', 'L'],
};

const create = (input: object) =>
  shop.client.payload(CreateProductWithFields, { input: { ...lamp, ...input } }, admin);
const update = (id: string, input: object) => shop.client.payload(UpdateProductFields, { id, input }, admin);

async function aLamp(input: object = {}): Promise<string> {
  return (await create(input)).product?.id ?? '';
}

async function fieldsOf(id: string, token: string | null = null) {
  const { product } = await shop.client.data(ReadProductFields, { id }, token);
  return product?.fields;
}

const clayLamp = {
  type: 'lamp',
  fields: [
    { key: 'watts', values: ['60.0'] },
    { key: 'material', values: ['Clay', ' Linen '] },
    { key: 'supplier', values: ['Kiln & Co'] },
  ],
};

describe('a product', () => {
  test('is created with type and values, which it has in the order of the definitions', async () => {
    expect((await create(clayLamp)).product).toMatchObject({
      type: 'lamp',
      fields: [
        { key: 'material', values: ['Clay', 'Linen'] },
        { key: 'supplier', values: ['Kiln & Co'] },
        { key: 'watts', values: ['60'] },
      ],
    });
  });

  test('has none without an input', async () => {
    expect((await create({})).product).toMatchObject({
      type: null,
      fields: [],
      variants: [{ fields: [] }, {}],
    });
  });

  test('keeps what an update omits, and loses what it clears', async () => {
    const id = await aLamp(clayLamp);
    const { product } = await update(id, { fields: [{ key: 'watts', values: [] }] });
    expect(product?.fields.map(({ key }) => key)).toEqual(['material', 'supplier']);
    expect(product?.type).toBe('lamp');
    expect((await update(id, { title: 'Lamp', type: '' })).product).toMatchObject({
      type: null,
      fields: [{ key: 'material' }, { key: 'supplier' }],
    });
  });

  test('shows visitors the public fields only, also over REST', async () => {
    const id = await aLamp(clayLamp);
    expect((await fieldsOf(id))?.map(({ key }) => key)).toEqual(['material', 'watts']);
    expect((await fieldsOf(id, admin))?.map(({ key }) => key)).toEqual(['material', 'supplier', 'watts']);
    const { products } = await shop.client.data(ListProductFields, {});
    expect(products.nodes.flatMap((node) => node.fields.map(({ key }) => key))).not.toContain('supplier');
    const restFieldsFor = async (token: string | null) => {
      const { body } = await shop.client.rest<{ _id: string; fields?: object }[]>('/api/getProducts', {
        token,
      });
      return body.find(({ _id }) => _id === id)?.fields;
    };
    const shown = { material: ['Clay', 'Linen'], watts: ['60'] };
    expect(await restFieldsFor(null)).toEqual(shown);
    expect(await restFieldsFor(admin)).toEqual({ ...shown, supplier: ['Kiln & Co'] });
  });

  test('answers only for the keys that a client asks for, with name, unit and HTML', async () => {
    const id = await aLamp({ fields: [...clayLamp.fields, { key: 'care', values: ['Wipe *gently*.'] }] });
    const { product } = await shop.client.data(ReadProductFields, {
      id,
      keys: ['care', 'watts', 'supplier'],
    });
    expect(product?.chosen).toEqual([
      { key: 'watts', name: 'Power', type: 'NUMBER', unit: 'W', isPublic: true, values: ['60'], html: null },
      {
        ...{ key: 'care', name: 'Care', type: 'MARKDOWN', unit: null, isPublic: true },
        values: ['Wipe *gently*.'],
        html: '<p>Wipe <em>gently</em>.</p>',
      },
    ]);
  });

  test.each([
    [{ type: 'sofa' }, 'This product type does not exist', ['input', 'type']],
    [
      { fields: [{ key: 'watts', values: ['bright'] }] },
      'Power must be a number, such as 12.5',
      ['input', 'fields', '0', 'values'],
    ],
    [
      { fields: [{ key: 'burn_time', values: ['9'] }] },
      'There is no custom field “burn_time”',
      ['input', 'fields', '0', 'key'],
    ],
  ])('is not changed by %j', async (input, message, field) => {
    const id = await aLamp(clayLamp);
    const { product, userErrors } = await update(id, { title: 'Other', ...input });
    expect([product, userErrors]).toEqual([null, [{ code: 'INVALID_VALUE', message, field }]]);
    expect(await fieldsOf(id)).toMatchObject([{ key: 'material' }, { key: 'watts', values: ['60'] }]);
  });

  test('has the fields of its type and of all types', async () => {
    const id = await aLamp(clayLamp);
    await saveFields(shop, admin, { fields: [material, { ...watts, productTypes: ['lamp'] }] });
    expect((await fieldsOf(id))?.map(({ key }) => key)).toEqual(['material', 'watts']);
    await update(id, { type: null });
    expect((await fieldsOf(id))?.map(({ key }) => key)).toEqual(['material']);
  });

  test('has no type while its type is deleted, and can be changed', async () => {
    const id = await aLamp(clayLamp);
    await saveFields(shop, admin, { productTypes: [] });
    expect((await update(id, { title: 'Still a lamp' })).product?.type).toBeNull();
    await saveFields(shop, admin, { productTypes: [lampType] });
    expect((await update(id, { title: 'A lamp again' })).product?.type).toBe('lamp');
  });

  test('has both versions of its values in the audit log', async () => {
    const id = await aLamp(clayLamp);
    await update(id, { type: '', fields: [{ key: 'watts', values: ['40'] }] });
    const [entry] = await shop.app.orm.em
      .fork()
      .execute(`select changes from audit_entries where subject_id = ? and action = 'CHANGED'`, [id]);
    const stays = { material: ['Clay', 'Linen'], supplier: ['Kiln & Co'] };
    expect(entry).toEqual({
      changes: {
        product_type: ['lamp', null],
        custom_fields: [
          { ...stays, watts: ['60'] },
          { ...stays, watts: ['40'] },
        ],
      },
    });
  });

  test('gets its values back when a deleted field is added again', async () => {
    const id = await aLamp(clayLamp);
    await saveFields(shop, admin, { fields: [watts] });
    expect(await fieldsOf(id)).toEqual([{ key: 'watts', values: ['60'] }]);
    await update(id, { fields: [{ key: 'watts', values: ['40'] }] });
    await saveFields(shop, admin, { fields });
    expect(await fieldsOf(id)).toEqual([
      { key: 'material', values: ['Clay', 'Linen'] },
      { key: 'watts', values: ['40'] },
    ]);
  });
});

describe('variants', () => {
  const small = { size: 'S', fields: [{ key: 'burn_time', values: ['8'] }] };

  test('have values of their own, which stay when the list omits them', async () => {
    const { product } = await create({ variants: [small, { size: 'L' }] });
    expect(product?.variants.map((variant) => variant.fields)).toEqual([
      [{ key: 'burn_time', values: ['8'] }],
      [],
    ]);
    const id = product?.id ?? '';
    const later = await update(id, { variants: [{ size: 'S', sku: 'S-1' }, { size: 'L' }] });
    expect(later.product?.variants[0]?.fields).toEqual([{ key: 'burn_time', values: ['8'] }]);
    const cleared = await update(id, {
      variants: [{ size: 'S', fields: [{ key: 'burn_time', values: [] }] }, { size: 'L' }],
    });
    expect(cleared.product?.variants[0]?.fields).toEqual([]);
  });

  test('reject values that do not fit', async () => {
    const long = { size: 'L', fields: [{ key: 'burn_time', values: ['long'] }] };
    expect((await create({ variants: [small, long] })).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'variants', '1', 'fields', '0', 'values'] },
    ]);
  });
});

test('a category has fields, in the tree as of a product', async () => {
  const input = { label: 'Garden', fields: [{ key: 'season', values: ['Summer'] }] };
  const { category } = await shop.client.payload(CreateCategoryWithFields, { input }, admin);
  expect(category?.fields).toEqual([{ key: 'season', values: ['Summer'] }]);
  const id = await aLamp({ category: 'Garden' });
  const { product } = await shop.client.data(ReadCategoryFieldsOfProduct, { id });
  expect(product?.category.fields).toEqual([{ key: 'season', values: ['Summer'] }]);
  const change = async (changes: object) =>
    shop.client.payload(UpdateCategoryFields, { id: category?.id, input: changes }, admin);
  expect((await change({ label: 'Gardens' })).category?.fields).toHaveLength(1);
  expect((await change({ fields: [{ key: 'mood', values: ['x'] }] })).userErrors).toEqual([
    { code: 'INVALID_VALUE', field: ['input', 'fields', '0', 'key'] },
  ]);
  expect((await change({ fields: [{ key: 'season', values: [''] }] })).category?.fields).toEqual([]);
});

test('so does a collection', async () => {
  const input = { title: 'Cosy', kind: 'MANUAL' as const, fields: [{ key: 'mood', values: ['Calm'] }] };
  const { collection } = await shop.client.payload(CreateCollectionWithFields, { input }, admin);
  expect(collection?.fields).toEqual([{ key: 'mood', values: ['Calm'] }]);
  const change = async (changes: object) =>
    shop.client.payload(UpdateCollectionFields, { id: collection?.id, input: changes }, admin);
  expect((await change({ title: 'Very cosy' })).collection?.fields).toHaveLength(1);
  expect((await change({ fields: [{ key: 'season', values: ['x'] }] })).userErrors).toEqual([
    { code: 'INVALID_VALUE', field: ['input', 'fields', '0', 'key'] },
  ]);
  expect((await change({ fields: [{ key: 'mood', values: [] }] })).collection?.fields).toEqual([]);
});
