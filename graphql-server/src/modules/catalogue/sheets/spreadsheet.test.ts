import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import type { ShownImport } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { checkFile } from '../../imports/import.fixtures.ts';

/** What spreadsheets and their users do to an export of two products, and what must happen. */

const shop = describeShop();
let admin: Person;
let mug: string;
/** Row 2 is the mug, rows 3 to 6 the shoe: Navy 39, Navy 40, Red 39, Red 40. */
let exported: string[][];

const forked = () => shop.app.orm.em.fork();

beforeAll(async () => {
  const em = forked();
  await em.execute('update products set deleted_at = now() where deleted_at is null');
  await em.execute('update product_variants set sku = null');
  mug = await aProduct(em, { title: 'Mug', salePrice: 123_450, stock: 18, position: 1 });
  const shoe = await aProduct(em, {
    title: 'Shoe',
    colours: ['Navy', 'Red'],
    shown: ['Navy'],
    sizes: ['39', '40'],
    salePrice: 5000,
    stock: 8,
    tags: ['leather'],
    position: 2,
  });
  await em.execute(
    `update product_variants set sku = '007', barcode = '0012345678905', weight = 330 where product_id = ?`,
    [mug],
  );
  await em.execute(
    `update product_variants set sku = 'SHOE-' || colour || '-' || size, barcode = 'A-' || size where product_id = ?`,
    [shoe],
  );
  await em.execute(`update products set publish_at = '2026-01-02T03:04:05.678Z' where id = ?`, [shoe]);
});

beforeEach(async () => {
  admin = await anAdmin(shop);
  const { body } = await shop.client.rest<string>('/api/exports/products.csv', { token: admin.token });
  exported = parse(body, { bom: true });
  expect(exported).toHaveLength(6);
});

const written = (rows: readonly (readonly string[])[], separator = ',') =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\n');
const at = (column: string) => exported[0]?.indexOf(column) ?? -1;
/** The export with these cells of a row changed; the column names are row 1. */
const withCells = (row: number, cells: Record<string, string>) =>
  exported.map((values, index) =>
    values.map((cell, position) =>
      index === row - 1 ? (cells[exported[0]?.[position] ?? ''] ?? cell) : cell,
    ),
  );
/** Only these columns of the export. */
const only = (...columns: string[]) => exported.map((row) => columns.map((column) => row[at(column)] ?? ''));
/** All columns of the export but these. */
const without = (...columns: string[]) =>
  only(...(exported[0] ?? []).filter((each) => !columns.includes(each)));
const sortedBy = (column: string) => [
  ...exported.slice(0, 1),
  ...exported
    .slice(1)
    .toSorted((one, other) => (one[at(column)] ?? '').localeCompare(other[at(column)] ?? '')),
];

const check = (text: string | Uint8Array<ArrayBuffer>) => checkFile(shop, admin, { path: 'products', text });
const summaryOf = ({ entries, notices }: ShownImport) => [
  ...entries.map(({ kind, line, column, before, after, message }) =>
    kind === 'ERROR' ? [line, column, message] : [line, column, `${before} → ${after}`],
  ),
  ...notices.map(({ line, column, message }) => [line, column, message]),
];

const notIdentified =
  'The first row must have the column names, and each row one of “Product ID”, “Handle” and “SKU”, or for a new product “Title”.';
const noAmount = 'This must be an amount such as 19.90 or 1,234.50.';
const noTime = 'This must be a date such as 2026-12-24, or a time such as 2026-12-24T18:00:00Z.';

