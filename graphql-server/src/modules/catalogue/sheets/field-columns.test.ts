import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateProductWithFields,
  ReadProductFields,
  type ShownImport,
} from '../../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { type FieldInput, saveFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { checkFile, importFile } from '../../imports/import.fixtures.ts';

const shop = describeShop();
let admin: Person;
let lamp: string;

const ofProduct = { owner: 'PRODUCT' } as const;
const fields: FieldInput[] = [
  { ...ofProduct, key: 'material', name: 'Main material', type: 'TEXT', isList: true },
  { ...ofProduct, key: 'watts', name: 'Power', type: 'NUMBER', productTypes: ['lamp'] },
  { ...ofProduct, key: 'dimmable', name: 'Dimmable', type: 'BOOLEAN' },
  { ...ofProduct, key: 'deposit', name: 'Deposit', type: 'MONEY' },
  { ...ofProduct, key: 'care', name: 'Care', type: 'MARKDOWN' },
  { owner: 'VARIANT', key: 'burn_time', name: 'Burn time', type: 'NUMBER' },
  { owner: 'VARIANT', key: 'fees', name: 'Fees', type: 'MONEY', isList: true },
  { owner: 'CATEGORY', key: 'season', name: 'Season', type: 'TEXT' },
];

beforeAll(async () => {
  admin = await anAdmin(shop);
  await saveFields(shop, admin.token, { fields, productTypes: [{ key: 'lamp', name: 'Desk lamp' }] });
});

beforeEach(async () => {
  await shop.app.orm.em.fork().execute('update products set deleted_at = now() where deleted_at is null');
  const input = {
    title: 'Lamp',
    type: 'lamp',
    description: 'Lights.',
    category: 'Lamps',
    salePrice: 1250,
    stock: 10,
    sizes: ['S', 'L'],
    fields: [
      { key: 'material', values: ['Clay; fired', 'Linen'] },
      { key: 'watts', values: ['60'] },
      { key: 'dimmable', values: ['true'] },
      { key: 'care', values: ['# Care\n\nWipe; gently.'] },
    ],
    variants: [{ size: 'S', fields: [{ key: 'burn_time', values: ['8'] }] }, { size: 'L' }],
  };
  const { product } = await shop.client.payload(CreateProductWithFields, { input }, admin.token);
  lamp = product?.id ?? '';
});

const exported = async () =>
  (await shop.client.rest<string>('/api/exports/products.csv', { token: admin.token })).body;
const fileOf = (...lines: string[]) => ({ path: 'products', text: lines.join('\n') });
const errorsOf = ({ entries }: ShownImport) =>
  entries.flatMap(({ kind, line, column, message }) => (kind === 'ERROR' ? [[line, column, message]] : []));

async function product() {
  const { product: read } = await shop.client.data(ReadProductFields, { id: lamp }, admin.token);
  const valuesOf = (values: { key: string; values: string[] }[] = []) =>
    Object.fromEntries(values.map((field) => [field.key, field.values]));
  return {
    type: read?.type,
    fields: valuesOf(read?.fields),
    variants: read?.variants.map((variant) => valuesOf(variant.fields)),
  };
}

const unchanged = {
  type: 'lamp',
  fields: {
    material: ['Clay; fired', 'Linen'],
    watts: ['60'],
    dimmable: ['true'],
    care: ['# Care\n\nWipe; gently.'],
  },
  variants: [{ burn_time: ['8'] }, {}],
};

test('the export has a column of each field of products and variants, and importing it changes nothing', async () => {
  const text = await exported();
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  expect(rows).toMatchObject([
    {
      'Product type': 'lamp',
      'Field: material': String.raw`Clay\; fired; Linen`,
      'Field: watts': '60',
      'Field: dimmable': 'true',
      'Field: care': '# Care\n\nWipe; gently.',
      'Variant field: burn_time': '8',
    },
    { 'Product type': '', 'Field: material': '', 'Variant field: burn_time': '' },
  ]);
  expect(Object.keys(rows[0] ?? {}).filter((name) => /season/i.test(name))).toEqual([]);
  const imported = await importFile(shop, admin, { path: 'products', text });
  expect(imported).toMatchObject({ state: 'DONE', changedCount: 0, entries: [], notices: [] });
  expect(await product()).toEqual(unchanged);
});

test('a file changes what it says, by key or name, in the ways in which spreadsheets write', async () => {
  const file = fileOf(
    'Handle,Size,Product type,field: MAIN MATERIAL,Field: dimmable,Variant field: Burn time',
    'lamp,S,desk LAMP,Oak;Oak;Tin,FALSE,9',
    'lamp,L,,,,7.50',
  );
  expect(await importFile(shop, admin, file)).toMatchObject({ state: 'DONE', changedCount: 1 });
  expect(await product()).toEqual({
    type: 'lamp',
    fields: { ...unchanged.fields, material: ['Oak', 'Tin'], dimmable: ['false'] },
    variants: [{ burn_time: ['9'] }, { burn_time: ['7.5'] }],
  });
});

