import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../../test/describe-shop.ts';
import {
  CreateRedirect,
  FindSheetProduct,
  ReadRedirectTarget,
  type ShownImport,
} from '../../../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../../../test/users.ts';
import { applyImport, checkFile, importFile } from '../../../imports/import.fixtures.ts';
import { csvOf } from './convert.fixtures.ts';
import { anExport, aPost } from './woocommerce/wordpress/wordpress.fixtures.ts';

const shop = describeShop();
let admin: Person;

const forked = () => shop.app.orm.em.fork();

beforeEach(async () => {
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  await forked().execute('update product_variants set sku = null');
  await forked().execute('delete from url_redirects');
  admin = await anAdmin(shop);
});

const fileOf = (rows: Parameters<typeof csvOf>[0]) => ({ path: 'products', text: csvOf(rows) });
const product = async (handle: string) =>
  (await shop.client.data(FindSheetProduct, { handle }, admin.token)).product;
const noticesOf = ({ notices }: ShownImport) =>
  notices.map(({ line, column, after, message }) => [line, column, after, message]);

const FORMER_URLS = 'URLs of the former shop that look like this lead to the products.';

const mug = {
  Handle: 'stone-mug',
  Title: 'Stone Mug',
  'Body (HTML)': '<p>Holds <b>0.3 l</b>.</p>',
  Vendor: 'Kiln',
  Type: 'Tableware',
  Tags: 'Clay, handmade',
  'Option1 Name': 'Color',
  'Option1 Value': 'Gray',
  'Option2 Name': 'Size',
  'Option2 Value': 'M',
  'Variant SKU': 'MUG-M',
  'Variant Grams': '330.0',
  'Variant Inventory Qty': '12',
  'Variant Price': '18.50',
  'Variant Compare At Price': '24.00',
  'Cost per item': '7',
};
const largeMug = {
  Handle: 'stone-mug',
  'Option1 Value': 'Gray',
  'Option2 Value': 'L',
  'Variant SKU': 'MUG-M',
  'Variant Price': '21',
};

test('a file of Shopify is checked and imported, and the check says what it read', async () => {
  const checked = await checkFile(shop, admin, fileOf([mug, largeMug]));
  expect(checked).toMatchObject({ state: 'READY', source: 'Shopify', createdCount: 1, rowCount: 2 });
  expect(checked.columns?.filter(({ isImported }) => !isImported)).toEqual([
    { name: 'Cost per item', isImported: false },
  ]);
  expect(noticesOf(checked)).toEqual([
    [1, null, '/products/*', FORMER_URLS],
    [1, null, '/collections/*/products/*', FORMER_URLS],
    [2, 'Variant Inventory Qty', null, '1 product has no stock number, and can always be ordered.'],
    [2, 'Type', 'Tableware', 'This category will be created.'],
    [3, 'Variant SKU', 'MUG-M', 'Not imported: row 2 has the same SKU.'],
  ]);
  const done = await applyImport(shop, admin, checked.id);
  expect(done).toMatchObject({ state: 'DONE', notices: checked.notices });
  expect(await product('stone-mug')).toMatchObject({
    title: 'Stone Mug',
    status: 'ACTIVE',
    tags: ['clay', 'handmade'],
    colours: [{ name: 'Gray' }],
    variants: [
      { colour: 'Gray', size: 'M', sku: 'MUG-M', salePrice: 1850, stock: 12, tracksStock: true },
      { colour: 'Gray', size: 'L', sku: null, salePrice: 2100, tracksStock: false },
    ],
  });
});

test('rows that only add pictures do not count, so that the progress ends with the last row', async () => {
  const picture = { Handle: 'stone-mug', 'Image Src': '/pictures/side.webp' };
  const checked = await checkFile(shop, admin, fileOf([mug, picture, picture]));
  expect(checked).toMatchObject({ rowCount: 1, rowsDone: 1 });
});

