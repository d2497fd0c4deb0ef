import { expect, test } from 'vitest';
import type { UserError } from '../../../../../../errors.ts';
import type { ImportEntry } from '../../../../../imports/sheet-import.ts';
import { convertFile } from '../../convert.fixtures.ts';
import { aPost, anExport } from './wordpress.fixtures.ts';
import { openWordPressExport } from './wordpress-export.ts';

/** The rows of the shop's own sheet that a file becomes in Berlin, read in parts of this size. */
async function read(file: string, partSize = file.length) {
  async function* parts() {
    for (let place = 0; place < file.length; place += partSize) yield file.slice(place, place + partSize);
  }
  const entries: ImportEntry[] = [];
  const opened = await openWordPressExport(parts(), 'Europe/Berlin', (entry) => entries.push(entry));
  const { name, rows, reported } = await convertFile(opened);
  expect(name).toBe('WooCommerce');
  const notices = entries.map(({ line, column, subject, message }) =>
    [line, column, subject, message?.key].filter((value) => value !== null).join(' | '),
  );
  return { rows, reported: [...notices, ...reported] };
}

/** As PHP's `serialize` writes it, for ASCII. */
function php(value: string | Record<string, object | string>): string {
  if (typeof value === 'string') return `s:${value.length}:"${value}";`;
  const items = Object.entries(value).map(([key, item]) => php(key) + php(item as string));
  return `a:${items.length}:{${items.join('')}}`;
}

const picture = (id: number, url: string) =>
  aPost({ id, type: 'attachment', elements: { 'wp:status': 'inherit', 'wp:attachment_url': url } });
const pictures = [
  picture(90, 'https://old.example/mug.jpg'),
  picture(91, 'https://old.example/side,%20left.jpg'),
];

const mugText = {
  id: 7,
  type: 'product',
  title: 'Salt &amp; Stone Mug',
  elements: {
    'content:encoded': 'First line\nsecond <b>line</b>\n\nNext paragraph',
    'excerpt:encoded': 'Holds 0.3 l.',
    'wp:post_name': 'stone-mug',
  },
  meta: {
    _sku: 'MUG-1',
    _global_unique_id: '0042000000017',
    _regular_price: '24',
    _sale_price: '18.50',
    _stock: '12',
    _manage_stock: 'yes',
    _stock_status: 'instock',
    _weight: '0.33',
    _thumbnail_id: '90',
    _product_image_gallery: '91',
    _product_attributes: php({
      material: { name: 'Material', value: 'Clay | Glaze', is_taxonomy: '0', is_variation: '0' },
    }),
  },
  terms: [
    ['product_type', 'simple', 'simple'],
    ['product_cat', 'kitchen', 'Kitchen &amp; Table'],
    ['product_cat', 'gifts', 'Gifts, small'],
    ['product_tag', 'clay', 'clay'],
    ['product_brand', 'kiln', 'Kiln'],
  ],
} as const;
const mugRow = {
  line: 5,
  Handle: 'stone-mug',
  Title: 'Salt & Stone Mug',
  Description: 'Holds 0.3 l.\n\nFirst line\\\nsecond **line**\n\nNext paragraph',
  Status: 'ACTIVE',
  Category: 'Kitchen & Table',
  'Further categories': 'Gifts, small',
  Brand: 'Kiln',
  Tags: 'clay',
  Attributes: 'Material: Clay, Glaze',
  Pictures: 'https://old.example/mug.jpg https://old.example/side,%20left.jpg',
  'Alt texts': 'Salt & Stone Mug; Salt & Stone Mug',
  SKU: 'MUG-1',
  Barcode: '0042000000017',
  Price: '18.50',
  'Former price': '24',
  Stock: '12',
};
type Text = Parameters<typeof aPost>[0];
const mug = (changes: Pick<Text, 'elements' | 'meta' | 'terms'> = {}) =>
  aPost({
    ...mugText,
    ...changes,
    elements: { ...mugText.elements, ...changes.elements },
    meta: { ...mugText.meta, ...changes.meta },
  });

