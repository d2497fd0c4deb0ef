import { expect, test } from 'vitest';
import { AssetService } from '../modules/assets/asset.service.ts';
import { composition } from '../modules.ts';
import { assetUses } from '../modules/assets/asset-uses.registry.ts';
import { describeDatabase } from '../test/database/describe-database.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { TestClock } from '../test/test-clock.ts';
import { renderedPictures } from './sample/sample-pictures.ts';
import { storeAwaitedPictures } from './store-sample-pictures.ts';

const storage = new MemoryStorage();
const clock = new TestClock();

const idOf = (index: number) => `0193e0c0-0000-7000-8000-00000000000${index}`;

// A product with two pictures, from a start that was interrupted before their files were stored.
const em = describeDatabase(async (empty) => {
  await empty.execute(
    `insert into categories (id, slug, label, position) values ('${idOf(0)}', 'tees', 'Tees', 1)`,
  );
  await empty.execute(
    `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
       gallery, position, created_at)
     values ('${idOf(0)}', '${idOf(0)}', 'Tee', 'tee', '', 900, 900, 5, '[]', '[]', '{"assetId": "${idOf(0)}"}',
       '[{"assetId": "${idOf(1)}"}]', 1, now())`,
  );
  for (const [index, { hash, width, height, widths }] of renderedPictures.slice(0, 2).entries()) {
    await empty.execute(
      `insert into assets (id, hash, width, height, files, state, created_at, used_at)
       values ('${idOf(index)}', ?, ?, ?, ?::jsonb, 'STORING', now(), now())`,
      [
        hash,
        width,
        height,
        JSON.stringify(widths.slice(0, 2).map((each) => ({ width: each, format: 'webp' }))),
      ],
    );
  }
});

const start = () =>
  storeAwaitedPictures(
    em(),
    new AssetService(em(), clock.now, storage, { warn: () => undefined }, composition.entriesOf(assetUses)),
  );

test('files missing after a start are stored at the next one, once, or at a later one when the storage fails', async () => {
  const put = storage.put.bind(storage);
  storage.put = () => Promise.reject(new Error('away'));
  await expect(start()).rejects.toThrow('away');
  storage.put = put;
  await start();
  expect(storage.files.size).toBe(4);
  expect(await em().execute('select state, created_by_id from assets')).toEqual([
    { state: 'STORED', created_by_id: null },
    { state: 'STORED', created_by_id: null },
  ]);
  storage.files.clear();
  await start();
  expect(storage.files.size).toBe(0);
});

test('an interrupted upload of a program does not prevent the start', async () => {
  await em().execute(
    `insert into assets (id, hash, width, height, files, state, created_at, used_at)
     values ('${idOf(9)}', 'uploaded', 8, 8, '[{"width": 8, "format": "webp"}]', 'STORING', now(), now())`,
  );
  await expect(start()).resolves.toBeUndefined();
  expect(storage.files.size).toBe(0);
});