test('a file of WooCommerce is imported, also with variations before their product', async () => {
  const variation = { Type: 'variation', Name: 'Bowl', Parent: 'id:5', 'Attribute 1 name': 'Glaze' };
  const done = await importFile(
    shop,
    admin,
    fileOf([
      { ...variation, SKU: 'BOWL-W', 'Attribute 1 value(s)': 'White', 'Regular price': '9', Stock: '2' },
      { ...variation, SKU: 'BOWL-B', 'Attribute 1 value(s)': 'Blue', 'Regular price': '10', Stock: '3' },
      {
        ID: '5',
        Type: 'variable',
        Name: 'Bowl',
        Published: '1',
        Categories: 'Home > Bowls, Presents',
        'Attribute 1 name': 'Glaze',
        'Attribute 1 value(s)': 'White, Blue',
      },
    ]),
  );
  expect(done).toMatchObject({ state: 'DONE', source: 'WooCommerce', createdCount: 1 });
  expect(noticesOf(done)).toEqual([
    [1, null, '/product/*', FORMER_URLS],
    [2, 'Categories', 'Bowls', 'This category will be created.'],
    [2, 'Categories', 'Presents', 'This category will be created.'],
  ]);
  expect(await product('bowl')).toMatchObject({
    stock: 5,
    variants: [
      { sku: 'BOWL-W', salePrice: 900, stock: 2 },
      { sku: 'BOWL-B', salePrice: 1000, stock: 3 },
    ],
  });
});

test('an XML file of WordPress is imported, and the check names the pictures that it lacks', async () => {
  const bowl = aPost({
    id: 5,
    type: 'product',
    title: 'Bowl',
    elements: { 'wp:post_name': 'stone-bowl' },
    meta: { _sku: 'BOWL', _regular_price: '9', _thumbnail_id: '6', _weight: '1' },
    terms: [['product_cat', 'pottery', 'Pottery']],
  });
  const file = { path: 'products', text: anExport(bowl) };
  const done = await importFile(shop, admin, file);
  expect(done).toMatchObject({ state: 'DONE', source: 'WooCommerce', createdCount: 1, rowCount: 1 });
  expect(done.columns).toContainEqual({ name: 'Weight', isImported: false });
  expect(noticesOf(done)).toEqual([
    [
      5,
      'Images',
      null,
      'Pictures of 1 product are not imported, because the file does not have them. In WordPress, choose “All content” under Tools > Export.',
    ],
    [1, null, '/product/*', FORMER_URLS],
    [5, 'Stock', null, '1 product has no stock number, and can always be ordered.'],
    [5, 'Categories', 'Pottery', 'This category will be created.'],
  ]);
  expect(await product('stone-bowl')).toMatchObject({ title: 'Bowl', variants: [{ sku: 'BOWL' }] });
  const again = await checkFile(shop, admin, file);
  expect(again).toMatchObject({ state: 'READY', createdCount: 0, changedCount: 0 });
});

test.each(['products', 'stock'])('other XML files with %s are rejected', async (path) => {
  const checked = await checkFile(shop, admin, { path, text: '<?xml version="1.0"?><rows/>' });
  expect(checked).toMatchObject({
    state: 'INVALID',
    entries: [{ line: 1, message: 'This is XML or HTML. Please export the data as CSV.' }],
  });
});

test('URLs of the former shop lead to the products, unless staff say otherwise', async () => {
  const targetOf = async (url: string) =>
    (await shop.client.data(ReadRedirectTarget, { url })).redirectTarget;
  const input = { path: '/collections/*/products/*', target: '/shop' };
  await shop.client.data(CreateRedirect, { input }, admin.token);
  const checked = await checkFile(shop, admin, fileOf([mug]));
  expect(await targetOf('/products/stone-mug')).toBeNull();
  await applyImport(shop, admin, checked.id);
  expect(await targetOf('/products/stone-mug?variant=7')).toBe('/shop/stone-mug?variant=7');
  expect(await targetOf('/collections/clay/products/stone-mug')).toBe('/shop');
});

