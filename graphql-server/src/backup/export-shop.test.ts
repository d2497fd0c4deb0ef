import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { aPicture, uploadAsset } from '../test/pictures.ts';
import { aCustomer, anAdmin } from '../test/users.ts';
import { aDigitalProduct } from '../modules/downloads/downloads.fixtures.ts';
import { exportShop } from './export-shop.ts';
import { readArchive } from './read-archive.fixtures.ts';

const shop = describeShop({}, { storage: new MemoryStorage() });
const storage = new MemoryStorage();
const progress = { report: () => undefined };

const DESCRIPTION = 'Tab\there, backslash \\ and\nanother line: 🧦';
let orderId: string;
let files: string[];

beforeAll(async () => {
  const { client } = shop;
  const admin = await anAdmin(shop);
  const { body } = await uploadAsset(client, admin.token, await aPicture().png().toBuffer());
  files = body.sources.flatMap(({ url, avifUrl }) => [url, ...(avifUrl ? [avifUrl] : [])]).map(keyOf);
  const productId = await aProduct(shop.app.orm.em.fork(), { description: DESCRIPTION });
  const { fileId } = await aDigitalProduct(shop, admin, 'Album');
  files.push(`digital-${fileId}-0.bin`);
  for (const key of files) await storage.put(key, { content: Buffer.from(`of ${key}`), type: 'image/webp' });
  orderId = await anOrder(client, await aCustomer(shop), anOrderInput({ productId, quantity: 1 }));
});

const keyOf = (url: string) => url.slice('/assets/'.length);

function exportTo(name: string, { config = shop.config, signal = new AbortController().signal } = {}) {
  const file = join(shop.config.dataDirectory, name);
  const exported = { config, orm: shop.app.orm, storage, clock: shop.clock.now };
  return { file, summary: exportShop(file, exported, progress, signal) };
}

test('the file holds every row of every table and every picture, for its owner only', async () => {
  const { file, summary } = exportTo('whole.tar.zst');
  await summary;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const entries = await readArchive(file);
  const manifest = JSON.parse(String(entries.get('manifest.json'))) as {
    migrations: string[];
    currencyCode: string;
    tables: { name: string; columns: string[]; rows: number }[];
  };
  expect(manifest.currencyCode).toBe('USD');
  expect(manifest.migrations[0]).toBe('20261128-baseline');
  for (const { name, columns, rows } of manifest.tables) {
    const text = String(entries.get(`tables/${name}/000001.copy`) ?? '');
    const lines = text.split('\n').slice(0, -1);
    expect([name, lines.length]).toEqual([name, rows]);
    for (const line of lines) expect(line.split('\t')).toHaveLength(columns.length);
  }
  const orders = manifest.tables.find(({ name }) => name === 'orders');
  const row = String(entries.get('tables/orders/000001.copy')).split('\t');
  expect(row[orders?.columns.indexOf('id') ?? -1]).toBe(orderId);
  const escaped = 'Tab\\there, backslash \\\\ and\\nanother line: 🧦';
  expect(String(entries.get('tables/products/000001.copy'))).toContain(escaped);
  expect(files.length).toBeGreaterThan(0);
  for (const key of files) expect(String(entries.get(`pictures/${key}`))).toBe(`of ${key}`);
  expect([...entries.keys()].at(-1)).toBe('end.json');
});

test('a configured secret is not in the file, a generated one is', async () => {
  const given = exportTo('given.tar.zst');
  await given.summary;
  expect((await readArchive(given.file)).has('session-secret')).toBe(false);
  const generated = exportTo('generated.tar.zst', { config: { ...shop.config, sessionSecrets: [] } });
  await generated.summary;
  const storedSecret = readFileSync(join(shop.config.dataDirectory, 'session-secret'), 'utf8');
  expect(String((await readArchive(generated.file)).get('session-secret'))).toBe(storedSecret);
});

test('a missing picture in the storage is reported', async () => {
  const [key = ''] = files;
  const content = await storage.read(key);
  await storage.delete([key]);
  const { summary } = exportTo('lacking.tar.zst');
  await expect(summary).resolves.toMatchObject({ missingPictures: [key], pictures: files.length - 1 });
  if (content) await storage.put(key, { content, type: 'image/webp' });
});

test('an existing file is not overwritten', async () => {
  writeFileSync(join(shop.config.dataDirectory, 'other.txt'), 'precious');
  const { file, summary } = exportTo('other.txt');
  await expect(summary).rejects.toThrow(/other\.txt exists already\. Name another file, or remove it\.$/);
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

test('a stopped export leaves nothing, and the shop keeps running', async () => {
  const controller = new AbortController();
  const stop = new Error('stopped');
  storage.read = async () => {
    controller.abort(stop);
    return Buffer.from('x');
  };
  const { file, summary } = exportTo('stopped.tar.zst', { signal: controller.signal });
  await expect(summary).rejects.toBe(stop);
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(shop.config.dataDirectory).filter((name) => name.startsWith('stopped'))).toEqual([]);
  expect(await shop.app.orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a missing directory is reported', async () => {
  const { summary } = exportTo('no/such/file');
  await expect(summary).rejects.toThrow(/no\/such\/file can't be written \(ENOENT\)\.$/);
});
