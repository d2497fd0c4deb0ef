import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { FindSheetProduct, ReadSheetProduct } from '../../../test/documents.generated.ts';
import type { ShownImport } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { applyImport, checkFile, importFile } from '../../imports/import.fixtures.ts';
import { reduced, saveTaxes, standard } from '../../taxes/taxes.fixtures.ts';
import { productSheetColumns } from './product-sheet.ts';

const shop = describeShop();
let admin: Person;
let mug: string;
let tee: string;

const forked = () => shop.app.orm.em.fork();

beforeEach(async () => {
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  admin = await anAdmin(shop);
  mug = await aProduct(forked(), { title: 'Mug', salePrice: 1250, stock: 10, position: 1 });
  tee = await aProduct(forked(), {
    title: 'Tee',
    description: '=1+1; "quoted"\nand more',
    category: 'Electronics',
    tags: ['summer', 'a;b'],
    colours: ['Navy', 'Red'],
    shown: ['Navy'],
    sizes: ['S', 'M'],
    stock: 8,
    position: 2,
  });
  await forked().execute(
    `update products set brand = 'Loom', seo_title = 'Tees', seo_description = 'Soft ones', is_new = true,
      publish_at = '2026-01-02T03:04:05.678Z', attributes = '[{"name": "Care: how", "value": "Wash; dry"}]' where id = ?`,
    [tee],
  );
  await forked().execute(
    `insert into product_categories (product_id, category_id) select ?, id from categories where slug = 'men''s clothing'`,
    [tee],
  );
});

type Cells = Partial<Record<(typeof productSheetColumns)[number], string>>;

/** A CSV file with these cells. */
function sheet(...rows: Cells[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => productSheetColumns.map((column) => quoted(row[column] ?? '')).join(','));
  return [productSheetColumns.join(','), ...lines].join('\n');
}

const exported = async () =>
  (await shop.client.rest<string>('/api/exports/products.csv', { token: admin.token })).body;
const check = (text: string) => checkFile(shop, admin, { path: 'products', text });
const importProducts = (text: string) => importFile(shop, admin, { path: 'products', text });
const errorsOf = ({ entries }: ShownImport) =>
  entries.filter(({ kind }) => kind === 'ERROR').map(({ line, column, message }) => [line, column, message]);

const product = async (id: string) => (await shop.client.data(ReadSheetProduct, { id }, admin.token)).product;
const lamp = async () => (await shop.client.data(FindSheetProduct, { handle: 'lamp' }, admin.token)).product;

/** The mug's only row, with these cells changed. */
const ofMug = (cells: Cells): Cells => ({
  'Product ID': mug,
  Handle: 'mug',
  Title: 'Mug',
  Description: 'Soft and plain.',
  Status: 'ACTIVE',
  Category: "men's clothing",
  Price: '12.50',
  Stock: '10',
  ...cells,
});
const aLamp: Cells = {
  Handle: 'lamp',
  Title: 'Lamp',
  Description: '',
  Status: 'active',
  Category: "men's clothing",
  Price: '30',
  Stock: '4',
};

test('importing an export changes nothing, whatever it contains', async () => {
  const before = await exported();
  expect(before).toContain(`'=1+1`);
  expect(before).toContain(String.raw`,Loom,summer; a\;b,Care\\: how: Wash\; dry,yes,Tees,Soft ones,`);
  expect(await importProducts(before)).toMatchObject({
    state: 'DONE',
    rowCount: 5,
    changedCount: 0,
    entries: [],
  });
  expect(await exported()).toBe(before);
});

test('only a changed cell is changed, by the product’s own rules, and the audit log records who did it', async () => {
  const text = sheet(
    ofMug({
      Title: 'Big Mug',
      Price: '14,5',
      Tags: 'Kitchen; blue',
      Attributes: 'Care:Rinse',
      'New stock': '25',
    }),
  );
  const checked = await check(text);
  const change = { kind: 'CHANGED', line: 2, subject: 'Mug', message: null };
  expect(checked).toMatchObject({ state: 'READY', changedCount: 1, createdCount: 0 });
  expect(checked.entries).toEqual([
    { ...change, column: 'Title', before: 'Mug', after: 'Big Mug' },
    { ...change, column: 'Tags', before: '', after: 'kitchen; blue' },
    { ...change, column: 'Attributes', before: '', after: 'Care: Rinse' },
    { ...change, column: 'Price', before: '12.50', after: '14.50' },
    { ...change, column: 'New stock', before: '10', after: '25' },
  ]);
  expect((await product(mug))?.title).toBe('Mug');
  expect(await applyImport(shop, admin, checked.id)).toMatchObject({
    state: 'DONE',
    entries: checked.entries,
  });
  expect(await product(mug)).toMatchObject({
    title: 'Big Mug',
    salePrice: 1450,
    stock: 25,
    tags: ['kitchen', 'blue'],
    attributes: [{ name: 'Care', value: 'Rinse' }],
  });
  expect(await ledgerOf(shop, mug)).toMatchObject({ stock: 25, sum: 25 });
});