test('importing a file again changes nothing, also after sales and changes of other columns', async () => {
  const file = fileOf([{ ...mug, 'Google Shopping / Gender': '' }, largeMug]);
  await importFile(shop, admin, file);
  await forked().execute(
    `update products set publish_at = '2026-01-02', is_new = true,
      colours = '[{"name": "Gray", "hex": "#777777"}]', attributes = '[{"name": "Material", "value": "Clay"}]'
      where handle = 'stone-mug'`,
  );
  await forked().execute(`update product_variants set stock = 11 where sku = 'MUG-M'`);
  const again = await checkFile(shop, admin, file);
  expect(again).toMatchObject({
    state: 'READY',
    createdCount: 0,
    changedCount: 0,
    entries: [],
    errorCount: 0,
  });
});

test('a category that occurs twice, under others, is not a further one', async () => {
  const bowl = {
    Type: 'simple',
    Name: 'Bowl',
    'Regular price': '9',
    Categories: 'Home > Bowls, Presents > Bowls',
  };
  expect(await importFile(shop, admin, fileOf([bowl]))).toMatchObject({ state: 'DONE', createdCount: 1 });
  expect(await checkFile(shop, admin, fileOf([bowl]))).toMatchObject({ changedCount: 0, entries: [] });
});

test.each([
  ['PrestaShop', 'Price (tax excl.)', (sku: string) => ({ Name: 'Mug', Reference: sku })],
  ['Magento', 'price', (sku: string) => ({ name: 'Mug', sku, product_online: '1' })],
])(
  'products of %s with the same name, without a column of handles, are the ones with the same SKUs',
  async (_, priceColumn, mugWith) => {
    const first = { ...mugWith('MUG-1'), [priceColumn]: '10' };
    const second = { ...mugWith('MUG-2'), [priceColumn]: '20' };
    await importFile(shop, admin, fileOf([first, second]));
    const again = await importFile(shop, admin, fileOf([{ ...second, [priceColumn]: '21' }, first]));
    expect(again).toMatchObject({ state: 'DONE', createdCount: 0, changedCount: 1 });
    expect((await product('mug'))?.variants).toMatchObject([{ sku: 'MUG-1', salePrice: 1000 }]);
    expect((await product('mug-2'))?.variants).toMatchObject([{ sku: 'MUG-2', salePrice: 2100 }]);
  },
);

describe('products of WooCommerce with the same name', () => {
  const tee = { Type: 'simple', Name: 'T-shirt', Categories: 'Shirts' };
  const first = { ...tee, SKU: 'TEE-1', 'Regular price': '10' };
  const second = { ...tee, SKU: 'TEE-2', 'Regular price': '20' };
  const priceOf = async (handle: string) => (await product(handle))?.variants[0];

  test('are the ones with the same SKUs, in any order', async () => {
    await importFile(shop, admin, fileOf([first, second]));
    const again = await importFile(shop, admin, fileOf([{ ...second, 'Regular price': '21' }, first]));
    expect(again).toMatchObject({ state: 'DONE', createdCount: 0, changedCount: 1, notices: [] });
    expect(await priceOf('t-shirt')).toMatchObject({ sku: 'TEE-1', salePrice: 1000 });
    expect(await priceOf('t-shirt-2')).toMatchObject({ sku: 'TEE-2', salePrice: 2100 });
  });

  test('are no other product’s, which a further row names by its SKU', async () => {
    await importFile(shop, admin, fileOf([first]));
    const checked = await checkFile(shop, admin, fileOf([{ ...tee, 'Regular price': '30' }, first]));
    expect(checked).toMatchObject({ state: 'INVALID', createdCount: 0, changedCount: 0 });
  });

  test('are the ones with the same name if their SKUs are new, and the check says so', async () => {
    await importFile(shop, admin, fileOf([first]));
    const checked = await checkFile(shop, admin, fileOf([{ ...first, SKU: 'TEE-9' }]));
    expect(checked).toMatchObject({ state: 'READY', createdCount: 0, changedCount: 1 });
    expect(noticesOf(checked)).toEqual([
      [
        2,
        'Name',
        null,
        'The product with this name is changed, because its row says neither its handle nor one of its SKUs. Please check that it is the same.',
      ],
    ]);
  });
});

