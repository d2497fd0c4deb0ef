import { describe, expect, test } from 'vitest';
import { convert, type FileRows } from '../convert.fixtures.ts';
import { SourceSheet } from '../source-sheet.ts';

/** A product without options. */
const mug = {
  Handle: 'stone-mug',
  Title: 'Stone Mug',
  'Body (HTML)': '<p>Holds <b>0.3 l</b>.</p>',
  Vendor: 'Kiln & Co',
  'Product Category': 'Home & Garden > Kitchen > Mugs',
  Type: 'Tableware',
  Tags: 'Clay, handmade ,Clay',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': 'MUG-1',
  'Variant Grams': '330.0',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '12',
  'Variant Price': '18.50',
  'Unit Price Total Measure': '300.0',
  'Unit Price Total Measure Unit': 'ml',
  'Unit Price Base Measure': '100.0',
  'Unit Price Base Measure Unit': 'ml',
  'Variant Compare At Price': '24.00',
  'Variant Barcode': "'0042000000017",
  'Image Src': 'https://cdn.example/mug.jpg',
  'Image Position': '1',
  'Image Alt Text': 'A gray mug',
  'SEO Title': 'Mugs',
  'SEO Description': 'A mug of stoneware',
  Status: 'active',
};
const mugRow = {
  line: 2,
  Handle: 'stone-mug',
  Title: 'Stone Mug',
  Description: 'Holds **0.3 l**.',
  Status: 'ACTIVE',
  Category: 'Tableware',
  Brand: 'Kiln & Co',
  Tags: 'Clay; handmade',
  'SEO title': 'Mugs',
  'SEO description': 'A mug of stoneware',
  Pictures: 'https://cdn.example/mug.jpg',
  'Alt texts': 'A gray mug',
  SKU: 'MUG-1',
  Barcode: '0042000000017',
  Price: '18.50',
  'Former price': '24.00',
  Contents: '300 ml',
  'Unit price base': '100 ml',
  Weight: '330',
  Stock: '12',
};

/** A product with colors and sizes, as short as possible. */
const tee = {
  Handle: 'tee',
  Title: 'Tee',
  Type: 'Shirts',
  'Option1 Name': 'Color',
  'Option1 Value': 'Red',
  'Option2 Name': 'Size',
  'Option2 Value': 'S',
  'Variant Price': '20',
};
const teeRow = { line: 2, Handle: 'tee', Title: 'Tee', Status: 'ACTIVE', Category: 'Shirts' };

