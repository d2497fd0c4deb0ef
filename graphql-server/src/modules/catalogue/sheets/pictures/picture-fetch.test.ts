import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../../app.ts';
import { MINUTE } from '../../../../shared/time/duration.ts';
import { describeShop } from '../../../../test/describe-shop.ts';
import {
  FindSheetProduct,
  ReadPictureVersion,
  RetryPictures,
  UpdatePictures,
} from '../../../../test/documents.generated.ts';
import { aBomb, aPicture, uploadAsset } from '../../../../test/pictures.ts';
import { anAdmin, type Person } from '../../../../test/users.ts';
import { readEntries } from '../../../audit/audit.fixtures.ts';
import { importFile, shownImport } from '../../../imports/import.fixtures.ts';
import { describePictureServer, lamps } from './picture-server.fixtures.ts';

const server = describePictureServer();
const shop = describeShop({ allowsPrivateAddresses: true });
let admin: Person;

const PLACEHOLDER = '/placeholders/electronics.svg';

const forked = () => shop.app.orm.em.fork();
const importProducts = (text: string) => importFile(shop, admin, { path: 'products', text });
const fetchPictures = () => shop.app.jobs.run('import-pictures');
const fetchAfter = async (minutes: number) => {
  shop.clock.advance(minutes * MINUTE);
  await fetchPictures();
  // The session has expired.
  admin = await anAdmin(shop);
};
const shown = (id: string) => shownImport(shop, admin, id);
const galleryOf = async (handle: string) => {
  const { product } = await shop.client.data(FindSheetProduct, { handle }, admin.token);
  return product?.gallery.map(({ url }) => url) ?? [];
};
const readVersion = async (handle: string) => {
  const { product } = await shop.client.data(ReadPictureVersion, { handle }, admin.token);
  if (!product) throw new Error('There is no such product.');
  return product;
};
/** The asset of a picture of the server. */
const assetOf = async (path: string) =>
  (await uploadAsset(shop.client, admin.token, server.files.get(path) as Buffer<ArrayBuffer>)).body;

beforeEach(async () => {
  await forked().execute('delete from sheet_imports');
  await forked().execute('delete from fetched_pictures');
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  admin = await anAdmin(shop);
});

test('a dead picture does not keep its product from being imported', async () => {
  const { host } = server;
  const text = lamps(`${host}/none.png`, `${host}/none.png ${host}/red.png`);
  const { id, state } = await importProducts(text);
  expect([state, await galleryOf('lamp-0'), await galleryOf('lamp-1')]).toEqual([
    'DONE',
    [PLACEHOLDER],
    [PLACEHOLDER],
  ]);
  expect(await shown(id)).toMatchObject({ waitingPictureCount: 3, storedPictureCount: 0 });
  await fetchPictures();
  const { url } = await assetOf('/red.png');
  expect([await galleryOf('lamp-0'), await galleryOf('lamp-1')]).toEqual([[PLACEHOLDER], [url]]);
  const failure = { url: `${host}/none.png`, message: 'The server responded with status 404.' };
  expect(await shown(id)).toMatchObject({
    waitingPictureCount: 0,
    storedPictureCount: 1,
    failedPictureCount: 2,
    failedPictures: [
      { ...failure, productTitle: 'Lamp 0' },
      { ...failure, productTitle: 'Lamp 1' },
    ],
  });
});

