import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { AssetService } from '../../modules/assets/asset.service.ts';
import { storeAwaitedPictures } from '../../seed/store-sample-pictures.ts';
import { MemoryStorage } from '../../test/gateways/memory-storage.ts';
import { TestClock } from '../../test/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import type { Orm } from '../database.ts';

// A product as a shop of the last release was seeded with it, with what an admin has made of others, and an
// order.
const [CATEGORY, TEE, LAMP, BARE, USER, ORDER, LINE, OLD_LINE] = Array.from(
  { length: 8 },
  (_, index) => `0193e0c0-0000-7000-8000-00000000000${index}`,
);
const picture = (name: string, hashes: [string, string], alt: string) => {
  const sources = [320, 640].map((width, index) => ({
    url: `/pictures/${name}-${width}.${hashes[index]}.webp`,
    width,
  }));
  return { url: sources[1]?.url, alt, width: 640, height: 640, sources };
};
const tee = picture('tee', ['9453967c', '124863bc'], 'Crew-neck cotton T-shirt in cobalt');
const offWhite = picture('tee-off-white', ['07a74131', '5bb5e6ed'], 'Crew-neck cotton T-shirt in off white');
const foreign = {
  url: 'https://pictures.example/lamp.png',
  alt: 'Lamp',
  width: 640,
  height: 640,
  sources: [],
};
const gone = picture('tee', ['00000000', '00000000'], 'A rendering that was replaced before');

const storage = new MemoryStorage();
const clock = new TestClock();
let database: TestDatabase;
let orm: Orm;

async function run<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const rows = await orm.em.fork().execute<Row[]>(sql, values);
  return rows.map((row) => ({ ...row }));
}

async function addProduct(
  id: string | undefined,
  looks: { image: object; gallery: object[]; colours: object[] },
) {
  const { image, gallery, colours } = looks;
  await run(
    `insert into products (id, category_id, title, description, sale_price, stock, colours, sizes, image, gallery,
       position, search_text, created_at)
     values (?, ?, 'It', '', 900, 5, ?::jsonb, '[]', ?::jsonb, ?::jsonb, 1, 'it', now())`,
    [id, CATEGORY, JSON.stringify(colours), JSON.stringify(image), JSON.stringify(gallery)],
  );
}

const addLine = (id: string | undefined, position: number, image: object) =>
  run(
    `insert into order_lines (id, order_id, product_id, position, title, image, quantity, unit_price)
     values (?, ?, ?, ?, 'It', ?::jsonb, 1, 900)`,
    [id, ORDER, TEE, position, JSON.stringify(image)],
  );

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, composition.entities, 'USD');
  await orm.migrator.up({ to: '20261122-stock-reasons' });
  await run(`insert into categories (id, slug, label, position) values (?, 'tees', 'Tees', 1)`, [CATEGORY]);
  await addProduct(TEE, {
    image: tee,
    gallery: [offWhite, foreign],
    colours: [
      { name: 'Cobalt', hex: '#0047ab', image: tee },
      { name: 'Off White', hex: '#faf9f6', image: offWhite },
      { name: 'None', hex: '#000000', image: null },
    ],
  });
  await addProduct(LAMP, { image: foreign, gallery: [], colours: [] });
  await addProduct(BARE, { image: gone, gallery: [], colours: [] });
  await run(
    `insert into users (id, first_name, email, created_at) values (?, 'Ada', 'ada@test.example', now())`,
    [USER],
  );
  await run(
    `insert into orders (id, number, user_id, status, payment_method, payment_state, subtotal, shipping_total, total,
       item_count, currency, customer, created_at, fingerprint)
     values (?, '1', ?, 'PENDING', 'BANK', 'UNPAID', 1800, 0, 1800, 2, 'USD', '{}', now(), 'f')`,
    [ORDER, USER],
  );
  await addLine(LINE, 0, offWhite);
  await addLine(OLD_LINE, 1, gone);
  await migrate(orm);
});
beforeEach(() => storage.files.clear());
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const start = () => {
  const assets = new AssetService(orm.em.fork(), clock.now, storage, { warn: () => undefined });
  return storeAwaitedPictures(orm.em.fork(), assets);
};

test('sample pictures become assets wherever they are shown, and all else stays', async () => {
  const [product] = await run<Record<'image' | 'gallery' | 'colours', unknown>>(
    'select image, gallery, colours from products where id = ?',
    [TEE],
  );
  const asset = (old: typeof tee) => ({
    ...old,
    assetId: expect.any(String) as unknown,
    placeholder: expect.stringMatching(/^data:image\/webp/) as unknown,
    url: expect.stringMatching(/^\/assets\/[\da-f]{32}-640\.webp$/) as unknown,
    sources: [320, 640].map((width) => ({
      url: expect.stringMatching(/^\/assets\/[\da-f]{32}-\d+\.webp$/) as unknown,
      width,
    })),
  });
  expect(product).toEqual({
    image: asset(tee),
    gallery: [asset(offWhite), foreign],
    colours: [
      { name: 'Cobalt', hex: '#0047ab', image: asset(tee) },
      { name: 'Off White', hex: '#faf9f6', image: asset(offWhite) },
      { name: 'None', hex: '#000000', image: null },
    ],
  });
  expect(await run('select image from products where id in (?, ?) order by id', [LAMP, BARE])).toEqual([
    { image: foreign },
    { image: gone },
  ]);
  expect(await run('select image from order_lines order by position')).toEqual([
    { image: asset(offWhite) },
    { image: gone },
  ]);
});

test('their files are stored at the next start, once, or at the one after when the storage fails', async () => {
  expect(await run('select distinct state from assets')).toEqual([{ state: 'STORING' }]);
  const put = storage.put.bind(storage);
  storage.put = () => Promise.reject(new Error('away'));
  await expect(start()).rejects.toThrow('away');
  storage.put = put;
  await start();
  expect(storage.files.size).toBe(4);
  expect(await run('select state, created_by_id from assets')).toEqual([
    { state: 'STORED', created_by_id: null },
    { state: 'STORED', created_by_id: null },
  ]);
  storage.files.clear();
  await start();
  expect(storage.files.size).toBe(0);
});
