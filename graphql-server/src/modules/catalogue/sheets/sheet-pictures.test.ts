import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { FindSheetProduct } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { aPicture, uploadAsset } from '../../../test/pictures.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { type OutgoingHttp, OutgoingHttpError } from '../../../integrations/outgoing/outgoing-http.port.ts';
import { ImportPicturesService } from '../../imports/import-pictures.service.ts';
import { AssetEntity } from '../../assets/asset.entity.ts';
import {
  applyImport,
  changeImport,
  checkFile,
  importFile,
  sendFile,
  shownImport,
} from '../../imports/import.fixtures.ts';
import { productSheetColumns } from './product-sheet.ts';

type Cells = Partial<Record<(typeof productSheetColumns)[number], string>>;

/** A file of new products, each with these pictures. */
function lamps(...pictures: string[]): string {
  const rows = pictures.map((Pictures, index) => {
    const cells: Cells = {
      Handle: `lamp-${index}`,
      Title: `Lamp ${index}`,
      Category: 'Electronics',
      Price: '9',
      Pictures,
    };
    return productSheetColumns.map((column) => cells[column] ?? '').join(',');
  });
  return [productSheetColumns.join(','), ...rows].join('\n');
}

/** Responses by path. */
const files = new Map<string, Buffer | ((response: ServerResponse) => void)>();
let server: Server;
let host: string;
let requestedPaths: string[];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requestedPaths.push(url);
    const file = files.get(url);
    if (Buffer.isBuffer(file)) response.end(file);
    else if (typeof file === 'function') file(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const colour of ['red', 'blue', 'green']) {
    files.set(`/${colour}.png`, await aPicture(colour, 8, 8).png().toBuffer());
  }
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requestedPaths = [];
});

