import { expect, test } from 'vitest';
import { convert, type FileRows } from '../convert.fixtures.ts';

/** A simple product. */
const mug = {
  ID: '7',
  Type: 'simple',
  SKU: 'MUG-1',
  'GTIN, UPC, EAN, or ISBN': '0042000000017',
  Name: 'Salt &amp; Stone Mug',
  Published: '1',
  'Short description': 'Holds 0.3 l.',
  Description: String.raw`First line\nsecond <b>line</b>\n\nNext paragraph`,
  'In stock?': '1',
  Stock: '12',
  'Weight (kg)': '0.33',
  'Sale price': '18.50',
  'Regular price': '24',
  Categories: String.raw`Home > Kitchen &amp; Table, Gifts\, small`,
  Brands: 'Kiln',
  Tags: 'clay, handmade',
  Images: 'https://cdn.example/mug.jpg, https://cdn.example/side.jpg',
  'Attribute 1 name': 'Material',
  'Attribute 1 value(s)': 'Clay, Glaze',
};
const mugRow = {
  line: 2,
  Handle: 'salt-stone-mug',
  Title: 'Salt & Stone Mug',
  Description: 'Holds 0.3 l.\n\nFirst line\\\nsecond **line**\n\nNext paragraph',
  Status: 'ACTIVE',
  Category: 'Kitchen & Table',
  'Further categories': 'Gifts, small',
  Brand: 'Kiln',
  Tags: 'clay; handmade',
  Attributes: 'Material: Clay, Glaze',
  Pictures: 'https://cdn.example/mug.jpg https://cdn.example/side.jpg',
  'Alt texts': 'Salt & Stone Mug; Salt & Stone Mug',
  SKU: 'MUG-1',
  Barcode: '0042000000017',
  Price: '18.50',
  'Former price': '24',
  Weight: '330',
  Stock: '12',
};

const tee = {
  ID: '20',
  Type: 'variable',
  SKU: 'TEE',
  Name: 'Tee',
  Categories: 'Shirts',
  'Attribute 1 name': 'Farbe',
  'Attribute 1 value(s)': 'Rot, Blau',
  'Attribute 2 name': 'Fit',
  'Attribute 2 value(s)': 'Loose',
  'Regular price': '',
};
const red = {
  ID: '21',
  Type: 'variation',
  SKU: 'TEE-R',
  Name: 'Tee - Rot',
  Parent: 'TEE',
  'Regular price': '20',
  'Attribute 1 name': 'Farbe',
  'Attribute 1 value(s)': 'Rot',
};
const blue = {
  ...red,
  ID: '22',
  SKU: 'TEE-B',
  Name: 'Tee - Blau',
  Parent: 'id:20',
  'Attribute 1 value(s)': 'Blau',
};
const ofTee = { Handle: 'tee', Title: 'Tee', Status: 'ACTIVE', Category: 'Shirts', Attributes: 'Fit: Loose' };

