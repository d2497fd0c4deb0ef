import { rmSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignPlanner } from '../modules/catalogue/price-campaigns/price-campaign.fixtures.ts';
import { saveDelivery } from '../modules/delivery/delivery.fixtures.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { ReadFeedProblems, ReadFeedUrls, UpdateOpeningSettings } from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { anAdmin } from '../test/users.ts';
import { thingOf } from './page-head.fixtures.ts';

const ADDRESS = 'https://shop.example';
const GTIN = '4006381333931';

let directory: string;
let shop: TestApp;
let token: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  directory = aBuiltWeb();
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: ADDRESS } });
  ({ token } = await anAdmin(shop));
  const em = shop.app.orm.em.fork();
  const add = async (name: string, input: Parameters<typeof aProduct>[1]) => {
    ids[name] = await aProduct(em, { position: Object.keys(ids).length, ...input });
  };
  await add('tee', {
    title: 'Tee & <Shirt>',
    brand: 'Fern',
    description: '# Soft\n\n**100 %** cotton\u0007',
    category: 'Tops',
    colours: ['Navy', 'Sand'],
    shown: ['Navy', 'Sand'],
    sizes: ['M', 'L/XL'],
    salePrice: 2000,
  });
  await em.execute(`update products set attributes = '[{"name": "Gender", "value": "Women"}]'`);
  await add('mug', { title: '-20 °C Mug, "blue"', category: 'Kitchen', salePrice: 1200, regularPrice: 1500 });
  await add('sold out', { title: 'Lamp', category: 'Kitchen', stock: 0 });
  await add('pictureless', { title: 'Ghost' });
  await add('draft', { title: 'Draft', status: 'DRAFT' });
  await em.execute(`update products set image = image || jsonb_build_object('url', '/assets/' || handle || '-1200.webp'),
    gallery = '[{"url":"https://cdn.example/b,2.jpg","alt":"","width":9,"height":9,"sources":[]}]' where title <> 'Ghost'`);
  await em.execute(
    `update product_variants set barcode = '${GTIN}', sku = 'MUG-1', weight = 350 where product_id = '${ids['mug']}'`,
  );
  await em.execute(
    `update product_variants set barcode = '4006381333930' where product_id = '${ids['sold out']}'`,
  );
  await em.execute(`update products set brand = null where title = 'Lamp'`);
  await em.execute(
    `insert into categories (id, slug, label, position) values (gen_random_uuid(), 'home', 'Home', 9)`,
  );
  await em.execute(
    `update categories set parent_id = (select id from categories where slug = 'home') where slug = 'kitchen'`,
  );
  await em.execute(`update categories set google_category = case slug when 'home' then '536'
    when 'tops' then 'Apparel & Accessories > Clothing' end`);
  await saveDelivery(shop, token, {
    countryCode: 'US',
    zones: [
      {
        name: 'Home',
        places: [{ countryCode: 'US' }, { countryCode: 'CA' }],
        methods: [{ name: 'Post: A, B', pricing: 'FLAT', fee: 495, freeFrom: 1800 }],
      },
    ],
  });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.client.rest<string>(path, { headers });

type Field = string | Record<string, string>;