describe('what a spreadsheet does to an export', () => {
  test.each<[what: string, file: () => string | Uint8Array<ArrayBuffer>]>([
    ['nothing', () => written(exported)],
    ['semicolons', () => written(exported, ';')],
    ['semicolons and decimal commas', () => written(withCells(2, { Price: '1234,50' }), ';')],
    ['tabs', () => written(exported, '\t')],
    ['pipes', () => written(exported, '|')],
    ['a first line that names the separator', () => `sep=;\r\n${written(exported, ';')}`],
    ['a title above the column names', () => `Our products 2026\n\n${written(exported)}`],
    [
      'a title with commas above columns separated by semicolons',
      () => `"Price list, spring, 2026"\n;;\nStatus: draft, old\n${written(exported, ';')}`,
    ],
    ['lines that end as on old Macs', () => written(exported).replaceAll('\n', '\r')],
    ['lines that end as on Windows', () => written(exported).replaceAll('\n', '\r\n')],
    ['UTF-16', () => Uint8Array.from(Buffer.from(`\uFEFF${written(exported, '\t')}`, 'utf16le'))],
    [
      'upper case',
      () => written([(exported[0] ?? []).map((name) => name.toUpperCase()), ...exported.slice(1)]),
    ],
    ['columns in another order', () => written(only(...(exported[0] ?? []).toReversed()))],
    ['another column', () => written(exported.map((row, index) => [...row, index === 0 ? 'Supplier' : 'x']))],
    ['less decimals', () => written(withCells(2, { Price: '1234.5' }))],
    ['thousands separators', () => written(withCells(2, { Price: '1,234.50' }))],
    ['thousands separators and decimal commas', () => written(withCells(2, { Price: '1.234,50' }))],
    ['thousands separators of Switzerland', () => written(withCells(2, { Price: '1’234.50' }))],
    ['thousands separators of France', () => written(withCells(2, { Price: '1\u202F234,50' }))],
    ['decimals of whole numbers', () => written(withCells(2, { Weight: '330.0', Stock: '18,0' }))],
    ['values that are repeated in each row', () => written(withCells(4, { Title: 'Shoe', Tags: 'leather' }))],
    ['sorting by SKU', () => written(sortedBy('SKU'))],
    ['sorting by size', () => written(sortedBy('Size'))],
    ['sorting downwards', () => written([...exported.slice(0, 1), ...exported.slice(1).toReversed()])],
    [
      'products of which each second row is elsewhere',
      () => written([0, 2, 1, 3, 5, 4].map((row) => exported[row] ?? [])),
    ],
    ['the first row of a product is deleted', () => written(exported.filter((_, index) => index !== 2))],
    ['a product is deleted', () => written(exported.slice(0, 2))],
    ['without tags', () => written(without('Tags'))],
    ['without titles', () => written(without('Title', 'Status', 'Category'))],
    ['without options', () => written(without('Colour', 'Size', 'Colour code'))],
    ['without stock', () => written(without('Stock', 'New stock'))],
    ['without product ids', () => written(without('Product ID'))],
    ['without product ids and handles', () => written(without('Product ID', 'Handle'))],
    ['some product ids are deleted', () => written(withCells(4, { 'Product ID': '' }))],
    ['SKUs and prices', () => written(only('SKU', 'Price'))],
    ['handles and titles', () => written(only('Handle', 'Title').filter((row) => row[1] !== ''))],
    ['handles, options and prices', () => written(only('Handle', 'Colour', 'Size', 'Price'))],
    [
      'a row of the second variant without titles',
      () => written(only('SKU', 'Description', 'Tags', 'Price').filter((_, row) => [0, 3].includes(row))),
    ],
    ['ids and tags of products', () => written(only('Product ID', 'Tags').slice(0, 3))],
  ])('%s changes nothing', async (_, file) => {
    const checked = await check(file());
    expect([summaryOf(checked), checked.state]).toEqual([[], 'READY']);
  });

  test.each<
    [what: string, file: () => string, remarks: [line: number, column: string | null, text: string][]]
  >([
    [
      'a barcode in scientific notation',
      () => written(withCells(2, { Barcode: '1.23457E+10' })),
      [
        [
          2,
          'Barcode',
          'A spreadsheet has rounded this number. Please format the column as text and enter it again.',
        ],
      ],
    ],
    [
      'a barcode without its leading zeros',
      () => written(withCells(2, { Barcode: '12345678905' })),
      [[2, 'Barcode', 'A spreadsheet has removed zeros at the beginning: the shop has “0012345678905”.']],
    ],
    [
      'a SKU without its leading zeros',
      () => written(withCells(2, { SKU: '7' })),
      [[2, 'SKU', 'A spreadsheet has removed zeros at the beginning: the shop has “007”.']],
    ],
    [
      'a time as a serial number',
      () => written(withCells(2, { 'Publish at': '46380' })),
      [[2, 'Publish at', noTime]],
    ],
    [
      'a date of America',
      () => written(withCells(2, { 'Publish at': '03/04/2026' })),
      [[2, 'Publish at', noTime]],
    ],
    ['a number as a time', () => written(withCells(2, { 'Publish at': '1' })), [[2, 'Publish at', noTime]]],
    ['a short date', () => written(withCells(2, { 'Publish at': 'Dec 24' })), [[2, 'Publish at', noTime]]],
    [
      'a day that does not exist',
      () => written(withCells(2, { 'Publish at': '2026-02-30' })),
      [[2, 'Publish at', noTime]],
    ],
    [
      'a size with decimals',
      () => written(withCells(3, { Size: '39.0' })),
      [[3, 'Size', 'The shop has “39”, which is the same number.']],
    ],
    [
      'a size that became a date',
      () => written(withCells(3, { Size: 'Dec 39' })),
      [
        [
          3,
          'Size',
          'The variant with this SKU has “39”. Options of variants are renamed on the product’s page.',
        ],
      ],
    ],
    [
      'a thousands separator or a decimal comma',
      () => written(withCells(2, { Price: '1,234' })),
      [[2, 'Price', noAmount]],
    ],
    ['a wrong price', () => written(withCells(2, { Price: 'cheap' })), [[2, 'Price', noAmount]]],
    ['an empty price', () => written(withCells(2, { Price: '' })), [[2, 'Price', noAmount]]],
    [
      'weights of a thousand or of one',
      () => written(withCells(2, { Weight: '1,000' })),
      [[2, 'Weight', 'This must be a whole number.']],
    ],
    [
      'a status',
      () => written(withCells(2, { Status: 'WAHR' })),
      [[2, 'Status', 'This must be ACTIVE, DRAFT or ARCHIVED.']],
    ],
    [
      'a former price below the price',
      () => written(withCells(2, { 'Former price': '1' })),
      [[2, 'Former price', 'This must be an amount that is not below the price, or empty.']],
    ],
    [
      'a former price of 0',
      () => written(withCells(2, { 'Former price': '0.00' })),
      [[2, 'Former price', 'This must be an amount that is not below the price, or empty.']],
    ],
    ['an empty title', () => written(withCells(2, { Title: '' })), [[2, 'Title', 'A title is required']]],
    [
      'rows that contradict each other about the product',
      () => written(withCells(5, { Tags: 'suede' })),
      [[5, 'Tags', 'Row 3 has a different value for the same product.']],
    ],
    [
      'rows of the same variant',
      () => written(only('Handle', 'Price', 'Colour', 'Size').concat([['shoe', '60', 'Red', '39']])),
      [[7, 'Price', 'Row 5 is about the same variant.']],
    ],
    [
      'a row that fits several variants',
      () => 'Handle,Price\nshoe,45',
      [
        [
          2,
          'SKU',
          'The product has several variants. Please add a column with the SKUs, or those with the options.',
        ],
      ],
    ],
    [
      'an unknown SKU',
      () => 'SKU,Price\nNONE,45',
      [[2, 'Title', 'The shop has no such product, and a new one needs a title.']],
    ],
    [
      'an option without a value',
      () => written(withCells(2, { Option: 'Glaze' })),
      [[2, 'Option value', 'must have at least one value']],
    ],
    ['an empty file', () => '', [[1, null, 'The file is empty.']]],
    [
      'an amount below a title',
      () => 'Our products 2026\n\nHandle,Price\nmug,cheap',
      [[4, 'Price', noAmount]],
    ],
    ['no row with a name', () => 'Handle,Price\n,45', [[1, null, notIdentified]]],
    [
      'a workbook',
      () => 'PK\u0003\u0004\u0014\0',
      [[1, null, 'This is an Excel file. Please save it as “CSV UTF-8”.']],
    ],
    [
      'XML',
      () => '<?xml version="1.0"?>\n<products></products>',
      [[1, null, 'This is XML or HTML. Please export the data as CSV.']],
    ],
    [
      'a column twice',
      () => written(only('Handle', 'Title', 'Title')),
      [[1, 'Title', 'The column “Title” occurs twice.']],
    ],
    [
      'a column twice below a title',
      () => 'Our products\nHandle,Price,Price\nmug,1,2',
      [[2, 'Price', 'The column “Price” occurs twice.']],
    ],
  ])('%s is an error', async (_, file, remarks) => {
    const checked = await check(file());
    expect([summaryOf(checked), checked.state]).toEqual([remarks, 'INVALID']);
  });

  test.each<[what: string, file: () => string, remarks: [line: number, column: string, text: string][]]>([
    [
      'a changed stock instead of a new stock',
      () => written(withCells(2, { Stock: '28' })),
      [[2, 'Stock', 'The shop has 18. To change that, enter the new stock in the column “New stock”.']],
    ],
    [
      'a new stock of a file that was imported before',
      () => written(withCells(2, { Stock: '10', 'New stock': '18' })),
      [
        [2, 'New stock', '18 → 26'],
        [
          2,
          'Stock',
          'The shop has 18: orders or an earlier import have changed it since the export. The row adds the difference of its two numbers, which makes 26.',
        ],
      ],
    ],
    [
      'a barcode with a wrong check digit',
      () => written(withCells(2, { Barcode: '4006381333930' })),
      [
        [2, 'Barcode', '0012345678905 → 4006381333930'],
        [
          2,
          'Barcode',
          'The last digit does not fit the others. Please compare this barcode with the one on the product.',
        ],
      ],
    ],
    ['one price', () => 'SKU;Price\nSHOE-Red-40;45', [[2, 'Price', '50.00 → 45.00']]],
    [
      'the price of a product with one variant',
      () => 'Handle,Title,Price\nmug,Mug,45',
      [[2, 'Price', '1234.50 → 45.00']],
    ],
    ['tags', () => 'Handle,Tags\nshoe,suede', [[2, 'Tags', 'leather → suede']]],
    ['no tags', () => 'Handle,Tags\nshoe,', [[2, 'Tags', 'leather → ']]],
    ['no tags of the first variant', () => 'SKU,Tags\nSHOE-Navy-39,', [[2, 'Tags', 'leather → ']]],
    [
      'one price next to empty columns of the product',
      () => 'SKU,Tags,Price\nSHOE-Red-40,,45',
      [[2, 'Price', '50.00 → 45.00']],
    ],
    [
      'tags next to a deleted first row',
      () => written(withCells(4, { Tags: 'suede' }).filter((_, index) => index !== 2)),
      [[3, 'Tags', 'leather → suede']],
    ],
  ])('%s is reported', async (_, file, remarks) => {
    const checked = await check(file());
    expect([summaryOf(checked), checked.state]).toEqual([remarks, 'READY']);
  });
});

test('columns that a check does not know are ignored, and it says so', async () => {
  const { columns } = await check('SKU,Supplier,Price\n007,Kiln,1234.50');
  expect(columns).toEqual([
    { name: 'SKU', isImported: true },
    { name: 'Supplier', isImported: false },
    { name: 'Price', isImported: true },
  ]);
});