test.each<[what: string, rows: FileRows, converted: object[]]>([
  ['a simple product', [mug], [mugRow]],
  [
    'a variable product with variations, which name their parent by SKU or id',
    [tee, red, blue],
    [
      { line: 3, ...ofTee, Colour: 'Rot', SKU: 'TEE-R', Price: '20' },
      { line: 4, Handle: 'tee', Colour: 'Blau', SKU: 'TEE-B', Price: '20' },
    ],
  ],
  [
    'variations before their parent',
    [blue, red, tee],
    [
      { line: 2, ...ofTee, Colour: 'Blau', SKU: 'TEE-B', Price: '20' },
      { line: 3, Handle: 'tee', Colour: 'Rot', SKU: 'TEE-R', Price: '20' },
    ],
  ],
  [
    'a parent with spaces in its SKU',
    [
      { ...tee, SKU: 'AB 12' },
      { ...red, Parent: 'AB 12' },
    ],
    [{ line: 3, ...ofTee, Colour: 'Rot', SKU: 'TEE-R', Price: '20' }],
  ],
  [
    'entities in names, but not in URLs',
    [
      {
        ...mug,
        Name: 'Salt &#038; Stone &#8220;Mug&#8221; &lt;M&gt;',
        Categories: String.raw`Home &gt; Garden > Cups &ndash; Mugs, Gifts &gt; Small`,
        Brands: 'Caf&eacute;',
        Tags: 'R&amp;B, Kids&#8217;',
        Images: 'https://cdn.example/mug.jpg?x=1&copy=2',
      },
    ],
    [
      {
        ...mugRow,
        Handle: 'salt-stone-mug-m',
        Title: 'Salt & Stone “Mug” <M>',
        Category: 'Cups – Mugs',
        'Further categories': 'Gifts > Small',
        Brand: 'Café',
        Tags: 'R&B; Kids’',
        Pictures: 'https://cdn.example/mug.jpg?x=1&copy=2',
        'Alt texts': 'Salt & Stone “Mug” <M>',
      },
    ],
  ],
  [
    'products with the same name',
    [
      { Type: 'simple', Name: 'Bowl', Categories: 'Home', 'Regular price': '5' },
      { Type: 'simple', Name: 'Bowl', Categories: 'Home', 'Regular price': '6' },
    ],
    [
      expect.objectContaining({ line: 2, Handle: 'bowl', Price: '5' }),
      expect.objectContaining({ line: 3, Handle: 'bowl-2', Price: '6' }),
    ],
  ],
  [
    'no stock number',
    [{ Type: 'simple', Name: 'Bowl', Categories: 'Home', 'Regular price': '5', 'In stock?': '1', Stock: '' }],
    [{ line: 2, Handle: 'bowl', Title: 'Bowl', Status: 'ACTIVE', Category: 'Home', Price: '5' }],
  ],
  [
    'a stock that can be back-ordered',
    [
      {
        Type: 'simple',
        Name: 'Bowl',
        Categories: 'Home',
        'Regular price': '5',
        'In stock?': '0',
        Stock: '0',
        'Backorders allowed?': 'notify',
      },
    ],
    [
      {
        line: 2,
        Handle: 'bowl',
        Title: 'Bowl',
        Status: 'ACTIVE',
        Category: 'Home',
        Price: '5',
        Stock: '0',
        'Backorder limit': '1000000',
      },
    ],
  ],
  [
    'sold out without a number',
    [{ Type: 'simple', Name: 'Bowl', Categories: 'Home', 'Regular price': '5', 'In stock?': '0', Stock: '' }],
    [expect.objectContaining({ Stock: '0' })],
  ],
  [
    'the stock of a parent with one variation',
    [
      { ...tee, Stock: '5', 'In stock?': '1' },
      { ...red, Stock: 'parent', 'In stock?': '1' },
    ],
    [{ line: 3, ...ofTee, Colour: 'Rot', SKU: 'TEE-R', Price: '20', Stock: '5' }],
  ],
  [
    'variations that share a sold-out stock',
    [
      { ...tee, Stock: '0', 'In stock?': '0' },
      { ...red, Stock: 'parent', 'In stock?': '0' },
      { ...blue, Stock: 'parent', 'In stock?': '0' },
    ],
    [
      { line: 3, ...ofTee, Colour: 'Rot', SKU: 'TEE-R', Price: '20', Stock: '0' },
      { line: 4, Handle: 'tee', Colour: 'Blau', SKU: 'TEE-B', Price: '20', Stock: '0' },
    ],
  ],
  [
    'a product that is not published',
    [{ Type: 'simple', Name: 'Bowl', Published: '-1', Categories: 'Home', 'Regular price': '5' }],
    [expect.objectContaining({ Status: 'DRAFT' })],
  ],
  [
    'weights in pounds',
    [{ Type: 'simple', Name: 'Bowl', Categories: 'Home', 'Regular price': '5', 'Weight (lbs)': '2,5' }],
    [expect.objectContaining({ Weight: '1134' })],
  ],
])('WooCommerce: %s', async (_, rows, converted) => {
  expect(await convert(rows)).toEqual({ name: 'WooCommerce', rows: converted, reported: [] });
});