test.each<[what: string, rows: FileRows, converted: object[]]>([
  ['a product without options', [mug], [mugRow]],
  [
    'for whom a product is in Google Shopping',
    [{ ...mug, 'Google Shopping / Gender': 'Unisex', 'Google Shopping / Age Group': 'Adult' }],
    [{ ...mugRow, Attributes: 'Gender: Unisex; Age group: Adult' }],
  ],
  [
    'the names of columns since 2024',
    [
      {
        'URL handle': 'stone-mug',
        Title: 'Stone Mug',
        Description: '<p>Holds <b>0.3 l</b>.</p>',
        Vendor: 'Kiln & Co',
        'Product category': 'Home & Garden > Kitchen > Mugs',
        Type: 'Tableware',
        Tags: 'Clay, handmade',
        'Published on online store': 'TRUE',
        Status: 'Active',
        SKU: 'MUG-1',
        Barcode: '0042000000017',
        'Option1 name': 'Title',
        'Option1 value': 'Default Title',
        Price: '18.50',
        'Compare-at price': '24.00',
        'Unit price total measure': '300',
        'Unit price total measure unit': 'ml',
        'Unit price base measure': '100',
        'Unit price base measure unit': 'ml',
        'Inventory tracker': 'shopify',
        'Inventory quantity': '12',
        'Weight value (grams)': '330',
        'Product image URL': 'https://cdn.example/mug.jpg',
        'Image position': '1',
        'Image alt text': 'A gray mug',
        'SEO title': 'Mugs',
        'SEO description': 'A mug of stoneware',
      },
    ],
    [mugRow],
  ],
  [
    'variants',
    [
      tee,
      { Handle: 'tee', 'Option1 Value': 'Red', 'Option2 Value': 'M', 'Variant Price': '21' },
      { Handle: 'tee', 'Option1 Value': 'Blue', 'Option2 Value': 'M', 'Variant Price': '22' },
    ],
    [
      { ...teeRow, Colour: 'Red', Size: 'S', Price: '20' },
      { line: 3, Handle: 'tee', Colour: 'Red', Size: 'M', Price: '21' },
      { line: 4, Handle: 'tee', Colour: 'Blue', Size: 'M', Price: '22' },
    ],
  ],
  [
    'rows of a product that are apart',
    [
      { Handle: 'tee', 'Option1 Value': 'Blue', 'Option2 Value': 'S', 'Variant Price': '22' },
      { ...mug, Handle: 'cup', 'Variant SKU': '', 'Image Src': '' },
      tee,
    ],
    [
      { ...teeRow, line: 2, Colour: 'Blue', Size: 'S', Price: '22' },
      { line: 4, Handle: 'tee', Colour: 'Red', Size: 'S', Price: '20' },
      expect.objectContaining({ line: 3, Handle: 'cup' }),
    ],
  ],
  [
    'another option',
    [{ ...tee, 'Option1 Name': 'Material', 'Option1 Value': 'Linen' }],
    [{ ...teeRow, Option: 'Material', 'Option value': 'Linen', Size: 'S', Price: '20' }],
  ],
  [
    'an option named “Title” with several values',
    [
      { ...tee, 'Option1 Name': 'Title', 'Option2 Name': '' },
      { Handle: 'tee', 'Option1 Value': 'Blue', 'Variant Price': '20' },
    ],
    [
      { ...teeRow, Option: 'Title', 'Option value': 'Red', Price: '20' },
      { line: 3, Handle: 'tee', Option: 'Title', 'Option value': 'Blue', Price: '20' },
    ],
  ],
  [
    'rows that only add pictures, in the order of their positions',
    [
      { ...tee, 'Image Src': 'https://cdn.example/2.jpg', 'Image Position': '2' },
      { Handle: 'tee', 'Image Src': 'https://cdn.example/1.jpg', 'Image Position': '1' },
      { Handle: 'tee', 'Image Src': 'http://cdn.example/3 b.jpg', 'Image Position': '3' },
    ],
    [
      {
        ...teeRow,
        Colour: 'Red',
        Size: 'S',
        Price: '20',
        Pictures: 'https://cdn.example/1.jpg https://cdn.example/2.jpg https://cdn.example/3%20b.jpg',
        'Alt texts': 'Tee; Tee; Tee',
      },
    ],
  ],
  [
    'a compare-at price that is no reduction, and no weight',
    [
      { ...tee, 'Variant Compare At Price': '0.00', 'Variant Grams': '0.0' },
      { ...tee, Handle: 'b', 'Variant Compare At Price': '20', 'Variant Grams': '0.4' },
      { ...tee, Handle: 'c', 'Variant Compare At Price': '19.99', 'Variant Grams': '' },
    ],
    [
      { ...teeRow, Colour: 'Red', Size: 'S', Price: '20' },
      { ...teeRow, line: 3, Handle: 'b', Colour: 'Red', Size: 'S', Price: '20', Weight: '1' },
      { ...teeRow, line: 4, Handle: 'c', Colour: 'Red', Size: 'S', Price: '20' },
    ],
  ],
  [
    'the last part of the category without a type',
    [{ ...tee, Type: '', 'Product Category': 'Apparel > Clothing > Tops' }],
    [{ ...teeRow, Category: 'Tops', Colour: 'Red', Size: 'S', Price: '20' }],
  ],
  [
    'stock that is not counted as unknown',
    [{ ...tee, 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' }],
    [{ ...teeRow, Colour: 'Red', Size: 'S', Price: '20' }],
  ],
  [
    'stock that does not end sales as one without a limit',
    [{ ...tee, 'Variant Inventory Policy': 'continue', 'Variant Inventory Qty': '3' }],
    [{ ...teeRow, Colour: 'Red', Size: 'S', Price: '20', Stock: '3', 'Backorder limit': '1000000' }],
  ],
])('Shopify: %s', async (_, rows, converted) => {
  expect(await convert(rows)).toEqual({ name: 'Shopify', rows: converted, reported: [] });
});

test.each([
  ['active', 'true', 'ACTIVE'],
  ['active', 'false', 'DRAFT'],
  ['draft', 'true', 'DRAFT'],
  ['unlisted', 'true', 'DRAFT'],
  ['archived', 'false', 'ARCHIVED'],
  ['', 'false', 'DRAFT'],
])('Shopify: a product that is “%s” and published “%s” is %s', async (status, published, expected) => {
  const { rows } = await convert([{ ...tee, Status: status, Published: published }]);
  expect(rows[0]?.['Status']).toBe(expected);
});

describe('Shopify: what is not kept is named', () => {
  const paragraph = (letter: string) => `<p>${letter.repeat(3000)}</p>`;
  test.each<[what: string, rows: FileRows, cells: Record<string, string | null>, reported: string[]]>([
    [
      'a repeated SKU',
      [
        { ...mug, Handle: 'first' },
        { ...mug, Handle: 'second' },
      ],
      { SKU: null },
      ['NOTICE | 3 | Variant SKU | MUG-1 | productSource.skuRepeated'],
    ],
    [
      'a number that a spreadsheet has rounded',
      [{ ...mug, 'Variant Barcode': '4.20E+12' }],
      { Barcode: null },
      ['NOTICE | 2 | Variant Barcode | 4.20E+12 | productSource.rounded'],
    ],
    [
      'a long SKU',
      [{ ...mug, 'Variant SKU': 'x'.repeat(65) }],
      { SKU: null },
      [`NOTICE | 2 | Variant SKU | ${'x'.repeat(65)} | productSource.tooLong`],
    ],
    [
      'a long description, from a paragraph on',
      [{ ...mug, 'Body (HTML)': paragraph('a') + paragraph('b') }],
      { Description: 'a'.repeat(3000) },
      ['NOTICE | 2 | Body (HTML) | productSource.cut'],
    ],
    [
      'a picture in a description',
      [{ ...mug, 'Body (HTML)': '<p>See<img src="https://cdn.example/a.jpg"></p>' }],
      { Description: 'See' },
      ['NOTICE | 2 | Body (HTML) | productSource.media'],
    ],
    [
      'a long text for search engines',
      [{ ...mug, 'SEO Description': `${'word '.repeat(40)}` }],
      { 'SEO description': 'word '.repeat(32).trim() },
      [`NOTICE | 2 | SEO Description | ${'word '.repeat(40).trim()} | productSource.cut`],
    ],
    [
      'a long text of emoji, without half of one',
      [{ ...mug, 'SEO Description': `a${'😀'.repeat(130)}` }],
      { 'SEO description': `a${'😀'.repeat(79)}` },
      [`NOTICE | 2 | SEO Description | a${'😀'.repeat(126)}… | productSource.cut`],
    ],
    [
      'a long tag',
      [{ ...mug, Tags: `clay,${'x'.repeat(41)}` }],
      { Tags: 'clay' },
      [`NOTICE | 2 | Tags | ${'x'.repeat(41)} | productSource.leftOut`],
    ],
    [
      'units that are owed',
      [{ ...mug, 'Variant Inventory Qty': '-3' }],
      { Stock: '0' },
      ['NOTICE | 2 | Variant Inventory Qty | -3 | productSource.oversold'],
    ],
    [
      'the picture of a variant',
      [{ ...mug, 'Variant Image': 'https://cdn.example/side.jpg' }],
      { Pictures: 'https://cdn.example/mug.jpg https://cdn.example/side.jpg' },
      ['NOTICE | 2 | Image Src | productSource.variantPictures'],
    ],
    [
      'no category',
      [{ ...mug, Type: '', 'Product Category': '' }],
      { Category: 'Other' },
      ['NOTICE | 2 | Type | productSource.noCategory'],
    ],
  ])('%s', async (_, rows, cells, reported) => {
    const converted = await convert(rows);
    expect(converted.reported).toEqual(reported);
    for (const [column, value] of Object.entries(cells))
      expect(converted.rows.at(-1)?.[column] ?? null).toBe(value);
  });

  test('a gift card', async () => {
    expect(await convert([{ ...mug, 'Gift Card': 'true' }])).toMatchObject({
      rows: [],
      reported: ['NOTICE | 2 | productSource.giftCard'],
    });
  });
});

test('Shopify: options other than color and size keep their names, colors and sizes theirs', async () => {
  const bed = {
    'Option1 Name': 'Wood',
    'Option1 Value': 'Oak',
    'Option2 Name': 'Farbe',
    'Option2 Value': 'Natur',
    'Option3 Name': 'Finish',
    'Option3 Value': 'Oil',
  };
  expect(await convert([{ ...tee, ...bed }])).toMatchObject({
    rows: [
      {
        Colour: 'Natur',
        Option: 'Wood',
        'Option value': 'Oak',
        'Option 2': 'Finish',
        'Option value 2': 'Oil',
      },
    ],
    reported: [],
  });
});

test('files of others, and one without prices, are not taken for one of Shopify', () => {
  expect(SourceSheet.recognize(['Product ID', 'Handle', 'Title', 'Price'], '2026-11-30')).toBeNull();
  expect(SourceSheet.recognize(['Handle', 'Title', 'Body (HTML)'], '2026-11-30')).toBeNull();
});

test('more rows than fit into memory are rejected', async () => {
  const rows = Array.from({ length: 20_001 }, () => ({ Handle: 'tee', Title: 'Tee', 'Variant Price': '1' }));
  await expect(convert(rows)).rejects.toMatchObject({
    issues: [{ message: { key: 'productSource.tooLarge' } }],
  });
});

test.each(['Variant Requires Shipping', 'Requires shipping'])(
  'a product may need no delivery: %s',
  async (name) => {
    const { rows } = await convert([
      { ...tee, [name]: 'true' },
      { ...tee, Handle: 'course', [name]: 'false' },
    ]);
    expect(rows.map((row) => row['Requires shipping'])).toEqual([undefined, 'no']);
  },
);