describe('pictures on other servers', () => {
  const shop = describeShop({ allowsPrivateAddresses: true });
  let admin: Person;

  const forked = () => shop.app.orm.em.fork();
  const check = (text: string) => checkFile(shop, admin, { path: 'products', text });
  const importProducts = (text: string) => importFile(shop, admin, { path: 'products', text });
  const exported = async () =>
    (await shop.client.rest<string>('/api/exports/products.csv', { token: admin.token })).body;
  const countAssets = () => forked().count(AssetEntity);
  const galleryOf = async (handle: string) => {
    const { product } = await shop.client.data(FindSheetProduct, { handle }, admin.token);
    return product?.gallery;
  };

  beforeEach(async () => {
    await forked().execute('update products set deleted_at = now() where deleted_at is null');
    await forked().execute('delete from assets');
    admin = await anAdmin(shop);
  });

  test('are fetched once per URL by the check, and become assets', async () => {
    const text = lamps(`${host}/red.png ${host}/blue.png`, `${host}/blue.png`, '');
    const checked = await check(text);
    expect(checked).toMatchObject({ state: 'READY', createdCount: 3, pictureCount: 2 });
    expect(requestedPaths.toSorted()).toEqual(['/blue.png', '/red.png']);
    expect(await galleryOf('lamp-0')).toBeUndefined();
    expect(await applyImport(shop, admin, checked.id)).toMatchObject({ state: 'DONE', pictureCount: 2 });
    expect(requestedPaths).toHaveLength(2);
    const [red, blue] = (await galleryOf('lamp-0')) ?? [];
    expect(red).toEqual({ url: expect.stringMatching(/^\/assets\/\w+-8\.webp$/) as string, alt: 'Lamp 0' });
    expect(await galleryOf('lamp-1')).toEqual([{ url: blue?.url, alt: 'Lamp 1' }]);
    expect((await fetch(shop.client.address + red?.url)).status).toBe(200);

    const before = await exported();
    expect(await importProducts(before)).toMatchObject({ changedCount: 0, pictureCount: 0 });
    const absolute = before.replaceAll('/assets/', `${shop.client.address}/assets/`);
    expect(await importProducts(absolute)).toMatchObject({ changedCount: 0, pictureCount: 0 });
    expect([await exported(), requestedPaths.length]).toEqual([before, 2]);
  });

  test('have their own texts or the title; unchanged texts stay with their pictures', async () => {
    const text = lamps(`${host}/red.png ${host}/blue.png ${host}/green.png`);
    const [header, row = ''] = text.split('\n');
    await importProducts([header, row.replace(/(green\.png),/, '$1,A lamp\\; red; Blue')].join('\n'));
    const [red, blue, green] = (await galleryOf('lamp-0')) ?? [];
    expect([red?.alt, blue?.alt, green?.alt]).toEqual(['A lamp; red', 'Blue', 'Lamp 0']);
    const shown = await exported();
    expect(shown).toContain('A lamp\\; red; Blue; Lamp 0');
    const swapped = shown.replace(`${red?.url} ${blue?.url} ${green?.url}`, `${blue?.url} ${red?.url}`);
    expect(await importProducts(swapped)).toMatchObject({ state: 'DONE', changedCount: 1 });
    expect(await galleryOf('lamp-0')).toEqual([blue, red]);
    const renamed = (await exported()).replace('Blue; A lamp', 'Navy; A lamp');
    expect((await importProducts(renamed)).entries).toMatchObject([
      { column: 'Alt texts', before: 'Blue; A lamp\\; red', after: 'Navy; A lamp\\; red' },
    ]);
    expect(await galleryOf('lamp-0')).toEqual([{ ...blue, alt: 'Navy' }, red]);
    const { entries } = await check(renamed.replace('; red', '; red; third'));
    expect(entries).toMatchObject([
      { column: 'Alt texts', message: 'There are more alternative texts than pictures.' },
    ]);
  });

  test('that a product already has change nothing', async () => {
    await importProducts(lamps(`${host}/red.png`));
    const shown = await exported();
    const [{ url = '' } = {}] = (await galleryOf('lamp-0')) ?? [];
    const named = shown.replace(url, `${host}/red.png`);
    expect(await importProducts(named)).toMatchObject({ state: 'DONE', changedCount: 0, pictureCount: 1 });
    expect(await exported()).toBe(shown);
  });

  test('stay where a product refers to them by URL', async () => {
    const id = await aProduct(forked(), { title: 'Linked' });
    const image = { url: `${host}/red.png`, alt: 'Red', width: 8, height: 8, sources: [] };
    await forked().execute('update products set image = ? where id = ?', [JSON.stringify(image), id]);
    const before = await exported();
    expect(before).toContain(`${host}/red.png`);
    expect(await importProducts(before)).toMatchObject({ changedCount: 0, pictureCount: 0 });
    expect(requestedPaths).toEqual([]);
  });

  test('that can’t be fetched are reported by row, column and URL, and no product is written', async () => {
    files.set('/page', Buffer.from('<!doctype html>'));
    files.set('/inside', (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    files.set('/large', Buffer.alloc(10 * 1024 * 1024 + 1));
    const [none, page, redirect, large] = ['/none.png', '/page', '/inside', '/large'].map(
      (path) => host + path,
    );
    const text = lamps(
      `${none} ${page}`,
      `${host}/red.png`,
      `${redirect}`,
      `${large}`,
      'ftp://a.example/a.png',
    );
    const before = await exported();
    const { state, pictureCount, entries } = await check(text);
    expect([state, pictureCount]).toEqual(['INVALID', 1]);
    expect(
      entries
        .filter(({ kind }) => kind === 'ERROR')
        .map(({ line, column, message }) => [line, column, message]),
    ).toEqual([
      [2, 'Pictures', `${none} can’t be fetched: its server responded with status 404.`],
      [2, 'Pictures', `${page}: This file is not a PNG, JPEG or WebP picture.`],
      [
        4,
        'Pictures',
        `No picture can be fetched from ${redirect}. It must start with https:// and must not have a port or a password.`,
      ],
      [5, 'Pictures', `${large} is larger than 10 MB.`],
      [6, 'Pictures', 'A picture needs an https URL or a path on this host'],
    ]);
    expect(await exported()).toBe(before);
  });

  test('with a user name and password in the URL are rejected; the password is stored only in the file', async () => {
    const secret = host.replace('//', '//ada:open-sesame@');
    const { entries } = await check(lamps(`${secret}/red.png`, `${host}/blue.png`));
    const errors = entries.filter(({ kind }) => kind === 'ERROR');
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [2, `${host}/red.png contains a name or password, which others could read here. Please remove them.`],
    ]);
    expect(requestedPaths).toEqual(['/blue.png']);
    const storedTexts = await forked().execute<object[]>(
      'select url from sheet_import_pictures union all select message::text from sheet_import_entries',
    );
    expect(JSON.stringify(storedTexts)).not.toContain('sesame');
  });

  test('on slow servers share one time limit; the rest are not fetched', async () => {
    const importId = await sendFile(shop, admin, { path: 'products', text: lamps('') });
    let requests = 0;
    const slow: OutgoingHttp = {
      problemOf: () => null,
      send: async ({ timeout }) => {
        requests += 1;
        await pause(timeout);
        throw new OutgoingHttpError('TIMED_OUT');
      },
    };
    const staff = { kind: 'STAFF', userId: admin.userId } as const;
    const assets = { upload: () => Promise.reject(new Error('There is nothing to upload.')) };
    const pictures = new ImportPicturesService(forked(), slow, assets, importId, staff, 20);
    const urls = Array.from({ length: 9 }, (_, index) => `https://slow.example/${index}.png`);
    const progress = { pictureCount: 0, signal: new AbortController().signal };
    await pictures.fetchAll(urls, progress);
    await pictures.fetchAll(['https://slow.example/later.png'], progress);
    const results = await pictures.find(forked(), [...urls, 'https://slow.example/later.png']);
    expect([...results.values()]).toHaveLength(10);
    for (const picture of results.values())
      expect(picture).toMatchObject({ error: { key: 'fetchedPicture.tooSlow' } });
    expect(requests).toBe(4);
    await changeImport(shop, admin, 'sheetImportCancel', importId);
  });

  test('that no product uses are deleted like other unused assets', async () => {
    const taken = await importProducts(lamps(`${host}/red.png`));
    const { id } = await check(lamps(`${host}/blue.png`));
    expect([taken.state, await countAssets()]).toEqual(['DONE', 2]);
    await changeImport(shop, admin, 'sheetImportCancel', id);
    shop.clock.advance(DAY + 1);
    await shop.app.jobs.run('assets');
    expect(await countAssets()).toBe(1);
  });

  test('that are deleted before the import uses them are an error', async () => {
    const { id } = await check(lamps(`${host}/red.png`));
    shop.clock.advance(DAY + 1);
    admin = await anAdmin(shop);
    await shop.app.jobs.run('assets');
    expect(await applyImport(shop, admin, id)).toMatchObject({
      state: 'INVALID',
      entries: [{ line: 2, column: 'Pictures' }],
    });
  });

  test('are not waited for when the import is canceled', async () => {
    const reached = new Promise<void>((resolve) => {
      files.set('/slow.png', (response) => {
        response.write('x');
        resolve();
      });
    });
    const id = await sendFile(shop, admin, { path: 'products', text: lamps(`${host}/slow.png`) });
    const ended = shop.app.jobs.run('imports');
    await reached;
    expect((await changeImport(shop, admin, 'sheetImportCancel', id)).sheetImport?.state).toBe('CHECKING');
    await ended;
    expect(await shownImport(shop, admin, id)).toMatchObject({ state: 'CANCELLED', pictureCount: 0 });
  });

  test('become the same asset as an earlier upload of the same picture', async () => {
    const uploaded = await uploadAsset(shop.client, admin.token, files.get('/red.png') as Buffer);
    await importProducts(lamps(`${host}/red.png`));
    expect(await galleryOf('lamp-0')).toMatchObject([{ url: uploaded.body.url }]);
    expect(await countAssets()).toBe(1);
  });
});

describe('without the setting for trials', () => {
  const shop = describeShop();

  test('no URL on this machine or network is fetched', async () => {
    const admin = await anAdmin(shop);
    const text = lamps(
      `${host}/red.png`,
      'https://127.0.0.1/a.png',
      'https://169.254.169.254/a.png',
      'https://localhost/a.png',
      'https://name-of-no-host.invalid/a.png',
    );
    const { entries } = await checkFile(shop, admin, { path: 'products', text });
    expect(entries.map(({ line, message }) => [line, message])).toEqual([
      [
        2,
        `No picture can be fetched from ${host}/red.png. It must start with https:// and must not have a port or a password.`,
      ],
      ...['127.0.0.1', '169.254.169.254', 'localhost', 'name-of-no-host.invalid'].map((name, index) => [
        index + 3,
        `https://${name}/a.png can’t be fetched: no public server responds, or the connection was lost.`,
      ]),
    ]);
    expect(requestedPaths).toEqual([]);
  });
});