test.each<[what: string, cells: FileRows[number], converted: object, reported: string[]]>([
  [
    'a planned sale',
    { 'Date sale price starts': '2026-12-01 00:00:00', 'Date sale price ends': '2026-12-24 23:59:59' },
    { Price: '24' },
    ['NOTICE | 2 | Regular price | 18.50 | productSource.saleLater'],
  ],
  [
    'a sale that is over',
    { 'Date sale price starts': '', 'Date sale price ends': '2026-11-29' },
    { Price: '24' },
    ['NOTICE | 2 | Regular price | 18.50 | productSource.saleOver'],
  ],
  [
    'a sale with dates that a spreadsheet has changed',
    { 'Date sale price starts': '1/12/2026' },
    { Price: '24' },
    ['NOTICE | 2 | Regular price | 18.50 | productSource.saleUnclear'],
  ],
  [
    'a sale on its first and last day',
    { 'Date sale price starts': '2026-11-30 00:00:00', 'Date sale price ends': '2026-11-30' },
    { Price: '18.50', 'Former price': '24' },
    [],
  ],
  [
    'dates without a sale price',
    { 'Sale price': '', 'Date sale price starts': '2026-12-01 00:00:00' },
    { Price: '24' },
    [],
  ],
  [
    'a hidden product',
    { 'Visibility in catalog': 'hidden' },
    { Status: 'DRAFT', Price: '18.50', 'Former price': '24' },
    ['NOTICE | 2 | Visibility in catalog | hidden | productSource.hidden'],
  ],
  [
    'a hidden product that is not published',
    { 'Visibility in catalog': 'hidden', Published: '0' },
    { Status: 'DRAFT', Price: '18.50', 'Former price': '24' },
    [],
  ],
  [
    'a product that only the search shows',
    { 'Visibility in catalog': 'search' },
    { Price: '18.50', 'Former price': '24' },
    [],
  ],
])('WooCommerce, on 2026-11-30: %s', async (_, cells, converted, reported) => {
  const { rows, reported: actual } = await convert([{ ...mug, ...cells }]);
  expect(actual).toEqual(reported);
  expect(rows).toEqual([{ ...mugRow, 'Former price': undefined, ...converted }]);
});

test('WooCommerce: a stock that variations share is not tracked, and named', async () => {
  const { rows, reported } = await convert([
    { ...tee, Stock: '5', 'In stock?': '1' },
    { ...red, Stock: 'parent', 'In stock?': '1' },
    { ...blue, Stock: 'parent', 'In stock?': '1' },
  ]);
  expect(rows).toEqual([
    { line: 3, ...ofTee, Colour: 'Rot', SKU: 'TEE-R', Price: '20' },
    { line: 4, Handle: 'tee', Colour: 'Blau', SKU: 'TEE-B', Price: '20' },
  ]);
  expect(reported).toEqual(['NOTICE | 2 | Stock | 5 | productSource.sharedStock']);
});

test.each<[what: string, rows: FileRows, reported: string[]]>([
  ['a variation without its product', [red], ['NOTICE | 2 | productSource.noParent']],
  ['a variable product without variations', [tee], ['NOTICE | 2 | productSource.noVariation']],
  ['a group of products', [{ ...mug, Type: 'grouped' }], ['NOTICE | 2 | productSource.kind']],
  [
    'a variation for any color',
    [tee, { ...red, 'Attribute 1 value(s)': '' }, blue],
    ['ERROR | 3 | Attribute 1 value(s) | productSource.anyValue'],
  ],
])('WooCommerce: %s is named', async (_, rows, reported) => {
  expect((await convert(rows)).reported).toEqual(reported);
});

test.each([
  [{ Type: 'simple, downloadable, virtual' }, 'no'],
  [{ Type: 'simple', Virtual: '1' }, 'no'],
  // A record with its files.
  [{ Type: 'simple, downloadable' }, undefined],
])('%j is delivered: %s', async (cells, expected) => {
  const { rows } = await convert([{ ...mug, ...cells }]);
  expect(rows.map((row) => row['Requires shipping'])).toEqual([expected]);
});