test('sales between export and import are preserved', async () => {
  const text = sheet(ofMug({ 'New stock': '12' }));
  const { id } = await check(text);
  const ada = await aCustomer(shop);
  await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 3 }));
  expect(await applyImport(shop, admin, id)).toMatchObject({ entries: [{ before: '7', after: '9' }] });
  expect(await ledgerOf(shop, mug)).toMatchObject({ stock: 9, sum: 9 });
  expect(await importProducts(sheet(ofMug({})))).toMatchObject({ changedCount: 0 });
});

test('rows without an id create products with their variants, in the file’s order', async () => {
  const red = { Colour: 'Red', 'Colour code': '#AA0000', SKU: 'L-R', Price: '30', Stock: '4' };
  const blue = { Colour: 'Blue', 'Colour code': '#0000aa', SKU: 'L-B', Price: '32', 'New stock': '1' };
  const text = sheet({ ...aLamp, ...red, Pictures: '/a.webp /b.webp' }, { Handle: 'lamp', ...blue });
  const done = await importProducts(text);
  expect(done).toMatchObject({ state: 'DONE', createdCount: 1, changedCount: 0 });
  expect(done.entries).toMatchObject([{ kind: 'CREATED', line: 2, subject: 'Lamp' }]);
  expect(await lamp()).toMatchObject({
    title: 'Lamp',
    status: 'ACTIVE',
    salePrice: 3000,
    stock: 5,
    gallery: [{ url: '/a.webp' }, { url: '/b.webp' }],
    variants: [
      { colour: 'Red', sku: 'L-R', salePrice: 3000, stock: 4 },
      { colour: 'Blue', sku: 'L-B', salePrice: 3200, stock: 1 },
    ],
  });
  expect((await importProducts(await exported())).changedCount).toBe(0);
});

test('a row adds a variant to a product, and variants without a row stay', async () => {
  const [header = '', ...rows] = (await exported()).trim().split('\n');
  const cells = { 'Product ID': tee, Handle: 'tee', Colour: 'Navy', Size: 'L', Price: '25', Stock: '2' };
  const ofTee = rows.filter((row) => row.includes(tee));
  expect(ofTee).toHaveLength(4);
  const own = sheet({ ...cells, Title: '' }).split('\n')[1] ?? '';
  const text = [header, ...rows, own].join('\n');
  expect(await importProducts(text)).toMatchObject({ state: 'DONE', changedCount: 1 });
  const variants = (await product(tee))?.variants;
  expect(variants?.map(({ colour, size, stock }) => `${colour} ${size} ${stock}`)).toEqual([
    ...['Navy S 2', 'Navy M 2', 'Navy L 2', 'Red S 2', 'Red M 2'],
  ]);
});

describe('the tax class', () => {
  let reducedId: string | undefined;

  beforeEach(async () => {
    const { settings } = await saveTaxes(shop, admin.token, { classes: [standard, reduced] });
    reducedId = settings?.classes[1]?.id;
  });
  const classOfMug = async () => (await product(mug))?.taxClassId;

  test('is imported by its name, in any spelling, and exported so that it changes nothing', async () => {
    const done = await importProducts(
      sheet(ofMug({ 'Tax class': ' REDUCED ' }), { ...aLamp, 'Tax class': 'Standard' }),
    );
    expect(done.entries).toMatchObject([
      { column: 'Tax class', before: '', after: 'Reduced' },
      { kind: 'CREATED', subject: 'Lamp' },
    ]);
    expect(await classOfMug()).toBe(reducedId);
    expect((await lamp())?.taxClassId).toBe('standard');
    expect(await importProducts(await exported())).toMatchObject({ changedCount: 0, entries: [] });
    expect(await classOfMug()).toBe(reducedId);
  });

  test('is removed by an empty cell, and stays if the file lacks the column', async () => {
    await importProducts(sheet(ofMug({ 'Tax class': 'Reduced' })));
    const withoutColumn = sheet(ofMug({ Title: 'Cup' }), aLamp).replace('Tax class', 'Unknown column');
    expect((await importProducts(withoutColumn)).entries).toMatchObject([
      { column: 'Title', after: 'Cup' },
      { kind: 'CREATED', subject: 'Lamp' },
    ]);
    expect(await classOfMug()).toBe(reducedId);
    const emptied = await importProducts(sheet(ofMug({ Title: 'Cup' })));
    expect(emptied.entries).toMatchObject([{ column: 'Tax class', before: 'Reduced', after: '' }]);
    expect(await classOfMug()).toBeNull();
  });

  test('that does not exist is an error with its name', async () => {
    const checked = await check(sheet(ofMug({ 'Tax class': 'Luxury' })));
    expect(errorsOf(checked)).toEqual([[2, 'Tax class', 'The tax class “Luxury” does not exist.']]);
  });
});