test.each<[what: string, posts: string[], converted: object[]]>([
  ['a simple product with its pictures', [mug(), ...pictures], [mugRow]],
  [
    'a backslash in a text',
    [mug({ elements: { 'content:encoded': 'In C:\\new' } }), ...pictures],
    [{ ...mugRow, Description: 'Holds 0.3 l.\n\nIn C:\\new' }],
  ],
  [
    'a category that looks like a path',
    [
      mug({
        terms: [
          ['product_cat', 'mugs', 'Cups > Mugs'],
          ['product_cat', 'pots', 'Tea &gt; Pots'],
        ],
      }),
      ...pictures,
    ],
    [
      {
        ...mugRow,
        Category: 'Cups > Mugs',
        'Further categories': 'Tea > Pots',
        Brand: undefined,
        Tags: undefined,
      },
    ],
  ],
  ['a draft', [mug({ elements: { 'wp:status': 'draft' } }), ...pictures], [{ ...mugRow, Status: 'DRAFT' }]],
  [
    'a product with a password',
    [mug({ elements: { 'wp:post_password': 'secret' } }), ...pictures],
    [{ ...mugRow, Status: 'DRAFT' }],
  ],
  [
    'a handle that is no ASCII',
    [mug({ elements: { 'wp:post_name': 'gr%c3%bcne-tasse' } }), ...pictures],
    [{ ...mugRow, Handle: 'grune-tasse' }],
  ],
  [
    'no handle',
    [mug({ elements: { 'wp:post_name': '' } }), ...pictures],
    [{ ...mugRow, Handle: 'salt-stone-mug' }],
  ],
  [
    'a stock that is not managed',
    [mug({ meta: { _manage_stock: 'no' } }), ...pictures],
    [{ ...mugRow, Stock: undefined }],
  ],
  [
    'one that is not in stock',
    [mug({ meta: { _manage_stock: 'no', _stock_status: 'outofstock' } }), ...pictures],
    [{ ...mugRow, Stock: '0' }],
  ],
  [
    'back-orders',
    [mug({ meta: { _backorders: 'notify' } }), ...pictures],
    [{ ...mugRow, 'Backorder limit': '1000000' }],
  ],
  [
    'a virtual product',
    [mug({ meta: { _virtual: 'yes' } }), ...pictures],
    [{ ...mugRow, 'Requires shipping': 'no' }],
  ],
  [
    'a price that only shoppers see',
    [mug({ meta: { _regular_price: '', _sale_price: '', _price: '9' } }), ...pictures],
    [{ ...mugRow, Price: '9', 'Former price': undefined }],
  ],
  [
    // 23:30 of the day before in UTC.
    'a sale that ends today in Berlin',
    [mug({ meta: { _sale_price_dates_to: String(Date.UTC(2026, 10, 29, 23, 30) / 1000) } }), ...pictures],
    [mugRow],
  ],
  [
    'deleted and other posts',
    [
      aPost({ id: 1, type: 'post', title: 'Hello' }),
      aPost({ ...mugText, id: 8, elements: { 'wp:status': 'trash' } }),
      mug(),
      ...pictures,
    ],
    [{ ...mugRow, line: 7 }],
  ],
])('WordPress: %s', async (_, posts, converted) => {
  expect(await read(anExport(...posts))).toEqual({ rows: converted, reported: [] });
});

test.each<[what: string, post: string, reported: string[]]>([
  [
    'a sale that is over',
    mug({ meta: { _sale_price_dates_to: String(Date.UTC(2026, 10, 29, 22) / 1000) } }),
    ['NOTICE | 5 | Regular price | 18.50 | productSource.saleOver'],
  ],
  [
    'a hidden product',
    mug({
      terms: [
        ['product_cat', 'gifts', 'Gifts'],
        ['product_visibility', 'exclude-from-search', 'exclude-from-search'],
        ['product_visibility', 'exclude-from-catalog', 'exclude-from-catalog'],
      ],
    }),
    ['NOTICE | 5 | Visibility in catalog | hidden | productSource.hidden'],
  ],
  [
    'a grouped product',
    mug({ terms: [['product_type', 'grouped', 'grouped']] }),
    ['NOTICE | 5 | productSource.kind'],
  ],
])('WordPress: what is not imported of %s is named', async (_, post, reported) => {
  expect((await read(anExport(post, ...pictures))).reported).toEqual(reported);
});

