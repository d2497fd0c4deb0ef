import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StorageError } from '../modules/assets/file-storage.port.ts';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { writeArchive } from './archive-writer.ts';
import { makeBusy } from './busy-shop.fixtures.ts';
import { contentsOf } from './database-contents.fixtures.ts';
import { exportShop } from './export-shop.ts';
import { readArchive } from './read-archive.fixtures.ts';
import { openTarget, type TargetShop } from './target-shop.fixtures.ts';

// After each failure the target must be unchanged: an empty shop that a valid file can still be imported
// into.

const pictures = new MemoryStorage();
const shop = describeShop({}, { storage: pictures });

let file: string;
let target: TargetShop;
let before: unknown;

beforeAll(async () => {
  await makeBusy(shop);
  file = join(shop.config.dataDirectory, 'shop.tar.zst');
  const exported = { config: shop.config, orm: shop.app.orm, storage: pictures, clock: shop.clock.now };
  await exportShop(file, exported, { report: () => undefined }, new AbortController().signal);
});

beforeEach(async () => {
  target = await openTarget({ isMigrated: true });
  before = await contentsOf(target.orm);
});
afterEach(() => target.drop());

async function expectUnchanged(): Promise<void> {
  expect(await contentsOf(target.orm)).toEqual(before);
  expect([...target.storage.files.keys()]).toEqual([]);
}

/** A copy of the shop's file with changed content. */
async function fileWith(change: (entries: Map<string, Buffer>) => void): Promise<string> {
  const entries = await readArchive(file);
  change(entries);
  const changed = join(target.config.dataDirectory, `${randomUUID()}.tar.zst`);
  await writeArchive(changed, new AbortController().signal, async (add) => {
    for (const [name, content] of entries) await add(name, content);
  });
  return changed;
}

interface ChangedManifest {
  format: number;
  currencyCode: string;
  migrations: string[];
}

const fileWithManifest = (change: (manifest: ChangedManifest) => object) =>
  fileWith((entries) => {
    const manifest = JSON.parse(String(entries.get('manifest.json'))) as ChangedManifest;
    entries.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change(manifest) })));
  });

test.each([100, 10_000])('a file without its last %i bytes is rejected', async (missing) => {
  const cut = join(target.config.dataDirectory, 'cut.tar.zst');
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length - missing));
  await expect(target.importFrom(cut)).rejects.toThrow(/cut\.tar\.zst is damaged, or is no exported shop\.$/);
  await expectUnchanged();
});

test('a damaged file is rejected', async () => {
  const flipped = join(target.config.dataDirectory, 'flipped.tar.zst');
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  // A single flipped bit may be one that Zstandard ignores: two in a thousand here.
  for (let place = middle; place < middle + 8; place += 1) {
    bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
  }
  writeFileSync(flipped, bytes);
  await expect(target.importFrom(flipped)).rejects.toThrow(/is damaged, or is no exported shop\.$/);
  await expectUnchanged();
});

test.each([
  ['its last entry', 'end.json', /is damaged/],
  ['rows', 'tables/orders/000001.copy', /^The file does not have all rows of orders\.$/],
])('a file without %s is rejected', async (_, entry, words) => {
  const from = await fileWith((entries) => entries.delete(entry));
  await expect(target.importFrom(from)).rejects.toThrow(words);
  await expectUnchanged();
});

test('a file that is not an exported shop is rejected', async () => {
  const other = join(target.config.dataDirectory, 'other.txt');
  writeFileSync(other, 'Dear diary');
  await expect(target.importFrom(other)).rejects.toThrow(/other\.txt is damaged, or is no exported shop\.$/);
  const missing = join(target.config.dataDirectory, 'missing');
  await expect(target.importFrom(missing)).rejects.toThrow(/missing can't be read \(ENOENT\)\.$/);
});

test('a file of a newer version is rejected', async () => {
  const from = await fileWithManifest(({ migrations }) => ({
    migrations: [...migrations, '29991231-flying-cars'],
  }));
  await expect(target.importFrom(from)).rejects.toThrow(
    /is of a newer version of the shop \(migration 29991231-flying-cars\)\. Update this one first\.$/,
  );
  const newFormat = await fileWithManifest(() => ({ format: 2, migrations: 'elsewhere' }));
  await expect(target.importFrom(newFormat)).rejects.toThrow(/newer version of the shop \(format 2\)/);
  await expectUnchanged();
});

test('a file from before the baseline is rejected, with the version that can read it', async () => {
  const from = await fileWithManifest(() => ({ migrations: ['20261120-initial', '20261204-webhooks'] }));
  await expect(target.importFrom(from)).rejects.toThrow(
    /^\S+ is of a version from before 28 November 2026 \(its last migration is 20261204-webhooks\)\. .* git switch --detach \w+ /,
  );
  await expectUnchanged();
});

test('a file in another currency than the environment sets is rejected, with the currency', async () => {
  const from = await fileWithManifest(() => ({ currencyCode: 'EUR' }));
  const inDollars = { config: { settings: { currencyCode: 'USD' } } };
  await expect(target.importFrom(from, inDollars)).rejects.toThrow('Set CURRENCY_CODE=EUR and import again.');
  await expectUnchanged();
});

test('a file of a shop with another session secret is rejected, unless that is accepted', async () => {
  const other = { config: { sessionSecrets: ['another secret, which is long enough too'] } };
  await expect(target.importFrom(file, other)).rejects.toThrow(
    /set it to the SESSION_SECRET of the exported shop/,
  );
  await expectUnchanged();
  await expect(target.importFrom(file, { ...other, acceptsOtherSecret: true })).resolves.toMatchObject({
    migrations: 0,
  });
});

test('a database that is newer, or has a shop, is rejected', async () => {
  const older = await fileWithManifest(({ migrations }) => ({ migrations: migrations.slice(0, -1) }));
  await expect(target.importFrom(older)).rejects.toThrow(/^The database is of a newer version than the file/);
  await target.importFrom(file);
  await expect(target.importFrom(file)).rejects.toThrow(/^This shop is not empty: it has users\./);
});

test('when pictures cannot be stored, none of them remain', async () => {
  target.storage.put = async (key, { content }) => {
    if (target.storage.files.size === 1) throw new StorageError('FULL', 'No room');
    target.storage.files.set(key, content);
  };
  const two = await fileWith((entries) => {
    entries.set('pictures/another-1.webp', Buffer.from('another'));
    entries.set('end.json', Buffer.from('{"pictures":2,"missingPictures":[]}'));
  });
  await expect(target.importFrom(two)).rejects.toThrow('No room');
  await expectUnchanged();
});

test.each(['Reading', 'Loading', 'Building'])('a stopped import leaves nothing: %s', async (step) => {
  const controller = new AbortController();
  const abortAtStep = (text: string) => text.startsWith(step) && controller.abort(new Error('stopped'));
  await expect(target.importFrom(file, { signal: controller.signal, report: abortAtStep })).rejects.toThrow(
    'stopped',
  );
  await expectUnchanged();
});