describe('errors are reported by line and column', () => {
  test.each<[what: string, rows: (mug: string) => Cells[], errors: [line: number, column: string | null][]]>([
    ['an amount', () => [ofMug({ Price: 'cheap' })], [[2, 'Price']]],
    ['a title', () => [ofMug({ Title: '' })], [[2, 'Title']]],
    ['a status', () => [ofMug({ Status: 'gone' })], [[2, 'Status']]],
    ['attributes', () => [ofMug({ Attributes: 'Cotton' })], [[2, 'Attributes']]],
    ['a repeated attribute', () => [ofMug({ Attributes: 'a: b; A: c' })], [[2, 'Attributes']]],
    ['a time', () => [ofMug({ 'Publish at': 'soon' })], [[2, 'Publish at']]],
    ['a former price below the price', () => [ofMug({ 'Former price': '1' })], [[2, 'Former price']]],
    ['a further category', () => [ofMug({ 'Further categories': 'none' })], [[2, 'Further categories']]],
    ['a picture', () => [ofMug({ Pictures: 'javascript:alert(1)' })], [[2, 'Pictures']]],
    ['an unknown picture', () => [ofMug({ Pictures: '/assets/0123abcd-640.webp' })], [[2, 'Pictures']]],
    ['an id', () => [ofMug({ 'Product ID': 'none' })], [[2, 'Product ID']]],
    [
      'a color with a wrong code',
      () => [{ ...aLamp, Colour: 'Red', 'Colour code': 'red' }],
      [[2, 'Colour code']],
    ],
    [
      'two options in one column',
      () => [
        { ...aLamp, Option: 'Material', 'Option value': 'Oak' },
        { ...aLamp, Option: 'Finish', 'Option value': 'Oiled' },
      ],
      [[3, 'Option']],
    ],
    [
      'a value that is too long',
      () => [
        {
          ...aLamp,
          Option: 'Material',
          'Option value': 'Oak',
          'Option 2': 'Finish',
          'Option value 2': 'Raw',
        },
        { ...aLamp, Option: 'Material', 'Option value': 'Oak', 'Option value 2': 'x'.repeat(61) },
      ],
      [[3, 'Option value 2']],
    ],
    [
      'a row without one of the options',
      () => [
        {
          ...aLamp,
          Option: 'Material',
          'Option value': 'Oak',
          'Option 2': 'Finish',
          'Option value 2': 'Raw',
        },
        { ...aLamp, Option: 'Material', 'Option value': 'Ash' },
      ],
      [[3, null]],
    ],
    ['a handle that is taken', () => [ofMug({ Handle: 'tee' })], [[2, 'Handle']]],
    ['more sold than there is', () => [ofMug({ Stock: '50', 'New stock': '20' })], [[2, 'New stock']]],
    ['two rows of a variant', () => [ofMug({}), aLamp, ofMug({})], [[4, null]]],
    ['a repeated SKU', () => [ofMug({ SKU: 'X' }), { ...aLamp, SKU: 'X' }], [[3, 'SKU']]],
    [
      'two titles for one product',
      () => [
        { ...aLamp, Size: 'S' },
        { ...aLamp, Size: 'M', Title: 'Lamp 2' },
      ],
      [[3, 'Title']],
    ],
    [
      'several errors at once',
      () => [ofMug({ Title: '', Weight: 'x' }), { ...aLamp, Title: '' }],
      [
        [2, 'Weight'],
        [3, 'Title'],
      ],
    ],
  ])('%s', async (_, rows, errors) => {
    const before = await exported();
    const checked = await check(sheet(...rows(mug)));
    expect([checked.state, errorsOf(checked).map(([line, column]) => [line, column])]).toEqual([
      'INVALID',
      errors,
    ]);
    expect(await exported()).toBe(before);
  });
});