test('WordPress: pictures that the file lacks are named once', async () => {
  const other = aPost({ ...mugText, id: 8, meta: { ...mugText.meta, _sku: 'MUG-2' } });
  const { rows, reported } = await read(anExport(mug(), other, pictures[0] ?? ''));
  expect(rows).toMatchObject([
    { Pictures: 'https://old.example/mug.jpg' },
    { Pictures: 'https://old.example/mug.jpg' },
  ]);
  expect(reported).toEqual(['5 | Images | wordPress.noPictures']);
});

const teeText = {
  id: 20,
  type: 'product',
  title: 'Tee',
  elements: { 'wp:post_name': 'tee' },
  meta: {
    _sku: 'TEE',
    _manage_stock: 'yes',
    _stock: '9',
    _product_attributes: php({
      'pa_shoe-size': { name: 'pa_shoe-size', is_taxonomy: '1', is_variation: '1' },
      print: { name: 'Print', value: 'Lion | None', is_taxonomy: '0', is_variation: '1' },
      pa_fit: { name: 'pa_fit', is_taxonomy: '1', is_variation: '0' },
    }),
  },
  terms: [
    ['product_type', 'variable', 'variable'],
    ['product_cat', 'shirts', 'Shirts'],
    ['pa_shoe-size', '8-5', '8,5'],
    ['pa_shoe-size', '9', '9'],
    ['pa_fit', 'loose', 'Loose'],
  ],
} as const;
const variation = (id: number, size: string, meta: Record<string, string> = {}, status = 'publish') =>
  aPost({
    id,
    type: 'product_variation',
    title: `Tee - ${size}`,
    elements: { 'wp:post_parent': '20', 'wp:status': status },
    meta: {
      _sku: `TEE-${id}`,
      _regular_price: '20',
      'attribute_pa_shoe-size': size,
      attribute_print: 'Lion',
      ...meta,
    },
  });
const ofTee = {
  Handle: 'tee',
  Title: 'Tee',
  Status: 'ACTIVE',
  Category: 'Shirts',
  Attributes: 'Fit: Loose',
};
const optionsOfTee = { Option: 'Shoe size', 'Option 2': 'Print', 'Option value 2': 'Lion' };

test('WordPress: variations, also before their product, have the names of its attributes', async () => {
  const own = { _manage_stock: 'yes', _stock: '3' };
  const file = anExport(variation(21, '8-5', own), aPost(teeText), variation(22, '9'));
  expect(await read(file)).toEqual({
    rows: [
      { line: 5, ...ofTee, ...optionsOfTee, 'Option value': '8,5', SKU: 'TEE-21', Price: '20', Stock: '3' },
      // The product's stock, which only this variation has.
      {
        line: 7,
        Handle: 'tee',
        ...optionsOfTee,
        'Option value': '9',
        SKU: 'TEE-22',
        Price: '20',
        Stock: '9',
      },
    ],
    reported: [],
  });
});

/** Attributes of a product, with these names. */
const attributes = (names: readonly string[]) => {
  const items = names.map((name): [string, object] => [
    name,
    { name, value: 'x', is_taxonomy: '0', is_variation: '0' },
  ]);
  return php(Object.fromEntries(items));
};

test('WordPress: of many attributes, those after the fiftieth are named and left out', async () => {
  const names = Array.from({ length: 52 }, (_, index) => `A${index + 1}`);
  const bowl = aPost({ id: 8, type: 'product', meta: { _product_attributes: attributes(names) } });
  async function* text() {
    yield anExport(bowl);
  }
  const entries: ImportEntry[] = [];
  const { header } = await openWordPressExport(text(), 'UTC', (entry) => entries.push(entry));
  expect(header.filter((name) => name.endsWith(' name'))).toHaveLength(50);
  expect(entries).toMatchObject([
    { kind: 'NOTICE', line: 5, after: 'A51, A52', message: { key: 'productSource.tooMany' } },
  ]);
});