test('what can’t become better fails at once, with its reason', async () => {
  const { host, files } = server;
  files.set('/page', Buffer.from('<!doctype html>'));
  files.set('/inside', (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
  files.set('/large', Buffer.alloc(10 * 1024 * 1024 + 1));
  files.set('/wide', aBomb(await aPicture().png().toBuffer(), 7800));
  files.set('/zipped', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
  const paths = ['/page', '/inside', '/large', '/wide', '/zipped'];
  const { id } = await importProducts(lamps(paths.map((path) => host + path).join(' ')));
  await fetchPictures();
  const { failedPictures = [] } = (await shown(id)) ?? {};
  expect(failedPictures.map(({ url, message }) => [url.replace(host, ''), message])).toEqual([
    ['/page', 'This file is not a PNG, JPEG or WebP picture.'],
    [
      '/inside',
      'The URL leads to another one that does not start with https://, or has a port or a password.',
    ],
    ['/large', 'The picture is larger than 10 MB.'],
    ['/wide', 'This picture is too large: please choose one of at most 50 megapixels.'],
    ['/zipped', 'The picture was sent in a compressed form that the shop did not request.'],
  ]);
});

test('a server that is down is asked again after 1, 5 and 30 minutes', async () => {
  const { host, files, requestedPaths } = server;
  const requestCounts: number[] = [];
  files.set('/late.png', (response) => response.writeHead(503).end());
  const { id } = await importProducts(lamps(`${host}/late.png`));
  for (const minutes of [0, 0.9, 0.2, 4, 1.1, 28, 2.1]) {
    await fetchAfter(minutes);
    requestCounts.push(requestedPaths.length);
  }
  expect(requestCounts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(await shown(id)).toMatchObject({
    failedPictures: [{ message: 'The server responded with status 503.' }],
  });

  files.set('/late.png', files.get('/red.png') ?? Buffer.of());
  await fetchAfter(60);
  expect(requestedPaths).toHaveLength(4);
  const { sheetImport } = await shop.client.payload(RetryPictures, { id }, admin.token);
  expect(sheetImport).toMatchObject({ waitingPictureCount: 1, failedPictureCount: 0 });
  await fetchPictures();
  expect(await shown(id)).toMatchObject({ storedPictureCount: 1, failedPictures: [] });
  expect(await galleryOf('lamp-0')).toEqual([(await assetOf('/red.png')).url]);
});

test('importing the file again changes nothing, whether its pictures wait, are stored or failed', async () => {
  const { host, requestedPaths } = server;
  const text = lamps(`${host}/red.png ${host}/none.png ${host}/blue.png`);
  const { id } = await importProducts(text);
  const unchanged = { createdCount: 0, changedCount: 0, errorCount: 0 };
  expect(await importProducts(text)).toMatchObject({ ...unchanged, waitingPictureCount: 0 });
  expect(await shown(id)).toMatchObject({ waitingPictureCount: 3 });
  await fetchPictures();
  const before = await galleryOf('lamp-0');
  expect(before).toEqual([(await assetOf('/red.png')).url, (await assetOf('/blue.png')).url]);

  // What failed is tried again. Fetched pictures are not.
  const again = await importProducts(text);
  expect(again).toMatchObject({
    changedCount: 1,
    entries: [{ column: 'Pictures', line: 2 }],
    waitingPictureCount: 1,
  });
  server.files.set('/none.png', server.files.get('/green.png') ?? Buffer.of());
  await fetchPictures();
  expect(await galleryOf('lamp-0')).toEqual([before[0], (await assetOf('/green.png')).url, before[1]]);
  expect(requestedPaths.toSorted()).toEqual(['/blue.png', '/none.png', '/none.png', '/red.png']);
  expect(await importProducts(text)).toMatchObject({ ...unchanged, waitingPictureCount: 0 });
});

test('two URLs of one picture are one picture, also when they are imported again', async () => {
  const { host, files } = server;
  files.set('/copy.png', files.get('/red.png') ?? Buffer.of());
  const text = lamps(`${host}/red.png ${host}/copy.png`);
  const { id } = await importProducts(text);
  await fetchPictures();
  expect(await galleryOf('lamp-0')).toEqual([(await assetOf('/red.png')).url]);
  expect(await shown(id)).toMatchObject({ storedPictureCount: 2, waitingPictureCount: 0 });
  expect(await importProducts(text)).toMatchObject({ errorCount: 0, changedCount: 0 });
});

test('the pictures have the order of the file, in whatever order they arrive', async () => {
  const { host, files } = server;
  const red = files.get('/red.png') ?? Buffer.of();
  files.set('/red.png', (response) => response.writeHead(503).end());
  await importProducts(lamps(`${host}/red.png ${host}/blue.png ${host}/green.png`));
  await fetchPictures();
  const [blue, green] = [await assetOf('/blue.png'), await assetOf('/green.png')];
  expect(await galleryOf('lamp-0')).toEqual([blue.url, green.url]);
  files.set('/red.png', red);
  await fetchAfter(1);
  expect(await galleryOf('lamp-0')).toEqual([(await assetOf('/red.png')).url, blue.url, green.url]);
});

test('a picture stays until the first one that replaces it is stored', async () => {
  const { host, files } = server;
  await importProducts(lamps(`${host}/red.png`));
  await fetchPictures();
  const [red] = await galleryOf('lamp-0');
  files.set('/blue.png', (response) => response.writeHead(503).end());
  const text = lamps(`${host}/none.png ${host}/blue.png`);
  expect(await importProducts(text)).toMatchObject({
    changedCount: 1,
    entries: [{ column: 'Pictures', before: red, after: `${host}/none.png ${host}/blue.png` }],
  });
  await fetchPictures();
  expect(await galleryOf('lamp-0')).toEqual([red]);
  files.set('/blue.png', files.get('/green.png') ?? Buffer.of());
  await fetchAfter(1);
  expect(await galleryOf('lamp-0')).toEqual([(await assetOf('/green.png')).url]);
});

test('what the merchant changed meanwhile stays', async () => {
  const { host, files } = server;
  files.set('/own.png', await aPicture('black', 8, 8).png().toBuffer());
  const imported = await importProducts(lamps(`${host}/red.png ${host}/blue.png`, `${host}/red.png`));
  const own = await assetOf('/own.png');
  const { id } = await readVersion('lamp-0');
  const pictures = [{ assetId: own._id, alt: 'My own' }];
  await shop.client.payload(UpdatePictures, { id, input: { pictures } }, admin.token);
  const deleted = await readVersion('lamp-1');
  await forked().execute('update products set deleted_at = now() where id = ?', [deleted.id]);
  await fetchPictures();
  const [red, blue] = [await assetOf('/red.png'), await assetOf('/blue.png')];
  expect(await galleryOf('lamp-0')).toEqual([own.url, red.url, blue.url]);
  const rows = await forked().execute<{ image: { url: string } }[]>(
    'select image from products where id = ?',
    [deleted.id],
  );
  expect(rows[0]?.image.url).toBe(PLACEHOLDER);
  expect(await shown(imported.id)).toMatchObject({
    waitingPictureCount: 0,
    storedPictureCount: 2,
    failedPictureCount: 0,
  });

  // A picture that was removed does not come back.
  await shop.client.payload(UpdatePictures, { id, input: { pictures } }, admin.token);
  await fetchAfter(60);
  expect(await galleryOf('lamp-0')).toEqual([own.url]);
});

test('a picture is recorded as the import’s, and is an edit of the product', async () => {
  const { id } = await importProducts(lamps(`${server.host}/red.png`));
  const before = await readVersion('lamp-0');
  await fetchPictures();
  expect((await readVersion('lamp-0')).version).not.toBe(before.version);
  const [entry] = await readEntries(shop, admin);
  expect(entry).toMatchObject({
    action: 'CHANGED',
    subject: 'PRODUCT',
    subjectName: 'Lamp 0',
    requestId: id,
  });
  expect(entry?.changes.map(({ field }) => field)).toEqual(['image']);
});

test('several processes fetch each URL once, and no picture becomes part of a product twice', async () => {
  const { host, files, requestedPaths } = server;
  const colours = ['teal', 'navy', 'gold', 'pink', 'gray', 'lime', 'cyan', 'plum'];
  for (const colour of colours) files.set(`/${colour}`, await aPicture(colour, 8, 8).png().toBuffer());
  const urls = colours.map((colour) => `${host}/${colour}`).join(' ');
  const { id } = await importProducts(lamps(urls, urls));
  const other = await createApp(shop.config, { clock: shop.clock.now, repeatsJobs: false });
  await Promise.all([fetchPictures(), other.jobs.run('import-pictures')]);
  await other.close();
  await fetchPictures();
  expect(requestedPaths.toSorted()).toEqual(colours.map((colour) => `/${colour}`).toSorted());
  expect(await shown(id)).toMatchObject({ waitingPictureCount: 0, storedPictureCount: 16 });
  const expected = await Promise.all(colours.map(async (colour) => (await assetOf(`/${colour}`)).url));
  expect([await galleryOf('lamp-0'), await galleryOf('lamp-1')]).toEqual([expected, expected]);
});
