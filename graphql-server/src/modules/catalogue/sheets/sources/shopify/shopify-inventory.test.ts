import { beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../../../../test/describe-shop.ts';
import { FindSheetProduct, type ShownImport } from '../../../../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../../../../test/users.ts';
import { checkFile, importFile } from '../../../../imports/import.fixtures.ts';
import { csvOf, type FileRows } from '../convert.fixtures.ts';

const shop = describeShop();
let admin: Person;

const fileOf = (rows: FileRows) => ({ path: 'products', text: csvOf(rows) });
const product = async (handle: string) =>
  (await shop.client.data(FindSheetProduct, { handle }, admin.token)).product;
const noticesOf = ({ notices }: ShownImport) =>
  notices.map(({ line, column, subject, message }) => [line, column, subject, message]);

const NOT_IN_SHOP = 'Not imported: the shop has no such product, or no such variant of it.';

const tee = (size: string, location: string, available: string) => ({
  Handle: 'tee',
  Title: 'Tee',
  'Option1 Name': 'Size',
  'Option1 Value': size,
  'Option2 Name': '',
  'Option2 Value': '',
  SKU: `TEE-${size}`,
  'HS Code': '610910',
  COO: 'PT',
  Location: location,
  'Bin name': '',
  Incoming: '0',
  Unavailable: '0',
  Committed: '1',
  Available: available,
  'On hand': '99',
});
const mug = {
  ...tee('', 'Berlin', '7'),
  Handle: 'mug',
  Title: 'A mug',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  SKU: 'MUG-1',
  'HS Code': '',
  COO: '',
};

beforeEach(async () => {
  const em = shop.app.orm.em.fork();
  await em.execute('update products set deleted_at = now() where deleted_at is null');
  await em.execute('update product_variants set sku = null');
  admin = await anAdmin(shop);
  const own = [
    'Handle,Title,Size,SKU,Price,Stock,Customs code,Origin,Tags,Category',
    'tee,Tee,S,TEE-S,20,5,,,cotton,Shirts',
    'tee,,M,TEE-M,20,5,,,,',
    'mug,Mug,,MUG-1,9,,691200,DE,clay,Kitchen',
  ];
  await importFile(shop, admin, { path: 'products', text: own.join('\n') });
});

test('an inventory sets the stock of all locations, the country of origin and the customs code', async () => {
  const file = fileOf([
    tee('S', 'Berlin', '3'),
    tee('S', 'Porto', '4'),
    tee('M', 'Berlin', 'not stocked'),
    mug,
    tee('S', 'Store', 'not stocked'),
  ]);
  const done = await importFile(shop, admin, file);
  expect(done).toMatchObject({ state: 'DONE', source: 'Shopify (inventory)', createdCount: 0, notices: [] });
  expect(done.columns?.filter(({ isImported }) => !isImported).map(({ name }) => name)).toEqual([
    'Bin name',
    'Incoming',
    'Unavailable',
    'Committed',
    'On hand',
  ]);
  expect(await product('tee')).toMatchObject({
    title: 'Tee',
    status: 'ACTIVE',
    tags: ['cotton'],
    customsCode: '610910',
    originCountry: 'PT',
    variants: [
      { size: 'S', sku: 'TEE-S', salePrice: 2000, stock: 7 },
      { size: 'M', sku: 'TEE-M', salePrice: 2000, stock: 5 },
    ],
  });
  expect(await product('mug')).toMatchObject({
    title: 'Mug',
    customsCode: '691200',
    originCountry: 'DE',
    variants: [{ stock: 7, tracksStock: true }],
  });
  expect(await checkFile(shop, admin, file)).toMatchObject({ state: 'READY', changedCount: 0 });
});

test('products and variants that the shop lacks are not created, and the check names them', async () => {
  const rug = { ...mug, Handle: 'rug', Title: 'Rug', SKU: 'RUG-1' };
  const done = await importFile(
    shop,
    admin,
    fileOf([tee('XL', 'Berlin', '3'), tee('M', 'Berlin', '1'), rug]),
  );
  expect(done).toMatchObject({ state: 'DONE', createdCount: 0, errorCount: 0 });
  expect(noticesOf(done)).toEqual([
    [2, 'Handle', 'TEE-XL', NOT_IN_SHOP],
    [4, 'Handle', 'RUG-1', NOT_IN_SHOP],
  ]);
  expect((await product('tee'))?.variants).toMatchObject([{ stock: 5 }, { stock: 1 }]);
  expect(await product('tee')).toMatchObject({ customsCode: '610910' });
});

test('units that are owed are none, and of several customs codes the first one counts', async () => {
  const done = await importFile(
    shop,
    admin,
    fileOf(
      [tee('S', 'Berlin', '-3'), { ...tee('M', 'Berlin', '1'), 'HS Code': '610990' }].map(
        ({ Available, ...row }) => ({ ...row, 'Available (not editable)': Available }),
      ),
    ),
  );
  expect(noticesOf(done)).toEqual([
    [2, 'HS Code', 'Tee', 'Imported as “610910”: all variants of a product have the same value.'],
    [2, 'Available (not editable)', 'Tee', 'Imported as 0.'],
  ]);
  expect((await product('tee'))?.variants).toMatchObject([{ stock: 0 }, { stock: 1 }]);
});
