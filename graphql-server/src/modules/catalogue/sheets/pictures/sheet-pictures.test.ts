import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../../shared/time/duration.ts';
import { describeShop } from '../../../../test/describe-shop.ts';
import { FindSheetProduct } from '../../../../test/documents.generated.ts';
import { aProduct } from '../../../../test/factories.ts';
import { uploadAsset } from '../../../../test/pictures.ts';
import { anAdmin, type Person } from '../../../../test/users.ts';
import { AssetEntity } from '../../../assets/asset.entity.ts';
import { checkFile, importFile, shownImport } from '../../../imports/import.fixtures.ts';
import { describePictureServer, lamps } from './picture-server.fixtures.ts';

const server = describePictureServer();

describe('pictures on other servers', () => {
  const shop = describeShop({ allowsPrivateAddresses: true });
  let admin: Person;

  const forked = () => shop.app.orm.em.fork();
  const check = (text: string) => checkFile(shop, admin, { path: 'products', text });
  const importProducts = async (text: string) => {
    const imported = await importFile(shop, admin, { path: 'products', text });
    await shop.app.jobs.run('import-pictures');
    return imported;
  };
  const exported = async () =>
    (await shop.client.rest<string>('/api/exports/products.csv', { token: admin.token })).body;
  const countAssets = () => forked().count(AssetEntity);
  const galleryOf = async (handle: string) => {
    const { product } = await shop.client.data(FindSheetProduct, { handle }, admin.token);
    return product?.gallery;
  };

  beforeEach(async () => {
    await forked().execute('delete from sheet_imports');
    await forked().execute('update products set deleted_at = now() where deleted_at is null');
    await forked().execute('delete from assets');
    await forked().execute('delete from fetched_pictures');
    admin = await anAdmin(shop);
  });

  test('are not fetched by the check, and become assets after the import, once per URL', async () => {
    const { host, requestedPaths } = server;
    const text = lamps(`${host}/red.png ${host}/blue.png`, `${host}/blue.png`, '');
    expect(await check(text)).toMatchObject({ state: 'READY', createdCount: 3, waitingPictureCount: 0 });
    await shop.app.jobs.run('import-pictures');
    expect(requestedPaths).toEqual([]);
    const { id } = await importProducts(text);
    expect(requestedPaths.toSorted()).toEqual(['/blue.png', '/red.png']);
    expect(await shownImport(shop, admin, id)).toMatchObject({
      waitingPictureCount: 0,
      storedPictureCount: 3,
      failedPictureCount: 0,
    });
    const [red, blue] = (await galleryOf('lamp-0')) ?? [];
    expect(red).toEqual({ url: expect.stringMatching(/^\/assets\/\w+-8\.webp$/) as string, alt: 'Lamp 0' });
    expect(await galleryOf('lamp-1')).toEqual([{ url: blue?.url, alt: 'Lamp 1' }]);
    expect((await fetch(shop.client.address + red?.url)).status).toBe(200);

    const before = await exported();
    expect(await importProducts(before)).toMatchObject({ changedCount: 0 });
    const absolute = before.replaceAll('/assets/', `${shop.client.address}/assets/`);
    expect(await importProducts(absolute)).toMatchObject({ changedCount: 0 });
    expect([await exported(), requestedPaths.length]).toEqual([before, 2]);
  });

  test('have their own texts or the title; unchanged texts stay with their pictures', async () => {
    const { host } = server;
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

  test('have texts that are valid before they are fetched', async () => {
    const [header, row = ''] = lamps(`${server.host}/red.png`).split('\n');
    const { entries } = await check(
      [header, row.replace('red.png,', `red.png,${'x'.repeat(301)}`)].join('\n'),
    );
    expect(entries).toMatchObject([{ kind: 'ERROR', line: 2, column: 'Alt texts' }]);
  });

  test('that a product already has change nothing', async () => {
    await importProducts(lamps(`${server.host}/red.png`));
    const shown = await exported();
    const [{ url = '' } = {}] = (await galleryOf('lamp-0')) ?? [];
    const named = shown.replace(url, `${server.host}/red.png`);
    expect(await importProducts(named)).toMatchObject({ state: 'DONE', changedCount: 0 });
    expect(await exported()).toBe(shown);
  });

  test('stay where a product refers to them by URL', async () => {
    const id = await aProduct(forked(), { title: 'Linked' });
    const image = { url: `${server.host}/red.png`, alt: 'Red', width: 8, height: 8, sources: [] };
    await forked().execute('update products set image = ? where id = ?', [JSON.stringify(image), id]);
    const before = await exported();
    expect(before).toContain(`${server.host}/red.png`);
    expect(await importProducts(before)).toMatchObject({ changedCount: 0 });
    expect(server.requestedPaths).toEqual([]);
  });

  test('are at most 30 per product, however many are stored', async () => {
    const urls = Array.from({ length: 31 }, (_, index) => `${server.host}/${index}.png`);
    const { entries } = await check(lamps(urls.join(' ')));
    expect(entries).toMatchObject([
      { kind: 'ERROR', line: 2, column: 'Pictures', message: 'There can be at most 30 pictures' },
    ]);
  });

  test('with a user name and password in the URL are rejected; the password is stored only in the file', async () => {
    const { host } = server;
    const secret = host.replace('//', '//ada:open-sesame@');
    const { entries } = await check(lamps(`${secret}/red.png`, `${host}/blue.png`));
    const errors = entries.filter(({ kind }) => kind === 'ERROR');
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [2, `${host}/red.png contains a name or password, which others could read here. Please remove them.`],
    ]);
    const storedTexts = await forked().execute<object[]>(
      'select url from imported_pictures union all select message::text from sheet_import_entries',
    );
    expect(JSON.stringify(storedTexts)).not.toContain('sesame');
  });

  test('that no product uses any more are deleted like other unused assets', async () => {
    await importProducts(lamps(`${server.host}/red.png`, `${server.host}/blue.png`));
    expect(await countAssets()).toBe(2);
    await forked().execute(`update products set gallery = '[]', image = '{"url":"/placeholders/other.svg"}'
      where handle = 'lamp-1'`);
    shop.clock.advance(DAY + 1);
    await shop.app.jobs.run('assets');
    await shop.app.jobs.run('retention');
    expect(await countAssets()).toBe(1);
    expect(await forked().execute('select url from fetched_pictures')).toEqual([
      { url: `${server.host}/red.png` },
    ]);
  });

  test('become the same asset as an earlier upload of the same picture', async () => {
    const uploaded = await uploadAsset(
      shop.client,
      admin.token,
      server.files.get('/red.png') as Buffer<ArrayBuffer>,
    );
    await importProducts(lamps(`${server.host}/red.png`));
    expect(await galleryOf('lamp-0')).toMatchObject([{ url: uploaded.body.url }]);
    expect(await countAssets()).toBe(1);
  });
});