test.each(['O:8:"stdClass":0:{}', 'a:1:{s:5:"print";s:4:"Lion";}'])(
  'WordPress: attributes that can’t be read are named once, with their product: %s',
  async (stored) => {
    const tee = aPost({ ...teeText, meta: { _sku: 'TEE', _product_attributes: stored } });
    const { reported } = await read(anExport(tee, variation(21, '9'), variation(22, '8-5')));
    expect(reported).toEqual(['5 | Attributes | Tee | wordPress.attributes']);
  },
);

test('WordPress: texts that variations repeat count for each of them', async () => {
  const sized = {
    ...teeText,
    terms: [...teeText.terms, ['pa_shoe-size', 'long', 'x'.repeat(2_000_000)] as const],
  };
  const posts = Array.from({ length: 11 }, (_, index) => variation(21 + index, 'long'));
  async function* text() {
    yield anExport(aPost(sized), ...posts);
  }
  await expect(openWordPressExport(text(), 'UTC', () => {})).rejects.toMatchObject({
    issues: [{ message: { key: 'productSource.tooLarge' } }],
  });
});

test.each<[what: string, posts: string[], reported: string[]]>([
  [
    'for any value',
    [aPost(teeText), variation(21, '')],
    ['ERROR | 6 | Attribute 1 value(s) | productSource.anyValue'],
  ],
  [
    'that is not enabled',
    [aPost(teeText), variation(21, '9'), variation(22, '8-5', {}, 'private')],
    ['NOTICE | 7 | productSource.disabled'],
  ],
  ['without its product', [...pictures, mug(), variation(21, '9')], ['NOTICE | 11 | productSource.noParent']],
])('WordPress: a variation %s is named', async (_, posts, reported) => {
  expect((await read(anExport(...posts))).reported).toEqual(reported);
});

test('WordPress: a file in parts is the same', async () => {
  const file = anExport(mug(), ...pictures, aPost(teeText), variation(21, '9'));
  expect(await read(file, 7)).toEqual(await read(file));
});

test('WordPress: products in one line have different ones', async () => {
  const bowls = [8, 9].map((id) => aPost({ id, type: 'product', meta: { _regular_price: '9' } }));
  const { rows } = await read(anExport(bowls.join('')));
  expect(rows.map(({ line }) => line)).toEqual([5, 6]);
});

test('WordPress: entities of the file and of other files are text', async () => {
  const doctype =
    '<!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>';
  const named = mug().replace('<![CDATA[Salt &amp; Stone Mug]]>', '&b;&c; &lt;Mug&gt;');
  const { rows } = await read(anExport(named, ...pictures).replace('<rss', `${doctype}\n<rss`));
  expect(rows[0]?.Title).toBe('&b;&c; <Mug>');
});

const longTerm = ['product_cat', 'x'.repeat(10_000_000), 'Gifts'] as const;

test.each([
  ['whose end is missing', anExport(mug()).slice(0, -10), 'wordPress.incomplete'],
  ['without products', anExport(...pictures), 'wordPress.noProducts'],
  ['of another program', '<?xml version="1.0"?><rss><channel><item/></channel></rss>', 'sheet.markup'],
  ['of a web page', '<!doctype html><p>Not found', 'sheet.markup'],
  ['that nests deeper than exports', anExport('<a>'.repeat(20) + '</a>'.repeat(20), mug()), 'sheet.markup'],
  [
    'with too long texts',
    anExport(mug({ meta: { _sku: 'x'.repeat(20_000_001) } })),
    'productSource.tooLarge',
  ],
  ['with too many categories', anExport('<item>', '<category/>'.repeat(400_001)), 'productSource.tooLarge'],
  ['with too long slugs', anExport(mug({ terms: [longTerm, longTerm] })), 'productSource.tooLarge'],
  [
    'with too long keys of metadata',
    anExport(mug({ meta: { [`attribute_${'x'.repeat(10_000_000)}`]: 'y'.repeat(10_000_000) } })),
    'productSource.tooLarge',
  ],
  ['with an endless comment', `<rss><!-- ${'x'.repeat(20_000_001)}`, 'productSource.tooLarge'],
])('WordPress: a file %s is an error', async (_, file, key) => {
  const error = await read(file, 256 * 1024).catch((caught: unknown) => caught as UserError);
  expect(error).toMatchObject({ issues: [{ message: { key } }] });
});