/** The items of the feed: each field's values. */
async function googleItems(): Promise<Record<string, Field[]>[]> {
  const { status, headers, body } = await get('/feeds/google.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(body).not.toContain('\u0007');
  const items: Record<string, Field[]>[] = [];
  const open: { name: string; text: string; parts: Record<string, string> }[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (name === 'rss')
          expect(attributes).toEqual({ version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' });
        if (name === 'item') items.push({});
        open.push({ name: name.replace('g:', ''), text: '', parts: {} });
      },
      ontext: (text) => {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag: (_, isImplied) => {
        expect(isImplied).toBe(false);
        const { name = '', text = '', parts = {} } = open.pop() ?? {};
        const parent = open.at(-1);
        if (parent?.name === 'item') {
          const value = Object.keys(parts).length > 0 ? parts : text;
          const item = items.at(-1) ?? {};
          item[name] = [...(item[name] ?? []), value];
        } else if (parent) parent.parts[name] = text;
      },
    },
    { xmlMode: true },
  );
  parser.end(body);
  return items;
}

describe('the feed for Google', () => {
  test('has an item for each variant of a published product with a picture', async () => {
    const items = await googleItems();
    expect(items.map(({ title }) => title?.[0])).toEqual([
      'Tee & <Shirt>, Navy, M',
      'Tee & <Shirt>, Navy, L/XL',
      'Tee & <Shirt>, Sand, M',
      'Tee & <Shirt>, Sand, L/XL',
      '-20 °C Mug, "blue"',
      'Lamp',
    ]);
    expect(new Set(items.map(({ id }) => id?.[0])).size).toBe(6);
  });

  test('says all of a variant with options', async () => {
    const [, item] = await googleItems();
    expect(item).toEqual({
      id: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
      item_group_id: [ids['tee']],
      title: ['Tee & <Shirt>, Navy, L/XL'],
      description: ['Soft 100 % cotton'],
      link: [`${ADDRESS}/shop/tee-shirt?colour=Navy&size=L%2FXL`],
      image_link: [`${ADDRESS}/Navy.webp`],
      additional_image_link: [`${ADDRESS}/assets/tee-shirt-1200.webp`, 'https://cdn.example/b,2.jpg'],
      availability: ['in_stock'],
      price: ['20.00 USD'],
      brand: ['Fern'],
      identifier_exists: ['no'],
      condition: ['new'],
      color: ['Navy'],
      size: ['L/XL'],
      gender: ['female'],
      google_product_category: ['Apparel & Accessories > Clothing'],
      product_type: ['Tops'],
      shipping: [
        { country: 'US', price: '0.00 USD' },
        { country: 'CA', price: '0.00 USD' },
      ],
    });
  });

  test('links to what the structured data of the product’s page links to', async () => {
    const { body } = await get('/shop/tee-shirt');
    const { hasVariant } = thingOf(body, 'ProductGroup') as { hasVariant: { offers: { url: string } }[] };
    const links = (await googleItems()).slice(0, 4).map(({ link }) => link?.[0]);
    expect(hasVariant.map(({ offers }) => offers.url)).toEqual(links);
  });

  test('says the former price, the identifiers and the weight of a variant that has them', async () => {
    const item = (await googleItems()).find(({ mpn }) => mpn);
    expect(item).toMatchObject({
      price: ['15.00 USD'],
      sale_price: ['12.00 USD'],
      gtin: [GTIN],
      mpn: ['MUG-1'],
      product_type: ['Home > Kitchen'],
      google_product_category: ['536'],
      shipping_weight: ['350 g'],
      shipping: [{ price: '4.95 USD' }, { price: '4.95 USD' }],
    });
    for (const field of ['item_group_id', 'identifier_exists', 'brand', 'sale_price_effective_date'])
      expect(item).not.toHaveProperty(field);
  });

  test('has no GTIN with a wrong check digit', async () => {
    const item = (await googleItems()).at(-1);
    expect(item).toMatchObject({ availability: ['out_of_stock'], identifier_exists: ['no'] });
    expect(item).not.toHaveProperty('gtin');
  });
});

test('the feed for Meta has the same variants', async () => {
  const { status, headers, body } = await get('/feeds/meta.csv');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = parse<Record<string, string>>(body, { columns: true });
  expect(rows).toHaveLength(6);
  expect(rows[4]).toMatchObject({
    title: '-20 °C Mug, "blue"',
    availability: 'in stock',
    condition: 'new',
    price: '15.00 USD',
    sale_price: '12.00 USD',
    image_link: `${ADDRESS}/assets/20-c-mug-blue-1200.webp`,
    additional_image_link: 'https://cdn.example/b%2C2.jpg',
    gtin: GTIN,
    item_group_id: '',
    product_type: 'Home > Kitchen',
    google_product_category: '536',
    gender: '',
    shipping: 'US::Post A B:4.95 USD,CA::Post A B:4.95 USD',
  });
  expect(rows[1]).toMatchObject({
    item_group_id: ids['tee'],
    color: 'Navy',
    size: 'L/XL',
    gender: 'female',
    google_product_category: 'Apparel & Accessories > Clothing',
    shipping: 'US::Post A B:0.0 USD,CA::Post A B:0.0 USD',
  });
});

test('the JSON feed has all published variants, also those that services would reject', async () => {
  const { headers, body } = await shop.client.rest<{ shop: object; items: Record<string, unknown>[] }>(
    '/feeds/products.json',
  );
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body.shop).toEqual({ name: 'My shop', url: ADDRESS });
  expect(body.items).toHaveLength(7);
  expect(body.items.at(-1)).toMatchObject({ title: 'Ghost', images: [], isRejected: true });
  expect(body.items[4]).toMatchObject({ price: '12.00', regularPrice: '15.00', currency: 'USD', gtin: GTIN });
});

test('while a price campaign runs, feeds say from when to when', async () => {
  const campaigns = campaignPlanner(shop);
  await campaigns.login();
  const { id } = await campaigns.planned({ percent: 25, products: [{ productId: ids['tee'] }] });
  await campaigns.pass(0);
  try {
    const [item] = await googleItems();
    const times = [campaigns.at(0), campaigns.at(1)].map((time) => `${time.slice(0, 16)}Z`);
    expect(item).toMatchObject({
      price: ['20.00 USD'],
      sale_price: ['15.00 USD'],
      sale_price_effective_date: [times.join('/')],
    });
  } finally {
    await campaigns.remove(id);
    await campaigns.pass(0);
  }
});

test('a feed that has not changed is not sent again', async () => {
  await shop.app.jobs.run('catalogue-version');
  const first = await get('/feeds/google.xml');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  await shop.app.jobs.run('catalogue-version');
  expect(await get('/feeds/google.xml', { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
  await shop.app.orm.em.fork().execute(`update product_variants set stock = 3 where sku = 'MUG-1'`);
  await shop.app.jobs.run('catalogue-version');
  expect((await get('/feeds/google.xml', { 'if-none-match': tag })).status).toBe(200);
});

test('a feed that fails has no tag, so that nobody takes it for the current one', async () => {
  await shop.app.jobs.run('catalogue-version');
  const em = shop.app.orm.em.fork();
  await em.execute('alter table product_variants rename to missing_variants');
  try {
    const { status, headers } = await get('/feeds/google.xml');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(headers.get('etag')).toBeNull();
  } finally {
    await em.execute('alter table missing_variants rename to product_variants');
  }
});

test('staff see the URLs, and what services object to', async () => {
  const { productFeeds } = await shop.client.data(ReadFeedUrls, {}, token);
  expect(productFeeds).toEqual({
    googleUrl: `${ADDRESS}/feeds/google.xml`,
    metaUrl: `${ADDRESS}/feeds/meta.csv`,
    jsonUrl: `${ADDRESS}/feeds/products.json`,
  });
  const { productFeedProblems } = await shop.client.data(ReadFeedProblems, {}, token);
  expect(productFeedProblems).toEqual({
    totalCount: 3,
    products: [
      { product: { title: 'Tee & <Shirt>' }, problems: ['NO_IDENTIFIER', 'NO_AGE_GROUP'] },
      { product: { title: 'Lamp' }, problems: ['NO_IDENTIFIER', 'INVALID_BARCODE'] },
      { product: { title: 'Ghost' }, problems: ['NO_PICTURE', 'NO_IDENTIFIER'] },
    ],
  });
});

test.each(['/feeds/google.xml', '/feeds/meta.csv', '/feeds/products.json', '/llms.txt'])(
  'a closed shop has no %s',
  async (path) => {
    const setOpen = (isOpen: boolean) =>
      shop.client.payload(UpdateOpeningSettings, { input: { isOpen } }, token);
    await setOpen(false);
    try {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain('Mug');
    } finally {
      await setOpen(true);
    }
  },
);

describe('a catalogue of several batches', () => {
  const COUNT = 450;

  test('is complete in each feed, and a currency without decimals has none', async () => {
    const yen = await startTestApp({
      webDirectory: directory,
      settings: { publicUrl: ADDRESS, currencyCode: 'JPY' },
    });
    try {
      await yen.app.orm.em
        .fork()
        .execute(copiesOf(await aProduct(yen.app.orm.em.fork(), { salePrice: 1980 })));
      const { body } = await yen.client.rest<{ items: { price: string }[] }>('/feeds/products.json');
      expect(body.items).toHaveLength(COUNT);
      expect(new Set(body.items.map(({ price }) => price))).toEqual(new Set(['1980']));
    } finally {
      await yen.stop();
    }
  });

  /** Adds copies of the product and its variant, all at one position. */
  const copiesOf = (id: string) => `
    with copied as (
      insert into products (id, title, description, handle, category_id, sale_price, highest_price, colours, sizes, stock, image, gallery, position, created_at)
      select gen_random_uuid(), title, description, handle || n, category_id, sale_price, highest_price, colours, sizes, stock, image, gallery, position, created_at
      from products, generate_series(2, ${COUNT}) n where id = '${id}' returning id
    )
    insert into product_variants (id, product_id, position, sale_price, stock, created_at)
    select gen_random_uuid(), copied.id, 0, 1980, 1, now() from copied`;
});