describe('without the setting for trials', () => {
  const shop = describeShop();

  test('no URL on this machine or network is fetched, nor one that is malformed', async () => {
    const admin = await anAdmin(shop);
    const { host } = server;
    const text = lamps(
      `${host}/red.png`,
      'https://127.0.0.1/a.png',
      'https://169.254.169.254/a.png',
      'https://shop.example:99999/a.png',
      'ftp://a.example/a.png',
    );
    const { state, entries } = await checkFile(shop, admin, { path: 'products', text });
    expect(state).toBe('INVALID');
    const invalid = (url: string) =>
      `No picture can be fetched from ${url}. It must start with https:// and must not have a port or a password.`;
    const notPublic = (url: string) => `No picture can be fetched from ${url}, which is not a public server.`;
    expect(entries.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'Pictures', invalid(`${host}/red.png`)],
      [3, 'Pictures', notPublic('https://127.0.0.1/a.png')],
      [4, 'Pictures', notPublic('https://169.254.169.254/a.png')],
      [5, 'Pictures', invalid('https://shop.example:99999/a.png')],
      [6, 'Pictures', 'A picture needs an https URL or a path on this host'],
    ]);
  });

  test('a name of this machine fails like a name that nobody has, after its retries', async () => {
    let admin = await anAdmin(shop);
    const text = lamps('https://localhost/a.png https://name-of-no-host.invalid/a.png');
    const { id } = await importFile(shop, admin, { path: 'products', text });
    const message = 'No public server responds, or the connection was lost.';
    for (const minutes of [0, 1, 5, 30]) {
      shop.clock.advance(minutes * 60_000);
      admin = await anAdmin(shop);
      expect(await shownImport(shop, admin, id)).toMatchObject({ waitingPictureCount: 2 });
      await shop.app.jobs.run('import-pictures');
    }
    expect(await shownImport(shop, admin, id)).toMatchObject({
      waitingPictureCount: 0,
      failedPictures: [{ message }, { message }],
    });
    expect(server.requestedPaths).toEqual([]);
  });
});
