import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { ApplyImport, FindSheetProduct } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { changeImport, checkFile, shownImport } from './import.fixtures.ts';

const shop = describeShop();
let admin: Person;

const forked = () => shop.app.orm.em.fork();
const fileOf = (...lines: string[]) => ({ path: 'products', text: lines.join('\n') });
const pricesOf = async (handle: string) => {
  const { product } = await shop.client.data(FindSheetProduct, { handle }, admin.token);
  return product?.variants.map(({ salePrice }) => salePrice);
};
const invalidRows = (id: string) =>
  shop.client.rest<string>(`/api/imports/${id}/invalid-rows`, { token: admin.token });

/** Two rows of the tee, one of which has an error, around two valid rows. */
const mixed = fileOf(
  'Handle,Size,Price,Supplier',
  'tee,S,12,x',
  'mug,,7,x',
  'tee,M,cheap,x',
  'rug,,=2,x',
  'lamp,,35,x',
);
async function applyValid(id: string) {
  const { sheetImport } = await shop.client.payload(ApplyImport, { id, skipInvalid: true }, admin.token);
  expect(sheetImport?.state).toBe('IMPORTING');
  await shop.app.jobs.run('imports');
  return shownImport(shop, admin, id);
}

beforeEach(async () => {
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  admin = await anAdmin(shop);
  await aProduct(forked(), { title: 'Tee', sizes: ['S', 'M'], salePrice: 1000 });
  for (const title of ['Mug', 'Lamp', 'Rug']) await aProduct(forked(), { title, salePrice: 1000 });
});

test('products without errors are imported, and those with an error in any row stay as they are', async () => {
  const checked = await checkFile(shop, admin, mixed);
  expect(checked).toMatchObject({ state: 'INVALID', canSkipInvalid: true, errorCount: 2, changedCount: 2 });
  expect(await pricesOf('mug')).toEqual([1000]);
  const done = await applyValid(checked.id);
  expect(done).toMatchObject({ state: 'DONE', canSkipInvalid: false, errorCount: 2, changedCount: 2 });
  expect(done?.entries.map(({ kind, line }) => [kind, line])).toEqual([
    ['ERROR', 4],
    ['ERROR', 5],
    ['CHANGED', 3],
    ['CHANGED', 6],
  ]);
  expect(await Promise.all(['mug', 'lamp', 'rug', 'tee'].map(pricesOf))).toEqual([
    [700],
    [3500],
    [1000],
    [1000, 1000],
  ]);
});

test('the rows of products with errors are a file to correct and upload again, for a day', async () => {
  const { id } = await checkFile(shop, admin, mixed);
  const file = [
    'Handle,Size,Price,Error',
    'tee,S,12,',
    'tee,M,cheap,"Price: This must be an amount such as 19.90 or 1,234.50."',
    `rug,,'=2,"Price: This must be an amount such as 19.90 or 1,234.50."`,
    '',
  ].join('\n');
  expect((await invalidRows(id)).body).toBe(file);
  await applyValid(id);
  expect((await invalidRows(id)).body).toBe(file);

  const corrected = { path: 'products', text: file.replace('cheap', '14').replace("'=2", '9') };
  expect(await checkFile(shop, admin, corrected)).toMatchObject({ state: 'READY', changedCount: 2 });
  shop.clock.advance(2 * DAY);
  admin = await anAdmin(shop);
  await shop.app.jobs.run('retention');
  expect((await invalidRows(id)).status).toBe(404);
  expect((await shownImport(shop, admin, id))?.state).toBe('DONE');
});

test('the rows with errors stay for a day after the import, not after the upload', async () => {
  const { id } = await checkFile(shop, admin, mixed);
  shop.clock.advance(0.75 * DAY);
  admin = await anAdmin(shop);
  await applyValid(id);
  shop.clock.advance(0.75 * DAY);
  admin = await anAdmin(shop);
  await shop.app.jobs.run('retention');
  expect((await invalidRows(id)).status).toBe(200);
});

test('nothing of a file of another system stays after the import of its valid rows', async () => {
  const shopify = fileOf('Handle,Title,Variant Price', 'bowl,Bowl,9', 'cup,Cup,cheap');
  const { id } = await checkFile(shop, admin, shopify);
  expect(await applyValid(id)).toMatchObject({ state: 'DONE', source: 'Shopify', createdCount: 1 });
  const parts = await forked().execute('select 1 from sheet_import_parts where import_id = ?', [id]);
  expect(parts).toEqual([]);
});

test('a file with errors is only imported on request, and nothing of one without valid rows', async () => {
  const { id } = await checkFile(shop, admin, mixed);
  expect((await changeImport(shop, admin, 'sheetImportApply', id)).userErrors).toEqual([
    { code: 'IMPORT_NOT_READY' },
  ]);
  const invalid = await checkFile(shop, admin, fileOf('Handle,Price', 'mug,cheap'));
  expect(invalid).toMatchObject({ state: 'INVALID', canSkipInvalid: false });
  const { userErrors } = await shop.client.payload(
    ApplyImport,
    { id: invalid.id, skipInvalid: true },
    admin.token,
  );
  expect(userErrors).toEqual([{ code: 'IMPORT_NOT_READY' }]);
  expect((await invalidRows(invalid.id)).status).toBe(404);
});

test('a product that became invalid after the check rolls back the others, too', async () => {
  const { id } = await checkFile(shop, admin, mixed);
  await forked().execute(`update products set deleted_at = now() where handle = 'lamp'`);
  expect(await applyValid(id)).toMatchObject({ state: 'INVALID', canSkipInvalid: false });
  expect(await pricesOf('mug')).toEqual([1000]);
});

test('the request to skip errors imports all of a file without errors', async () => {
  const { id } = await checkFile(shop, admin, fileOf('Handle,Price', 'mug,7'));
  expect(await applyValid(id)).toMatchObject({ state: 'DONE', errorCount: 0, changedCount: 1 });
  expect((await invalidRows(id)).status).toBe(404);
});

test('a file with errors that nobody imports is deleted after a day', async () => {
  const { id } = await checkFile(shop, admin, mixed);
  shop.clock.advance(2 * DAY);
  admin = await anAdmin(shop);
  await shop.app.jobs.run('retention');
  expect(await shownImport(shop, admin, id)).toBeNull();
});