test('amounts are decimal numbers, as in the other columns', async () => {
  const file = fileOf(
    'Handle,Size,Field: deposit,Variant field: fees',
    'lamp,S,"1,234.50",5;-0.5',
    'lamp,L,,"7,25"',
  );
  expect(await importFile(shop, admin, file)).toMatchObject({ state: 'DONE', changedCount: 1 });
  const { fields: ofLamp, variants } = await product();
  expect([ofLamp.deposit, ...(variants ?? []).map(({ fees }) => fees)]).toEqual([
    ['123450'],
    ['500', '-50'],
    ['725'],
  ]);
  const text = await exported();
  expect(parse<Record<string, string>>(text, { columns: true, bom: true })).toMatchObject([
    { 'Field: deposit': '1234.50', 'Variant field: fees': '5.00; -0.50' },
    { 'Field: deposit': '', 'Variant field: fees': '7.25' },
  ]);
  expect(await importFile(shop, admin, { path: 'products', text })).toMatchObject({ changedCount: 0 });
});

test('an empty cell removes the value, and a missing column does not', async () => {
  const file = fileOf(
    'Handle,Title,Size,Product type,Field: watts,Variant field: burn_time',
    'lamp,Lamp,S,,,',
    'lamp,Lamp,L,,,',
  );
  await importFile(shop, admin, file);
  const { material, dimmable, care } = unchanged.fields;
  const others = { material, dimmable, care };
  expect(await product()).toEqual({ type: null, fields: others, variants: [{}, {}] });
  await importFile(shop, admin, fileOf('Handle,Title', 'lamp,Brass lamp'));
  expect((await product()).fields).toEqual(others);
});

test('new products and variants have values', async () => {
  const file = fileOf(
    'Title,Size,Price,Field: watts,Product type,Variant field: burn_time',
    'Torch,S,9,12,lamp,3',
    'Torch,L,9,,,4',
  );
  expect(await importFile(shop, admin, file)).toMatchObject({ state: 'DONE', createdCount: 1 });
  const [row] = await shop.app.orm.em.fork().execute(
    `select p.product_type, p.custom_fields, array(select v.custom_fields from product_variants v
       where v.product_id = p.id order by v.position) as variants
     from products p where p.title = 'Torch' and p.deleted_at is null`,
  );
  expect(row).toEqual({
    product_type: 'lamp',
    custom_fields: { watts: ['12'] },
    variants: [{ burn_time: ['3'] }, { burn_time: ['4'] }],
  });
});

test('values that do not fit are errors of their cells', async () => {
  const file = fileOf(
    'Handle,Size,Field: watts,Field: dimmable,Field: deposit,Variant field: burn_time',
    'lamp,S,bright,perhaps,1.255,',
    'lamp,L,,,,long',
  );
  const checked = await checkFile(shop, admin, file);
  expect(checked.state).toBe('INVALID');
  expect(errorsOf(checked)).toEqual([
    [2, 'Field: watts', 'Power must be a number, such as 12.5'],
    [2, 'Field: dimmable', 'Dimmable must be true or false'],
    [2, 'Field: deposit', 'This must be an amount such as 19.90 or 1,234.50.'],
    [3, 'Variant field: burn_time', 'Burn time must be a number, such as 12.5'],
  ]);
  expect(await product()).toEqual(unchanged);
});

test('unknown product types change nothing, and the check says so once', async () => {
  const file = fileOf(
    'Handle,Title,Size,Price,product_type',
    'lamp,Tall lamp,S,9,Configurable product',
    'lamp,,L,9,simple',
    'bulb,Bulb,,2,simple',
  );
  const { state, entries, notices } = await importFile(shop, admin, file);
  expect([state, entries.filter(({ kind }) => kind === 'ERROR')]).toEqual(['DONE', []]);
  expect(notices.filter(({ column }) => column === 'Product type')).toMatchObject([
    {
      line: 2,
      after: 'Configurable product',
      message: 'In 3 rows, the product type is none of the shop’s, so it is not imported.',
    },
  ]);
  expect((await product()).type).toBe('lamp');
});

test('columns of unknown fields are ignored, and the check says so', async () => {
  const checked = await checkFile(
    shop,
    admin,
    fileOf('Handle,Title,Field: height,Variant field: watts', 'lamp,Tall lamp,9,9'),
  );
  expect(checked.notices.map(({ line, column, message }) => [line, column, message])).toEqual([
    [1, 'Field: height', 'There is no such custom field, so this column is ignored.'],
    [1, 'Variant field: watts', 'There is no such custom field, so this column is ignored.'],
  ]);
  expect(checked.columns?.map(({ isImported }) => isImported)).toEqual([true, true, false, false]);
});