test('several options and colors without a code are imported, exported, and unchanged when imported again', async () => {
  const chair = { ...aLamp, Colour: 'Bleu nuit', Option: 'Material', 'Option 2': 'Finish' };
  const text = sheet(
    { ...chair, 'Option value': 'Oak', 'Option value 2': 'Oiled' },
    { ...chair, 'Option value': 'Ash', 'Option value 2': 'Raw', Stock: '2' },
  );
  expect(await importProducts(text)).toMatchObject({ createdCount: 1, entries: [{ kind: 'CREATED' }] });
  expect(await lamp()).toMatchObject({
    variants: [
      { colour: 'Bleu nuit', others: ['Oak', 'Oiled'], stock: 4 },
      { colour: 'Bleu nuit', others: ['Ash', 'Raw'], stock: 2 },
    ],
  });
  const file = await exported();
  expect(file).toContain('Bleu nuit,,Material,Oak,Finish,Oiled');
  expect(await importProducts(file)).toMatchObject({ changedCount: 0, entries: [] });
});

test('without a stock, that of a new product is not tracked, and entering one begins to track it', async () => {
  expect((await importProducts(sheet({ ...aLamp, Stock: '' }))).createdCount).toBe(1);
  expect((await lamp())?.variants).toMatchObject([{ tracksStock: false, stock: 1_000_000 }]);
  const file = await exported();
  expect(await importProducts(file)).toMatchObject({ changedCount: 0, entries: [] });
  const counted = file.replace(/(lamp.*,)$/m, '$112');
  const change = { kind: 'CHANGED', column: 'New stock', before: '', after: '12' };
  expect(await importProducts(counted)).toMatchObject({ changedCount: 1, entries: [change] });
  expect((await lamp())?.variants).toMatchObject([{ tracksStock: true, stock: 12 }]);
});

test('a sheet says what is sold beyond the stock, and which cell is wrong', async () => {
  const cells = { 'Backorder limit': '20', 'Available from': '2999-03-01', 'Low stock limit': '3' };
  await importProducts(sheet({ ...aLamp, ...cells }));
  const limits = { backorderLimit: 20, availableFrom: '2999-03-01', lowStockLimit: 3 };
  expect((await lamp())?.variants).toMatchObject([limits]);
  expect(await importProducts(await exported())).toMatchObject({ changedCount: 0, entries: [] });
  const checked = await check(
    sheet(
      { ...aLamp, 'Available from': '1 March' },
      { ...aLamp, Handle: 'shade', 'Backorder limit': 'many' },
    ),
  );
  expect(checked.entries.map(({ column }) => column)).toEqual(['Available from', 'Backorder limit']);
});

test('a sheet says what needs no delivery and what is made to order, and which cell is wrong', async () => {
  const shade = { ...aLamp, Handle: 'shade', Title: 'Shade' };
  const cells = { 'Requires shipping': 'FALSE', 'Lead time days': '5.0' };
  await importProducts(sheet({ ...aLamp, ...cells }, shade));
  expect((await lamp())?.variants).toMatchObject([{ requiresShipping: false, leadTimeDays: 5 }]);
  const file = await exported();
  expect(file).toMatch(/^.*,lamp,.*,no,5,0,,,,,,,,4,$/m);
  expect(file).toMatch(/^.*,shade,.*,yes,,0,,,,,,,,4,$/m);
  expect(await importProducts(file)).toMatchObject({ changedCount: 0, entries: [] });
  const checked = await check(
    sheet({ ...aLamp, 'Requires shipping': 'perhaps' }, { ...shade, 'Lead time days': '366' }),
  );
  expect(checked.entries.map(({ column }) => column)).toEqual(['Requires shipping', 'Lead time days']);
});

test('customs data is imported in any spelling, and stays if the file lacks its columns', async () => {
  await importProducts(sheet(ofMug({ Origin: 'pt', 'Customs code': '6912.00 23' })));
  expect(await importProducts(await exported())).toMatchObject({ changedCount: 0, entries: [] });
  await importProducts(sheet(ofMug({ Title: 'Cup' })).replace(/Origin,Customs code/, 'None,No code'));
  expect(await product(mug)).toMatchObject({
    originCountry: 'PT',
    customsCode: '69120023',
  });
  const { entries } = await importProducts(sheet(ofMug({ Origin: 'Portugal', 'Customs code': '12' })));
  expect(entries.map(({ column }) => column)).toEqual(['Origin', 'Customs code']);
});
