import { expect, test } from 'vitest';
import { convert, type FileRows } from '../convert.fixtures.ts';

const WITHOUT_TAX = 'NOTICE | 2 | Price tax excluded | productSource.withoutTax';

const mug = {
  'Product ID': '7',
  'Active (0/1)': '1',
  'Name *': 'Mug',
  'Categories (x,y,z...)': 'Home/Kitchen,Gifts',
  'Price tax excluded': '18.504132',
  'Reference #': 'MUG-1',
  Manufacturer: 'Kiln',
  EAN13: '4006381333931',
  UPC: '',
  Quantity: '12',
  Summary: '<p>Holds 0.3 l.</p>',
  Description: '<p>Fired <i>twice</i>.</p>',
  'Tags (x,y,z...)': 'clay,handmade',
  'Meta title': 'Mug of clay',
  'URL rewritten': 'clay-mug',
  'Image URLs (x,y,z...)': 'http://old.example/a.jpg,http://old.example/b.jpg',
  'Image alt texts (x,y,z...)': 'Front,Back',
  'Feature(Name:Value:Position)': 'Material:Clay:1,Care:Dishwasher:2',
};
const mugRow = {
  line: 2,
  Handle: 'clay-mug',
  Title: 'Mug',
  Description: 'Holds 0.3 l.\n\nFired *twice*.',
  Status: 'ACTIVE',
  Category: 'Kitchen',
  'Further categories': 'Gifts',
  Brand: 'Kiln',
  Tags: 'clay; handmade',
  Attributes: 'Material: Clay; Care: Dishwasher',
  'SEO title': 'Mug of clay',
  Pictures: 'https://old.example/a.jpg https://old.example/b.jpg',
  'Alt texts': 'Front; Back',
  SKU: 'MUG-1',
  Barcode: '4006381333931',
  Price: '18.50',
  Stock: '12',
};

test.each<[what: string, rows: FileRows, converted: object[]]>([
  ['a product', [mug], [mugRow]],
  ['one that is not active', [{ ...mug, 'Active (0/1)': '0' }], [{ ...mugRow, Status: 'DRAFT' }]],
  [
    'one that sells on',
    [{ ...mug, 'Out of stock action': '1' }],
    [{ ...mugRow, 'Backorder limit': '1000000' }],
  ],
  ['a UPC', [{ ...mug, EAN13: '0', UPC: '042000000017' }], [{ ...mugRow, Barcode: '042000000017' }]],
  ['no codes', [{ ...mug, EAN13: '0', UPC: '0' }], [{ ...mugRow, Barcode: undefined }]],
])('PrestaShop: %s', async (_, rows, converted) => {
  expect(await convert(rows)).toEqual({ name: 'PrestaShop', rows: converted, reported: [WITHOUT_TAX] });
});

test('PrestaShop: the list of products', async () => {
  const listed = {
    'Product ID': '7',
    Image: '',
    Name: 'Mug',
    Reference: 'MUG-1',
    Category: 'Kitchen',
    'Price (tax excl.)': '18.5',
    Quantity: '12',
    Status: '1',
  };
  expect(await convert([listed])).toEqual({
    name: 'PrestaShop',
    rows: [
      {
        line: 2,
        Handle: 'mug',
        Title: 'Mug',
        Status: 'ACTIVE',
        Category: 'Kitchen',
        SKU: 'MUG-1',
        Price: '18.5',
        Stock: '12',
      },
    ],
    reported: ['NOTICE | 2 | Price (tax excl.) | productSource.withoutTax'],
  });
});

test('PrestaShop: a file of combinations is an error that says what to do instead', async () => {
  const combination = {
    'Product ID*': '7',
    'Attribute (Name:Type:Position)*': 'Size:select:0',
    'Value (Value:Position)*': 'L:1',
    Reference: 'MUG-L',
    EAN13: '',
    'Impact on price': '2.5',
    Quantity: '3',
  };
  await expect(convert([combination])).rejects.toMatchObject({
    issues: [{ message: { key: 'productSource.combinations' } }],
  });
});

test('PrestaShop: pictures without their server are named', async () => {
  const { rows, reported } = await convert([{ ...mug, 'Image URLs (x,y,z...)': 'img/p/7.jpg' }]);
  expect(rows).toEqual([{ ...mugRow, Pictures: undefined, 'Alt texts': undefined }]);
  expect(reported).toEqual([WITHOUT_TAX, 'NOTICE | 2 | Image URLs (x,y,z...) | productSource.picturePaths']);
});
