import { expect, test } from 'vitest';
import { convert, type FileRows } from '../convert.fixtures.ts';

const bag = {
  sku: '24-MB01',
  store_view_code: '',
  attribute_set_code: 'Bag',
  product_type: 'simple',
  categories: 'Default Category/Gear,Default Category/Gear/Bags',
  name: 'Duffle Bag',
  description: '<p>Holds <b>all</b>.</p>',
  product_online: '1',
  visibility: 'Catalog, Search',
  price: '34.0000',
  url_key: 'duffle-bag',
  meta_title: 'Duffle Bag for sports',
  additional_attributes: 'activity=Gym|Yoga,care_instructions=Wash cold, dry flat,strap=',
  qty: '100.0000',
  is_in_stock: '1',
  manage_stock: '1',
  allow_backorders: '0',
};
const bagRow = {
  line: 2,
  Handle: 'duffle-bag',
  Title: 'Duffle Bag',
  Description: 'Holds **all**.',
  Status: 'ACTIVE',
  Category: 'Bags',
  'Further categories': 'Gear',
  Attributes: 'Activity: Gym, Yoga; Care instructions: Wash cold, dry flat',
  'SEO title': 'Duffle Bag for sports',
  SKU: '24-MB01',
  Price: '34.0000',
  Stock: '100',
};

const hoodie = {
  sku: 'MH01',
  product_type: 'configurable',
  categories: 'Default Category/Men',
  name: 'Hoodie',
  product_online: '1',
  url_key: 'hoodie',
  additional_attributes: 'size=M,material=Cotton',
  configurable_variations: 'sku=MH01-S,size=S,farbe=Black|sku=MH01-M,size=M,farbe=Off-White, warm',
  configurable_variation_labels: 'size=Size,farbe=Color',
};
const ofHoodie = (size: string) => ({
  sku: `MH01-${size}`,
  product_type: 'simple',
  name: `Hoodie-${size}`,
  visibility: 'Not Visible Individually',
  price: '52',
  qty: '3',
  is_in_stock: '1',
});
const hoodieRow = {
  Handle: 'hoodie',
  Title: 'Hoodie',
  Status: 'ACTIVE',
  Category: 'Men',
  Attributes: 'Material: Cotton',
};