test('a changed file changes what it says, of the product with its handle or SKU', async () => {
  await importFile(shop, admin, fileOf([mug]));
  await forked().execute(`update products set handle = 'mug' where handle = 'stone-mug'`);
  const changed = await importFile(shop, admin, fileOf([{ ...mug, 'Variant Price': '19', Tags: 'Clay' }]));
  expect(changed.entries).toMatchObject([
    { kind: 'CHANGED', column: 'Tags', before: 'clay; handmade', after: 'clay' },
    { kind: 'CHANGED', column: 'Price', before: '18.50', after: '19.00' },
  ]);
  expect(await product('mug')).toMatchObject({ salePrice: 1900 });
});

test('a notice names a product by the beginning of its title', async () => {
  const { state, notices } = await checkFile(
    shop,
    admin,
    fileOf([{ ...mug, Title: `a${'😀'.repeat(200)}` }]),
  );
  expect(state).toBe('READY');
  expect(notices.find(({ column }) => column === 'Title')?.subject).toBe(`a${'😀'.repeat(126)}…`);
});

test('a new variant of a product without a stock number is counted', async () => {
  const untracked = {
    ...mug,
    'Option2 Value': 'L',
    'Variant SKU': 'MUG-L',
    'Variant Inventory Qty': '',
  };
  await importFile(shop, admin, fileOf([mug]));
  const checked = await checkFile(shop, admin, fileOf([mug, untracked]));
  expect(checked).toMatchObject({ state: 'READY', changedCount: 1 });
  expect(noticesOf(checked)).toEqual([
    [3, 'Variant Inventory Qty', null, '1 product has no stock number, and can always be ordered.'],
  ]);
});

test('a variant that is free is left out, with its product if it has no other', async () => {
  const free = { ...mug, 'Option2 Value': 'XS', 'Variant SKU': 'MUG-XS', 'Variant Price': '0.00' };
  const gift = { ...mug, Handle: 'gift', Title: 'Gift', 'Variant SKU': 'GIFT', 'Variant Price': '0' };
  const done = await importFile(shop, admin, fileOf([free, mug, gift]));
  expect(done).toMatchObject({ state: 'DONE', errorCount: 0, createdCount: 1 });
  const reason =
    'Not imported: the shop sells nothing for free. Enter a price in the file and import it again, or leave this out.';
  expect(done.notices.filter(({ column }) => column === 'Variant Price')).toMatchObject([
    { line: 2, subject: mug.Title, after: '0.00', message: reason },
    { line: 4, subject: 'Gift', after: '0', message: reason },
  ]);
  expect(await product('stone-mug')).toMatchObject({ title: mug.Title, variants: [{ sku: 'MUG-M' }] });
  expect(await product('gift')).toBeNull();
});

test('errors name the column of the file', async () => {
  const { entries } = await checkFile(shop, admin, fileOf([{ ...mug, 'Variant Price': 'cheap' }]));
  expect(entries[0]).toMatchObject({ kind: 'ERROR', line: 2, column: 'Variant Price', subject: 'MUG-M' });
});

test.each([
  ['Magento', { sku: 'B-1', name: 'Bag', price: '9', product_online: '1', base_image: '/b/a/bag.jpg' }],
  ['PrestaShop', { 'Name *': 'Bag', 'Price tax excluded': '9', 'Reference #': 'B-1', Image: 'img/1.jpg' }],
  ['Shopify', { Handle: 'bag', Title: 'Bag', 'Variant SKU': 'B-1', 'Variant Price': '9', 'Image Src': '' }],
])('the pictures of a product stay if the file of %s has none that can be fetched', async (_, row) => {
  await importFile(shop, admin, fileOf([row]));
  await forked().execute(
    `update products set image = '{"url": "/bag.webp", "alt": "Bag of linen", "width": 8, "height": 8, "sources": []}'
      where handle = 'bag' and deleted_at is null`,
  );
  const again = await importFile(shop, admin, fileOf([row]));
  expect(again).toMatchObject({ state: 'DONE', changedCount: 0, entries: [] });
  expect((await product('bag'))?.gallery).toMatchObject([{ url: '/bag.webp', alt: 'Bag of linen' }]);
});