test.each<[what: string, rows: FileRows, converted: object[]]>([
  ['a simple product', [bag], [bagRow]],
  [
    'a product with variants, wherever their rows are',
    [ofHoodie('M'), hoodie, ofHoodie('S')],
    [
      { line: 4, ...hoodieRow, Colour: 'Black', Size: 'S', SKU: 'MH01-S', Price: '52', Stock: '3' },
      {
        line: 2,
        Handle: 'hoodie',
        Colour: 'Off-White, warm',
        Size: 'M',
        SKU: 'MH01-M',
        Price: '52',
        Stock: '3',
      },
    ],
  ],
  [
    'rows of a store view, which are translations',
    [bag, { ...bag, store_view_code: 'de', name: 'Tasche' }],
    [bagRow],
  ],
  ['a disabled product', [{ ...bag, product_online: '2' }], [{ ...bagRow, Status: 'DRAFT' }]],
  [
    'a hidden product',
    [{ ...bag, visibility: 'Not Visible Individually' }],
    [{ ...bagRow, Status: 'DRAFT' }],
  ],
  ['a stock that is not managed', [{ ...bag, manage_stock: '0' }], [{ ...bagRow, Stock: undefined }]],
  [
    'back-orders',
    [{ ...bag, qty: '0', allow_backorders: '1' }],
    [{ ...bagRow, Stock: '0', 'Backorder limit': '1000000' }],
  ],
  [
    'a stock that is managed by configuration',
    [{ ...bag, manage_stock: '0', use_config_manage_stock: '1' }],
    [bagRow],
  ],
  [
    'no back-orders by configuration',
    [{ ...bag, allow_backorders: '1', use_config_backorders: '1' }],
    [bagRow],
  ],
  [
    'quantities that an order can have, with a minimum that is no multiple of the step',
    [{ ...bag, min_cart_qty: '7.0000', max_cart_qty: '61', enable_qty_increments: '1', qty_increments: '6' }],
    [{ ...bagRow, 'Minimum quantity': '12', 'Quantity step': '6', 'Maximum quantity': '60' }],
  ],
  [
    'a step that is turned off, a minimum of one, and the maximum of an unchanged shop',
    [{ ...bag, min_cart_qty: '1', max_cart_qty: '10000', enable_qty_increments: '0', qty_increments: '6' }],
    [bagRow],
  ],
  [
    'a minimum that no order can have, and a maximum below the step',
    [{ ...bag, min_cart_qty: '1000', max_cart_qty: '5', enable_qty_increments: '1', qty_increments: '6' }],
    [{ ...bagRow, 'Quantity step': '6' }],
  ],
  [
    'a maximum below the minimum',
    [{ ...bag, min_cart_qty: '10', max_cart_qty: '5' }],
    [{ ...bagRow, 'Minimum quantity': '10' }],
  ],
  [
    'quantities by configuration',
    [
      {
        ...bag,
        min_cart_qty: '2',
        use_config_min_sale_qty: '1',
        max_cart_qty: '8',
        use_config_max_sale_qty: '1',
        enable_qty_increments: '1',
        use_config_enable_qty_inc: '1',
        qty_increments: '2',
      },
    ],
    [bagRow],
  ],
  ['sold out', [{ ...bag, is_in_stock: '0' }], [{ ...bagRow, Stock: '0' }]],
  [
    'a reduced price',
    [{ ...bag, special_price: '20', special_price_from_date: '2026-11-01' }],
    [{ ...bagRow, Price: '20', 'Former price': '34.0000' }],
  ],
  ...[
    ['3/21/26', '12/24/26, 12:00 AM'],
    ['21/3/26', '24/12/2026'],
    ['11/11/26', '2026-12-24 00:00:00'],
  ].map(([from = '', to = '']): [string, FileRows, object[]] => [
    `a price that is reduced from ${from} to ${to}`,
    [{ ...bag, special_price: '20', special_price_from_date: from, special_price_to_date: to }],
    [{ ...bagRow, Price: '20', 'Former price': '34.0000' }],
  ]),
  ['no URL key', [{ ...bag, url_key: '' }], [bagRow]],
  [
    'pictures with their server',
    [
      {
        ...bag,
        base_image: 'https://old.example/a.jpg',
        base_image_label: 'Front',
        additional_images: 'https://old.example/b.jpg,https://old.example/c.jpg',
        additional_image_labels: 'Back,',
      },
    ],
    [
      {
        ...bagRow,
        Pictures: 'https://old.example/a.jpg https://old.example/b.jpg https://old.example/c.jpg',
        'Alt texts': 'Front; Back; Duffle Bag',
      },
    ],
  ],
])('Magento: %s', async (_, rows, converted) => {
  expect(await convert(rows)).toEqual({ name: 'Magento', rows: converted, reported: [] });
});

test.each<[what: string, rows: FileRows, reported: string[]]>([
  [
    'pictures without their server',
    [{ ...bag, base_image: '/m/b/mb01.jpg', additional_images: '/m/b/mb02.jpg' }],
    ['NOTICE | 2 | base_image | productSource.picturePaths'],
  ],
  [
    'a variant without a row',
    [hoodie, ofHoodie('S')],
    ['NOTICE | 2 | sku | MH01-M | productSource.noRowOfVariation'],
  ],
  [
    'a product without any of its variants',
    [{ ...hoodie, price: '' }],
    [
      'NOTICE | 2 | sku | MH01-S | productSource.noRowOfVariation',
      'NOTICE | 2 | sku | MH01-M | productSource.noRowOfVariation',
      'NOTICE | 2 | productSource.noVariation',
    ],
  ],
  ['a bundle', [{ ...bag, product_type: 'bundle' }], ['NOTICE | 2 | productSource.kind']],
  [
    'a planned reduction',
    [{ ...bag, special_price: '20', special_price_from_date: '2026-12-24 00:00:00' }],
    ['NOTICE | 2 | price | 20 | productSource.saleLater'],
  ],
  [
    'a reduction that is over',
    [{ ...bag, special_price: '20', special_price_to_date: '3/21/26' }],
    ['NOTICE | 2 | price | 20 | productSource.saleOver'],
  ],
  ...['3/4/26', '31/31/26', '21.03.26'].map((date): [string, FileRows, string[]] => [
    `a reduction from ${date}`,
    [{ ...bag, special_price: '20', special_price_from_date: date }],
    ['NOTICE | 2 | price | 20 | productSource.saleUnclear'],
  ]),
])('Magento: %s is named', async (_, rows, reported) => {
  expect((await convert(rows)).reported).toEqual(reported);
});
