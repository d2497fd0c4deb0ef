import { beforeEach, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ListImports } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aStaffMember, anAdmin, type Person } from '../../test/users.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { applyImport, changeImport, checkFile, sendFile, shownImport } from './import.fixtures.ts';
import { SheetImportEntity, SheetImportPartEntity } from './sheet-import.entity.ts';

const shop = describeShop();
let admin: Person;
let mug: string;

const IDLE_ROW = `,,${'x'.repeat(100)},,10,`;
const HEADER = 'Variant ID,SKU,Product,Variant,Stock,New stock';
/** Raises the stock of the mug, after `before` rows that change nothing. */
const aSheet = (newStock: number | string, before = 0) => ({
  path: 'stock',
  text: [HEADER, ...Array.from({ length: before }, () => IDLE_ROW), `,MUG-1,,,,${newStock}`].join('\n'),
});
const forked = () => shop.app.orm.em.fork();
const stockOfMug = async () => {
  const [row] = await forked().execute<{ stock: number }[]>('select stock from products where id = ?', [mug]);
  return row?.stock;
};
const countParts = () => forked().count(SheetImportPartEntity);

beforeEach(async () => {
  await forked().execute('delete from sheet_imports');
  await forked().execute(`update product_variants set sku = null`);
  admin = await anAdmin(shop);
  mug = await aProduct(forked(), { title: 'Mug', stock: 10 });
  await forked().execute(`update product_variants set sku = 'MUG-1' where product_id = ?`, [mug]);
});

test('the job checks a file, imports it on request, and deletes it', async () => {
  const id = await sendFile(shop, admin, aSheet(12));
  const sent = { state: 'CHECKING', rowsDone: 0, rowCount: null, fileName: 'delivery.csv', kind: 'STOCK' };
  expect(await shownImport(shop, admin, id)).toMatchObject(sent);
  expect((await changeImport(shop, admin, 'sheetImportApply', id)).userErrors).toEqual([
    { code: 'IMPORT_NOT_READY' },
  ]);
  await shop.app.jobs.run('imports');
  const ready = { state: 'READY', rowsDone: 1, rowCount: 1, changedCount: 1, endedAt: null };
  expect(await shownImport(shop, admin, id)).toMatchObject(ready);
  expect([await stockOfMug(), await countParts()]).toEqual([10, 1]);

  const done = await applyImport(shop, admin, id);
  expect(done).toMatchObject({ state: 'DONE', changedCount: 1, actorName: 'Grace Hopper' });
  expect([await stockOfMug(), await countParts()]).toEqual([12, 0]);
  expect((await changeImport(shop, admin, 'sheetImportApply', id)).sheetImport?.state).toBe('DONE');
  await shop.app.jobs.run('imports');
  expect(await stockOfMug()).toBe(12);
});

test("the audit log names the user and the import's request; a check logs nothing", async () => {
  const { id } = await checkFile(shop, admin, aSheet(12));
  const ofImport = async () => (await readEntries(shop, admin)).filter(({ requestId }) => requestId === id);
  expect(await ofImport()).toEqual([]);
  await applyImport(shop, admin, id);
  expect(await ofImport()).toMatchObject([{ actor: 'STAFF', actorId: admin.userId, subjectName: 'Mug' }]);
});

test('a file longer than a batch and a part is read to its end, and an error at its end leaves nothing changed', async () => {
  const { id, ...checked } = await checkFile(shop, admin, aSheet(12, 3000));
  expect(checked).toMatchObject({ state: 'READY', rowCount: 3001, changedCount: 1 });
  expect(checked.entries).toMatchObject([{ line: 3002 }]);
  await changeImport(shop, admin, 'sheetImportCancel', id);
  const { text } = aSheet(12);
  const invalid = [text, ...Array.from({ length: 500 }, () => IDLE_ROW), ',NONE,,,,1'].join('\n');
  const { state, errorCount } = await checkFile(shop, admin, { path: 'stock', text: invalid });
  expect([state, errorCount]).toEqual(['INVALID', 1]);
  expect(await stockOfMug()).toBe(10);
});

test.each([
  ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['utf-16be', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  // “ü” between small letters; the SKU is “MÜG-1”.
  [
    'macintosh',
    (text: string) => Buffer.from(text.replace(',MÜG-1,', ',MÜG-1,f\x9fr').replace('Ü', '\x86'), 'latin1'),
  ],
])('a file in %s is read, and the import says so', async (encoding, encode) => {
  const text = encode(`${HEADER}\n,MÜG-1,,,,12`);
  const checked = await checkFile(shop, admin, { path: 'stock', text: Uint8Array.from(text) });
  expect(checked).toMatchObject({ encoding, state: 'INVALID', entries: [{ subject: 'MÜG-1', line: 2 }] });
  expect((await checkFile(shop, admin, aSheet(12))).encoding).toBeNull();
});

test('a title above the column names is skipped, and rows keep their numbers', async () => {
  const text = `Delivery, spring 2026\n\n${HEADER.replaceAll(',', ';')}\n;MUG-1;;;;many`;
  const checked = await checkFile(shop, admin, { path: 'stock', text });
  expect(checked.entries).toMatchObject([{ line: 4, column: 'New stock', subject: 'MUG-1' }]);
});

test('too many rows are rejected', async () => {
  const text = `${HEADER}\n${'x,,,,,\n'.repeat(100_001)}`;
  const checked = await checkFile(shop, admin, { path: 'stock', text });
  expect(checked.entries).toMatchObject([{ message: 'The file has more than 100,000 rows.' }]);
});

test('a row that became invalid after the check rolls back the whole import', async () => {
  const other = await aProduct(forked(), { title: 'Bowl', stock: 1 });
  await forked().execute(`update product_variants set sku = 'BOWL-1' where product_id = ?`, [other]);
  const text = `${aSheet(12).text}\n,BOWL-1,,,,5`;
  const { id } = await checkFile(shop, admin, { path: 'stock', text });
  await forked().execute('update products set deleted_at = now() where id = ?', [other]);
  expect(await applyImport(shop, admin, id)).toMatchObject({
    state: 'INVALID',
    changedCount: 0,
    entries: [{ kind: 'ERROR', line: 3, column: 'SKU' }],
  });
  expect([await stockOfMug(), await countParts()]).toEqual([10, 0]);
});

test('a waiting import is canceled at once, a running one as soon as its process notices', async () => {
  const { id } = await checkFile(shop, admin, aSheet(12));
  const { sheetImport } = await changeImport(shop, admin, 'sheetImportCancel', id);
  expect([sheetImport?.state, await countParts()]).toEqual(['CANCELLED', 0]);
  expect((await changeImport(shop, admin, 'sheetImportApply', id)).userErrors).toHaveLength(1);

  const { id: atWork } = await checkFile(shop, admin, aSheet(12));
  await changeImport(shop, admin, 'sheetImportApply', atWork);
  const claim = { leaseUntil: new Date(shop.clock.now().getTime() + MINUTE) };
  await forked().nativeUpdate(SheetImportEntity, { id: atWork }, claim);
  expect((await changeImport(shop, admin, 'sheetImportCancel', atWork)).sheetImport?.state).toBe('IMPORTING');
  await forked().nativeUpdate(SheetImportEntity, { id: atWork }, { leaseUntil: null });
  await shop.app.jobs.run('imports');
  expect((await shownImport(shop, admin, atWork))?.state).toBe('CANCELLED');
  expect([await stockOfMug(), await countParts()]).toEqual([10, 0]);
});

test('an import whose process died is marked as failed, and its file is deleted', async () => {
  const { id } = await checkFile(shop, admin, aSheet(12));
  await changeImport(shop, admin, 'sheetImportApply', id);
  const claim = { leaseUntil: new Date(shop.clock.now().getTime() + MINUTE) };
  await forked().nativeUpdate(SheetImportEntity, { id }, claim);
  await shop.app.jobs.run('imports');
  expect((await shownImport(shop, admin, id))?.state).toBe('IMPORTING');
  shop.clock.advance(2 * MINUTE);
  await shop.app.jobs.run('imports');
  expect((await shownImport(shop, admin, id))?.state).toBe('FAILED');
  expect([await stockOfMug(), await countParts()]).toEqual([10, 0]);
});

test('the report contains every entry', async () => {
  const { id } = await checkFile(shop, admin, aSheet('many'));
  const { body } = await shop.client.rest<string>(`/api/imports/${id}/report`, { token: admin.token });
  expect(body.trim().split('\n')).toEqual([
    'Row,Column,What,Name,Before,After,Error',
    '2,New stock,ERROR,MUG-1,,many,"This must be a whole number from 0 to 1,000,000."',
  ]);
});

test('an error names the SKU or title, and the value in the file', async () => {
  const stock = await checkFile(shop, admin, aSheet('many'));
  expect(stock.entries).toMatchObject([{ kind: 'ERROR', subject: 'MUG-1', after: 'many' }]);
  const untold = `${HEADER}\n${mug},,Mug,Blue,10,${'9'.repeat(300)}`;
  const named = await checkFile(shop, admin, { path: 'stock', text: untold });
  expect(named.entries).toMatchObject([
    { kind: 'ERROR', subject: 'Mug, Blue', after: `${'9'.repeat(254)}…`, column: 'New stock' },
  ]);
  const customers = 'Customer ID,First name,Last name,Email,Phone,Address,Tags,New note\n,Ada,,ada@,1,,,';
  const people = await checkFile(shop, admin, { path: 'customers', text: customers });
  expect(people.entries.find(({ column }) => column === 'Email')).toMatchObject({
    kind: 'ERROR',
    subject: 'ada@',
    after: 'ada@',
  });
});

test('staff see and change only imports of what they may change', async () => {
  const { id } = await checkFile(shop, admin, aSheet(12));
  const editor = await aStaffMember(shop, 'CATALOGUE_EDITOR');
  const { sheetImports } = await shop.client.data(ListImports, {}, editor.token);
  expect(sheetImports).toEqual([{ id }]);
});

test('files not imported are deleted after a day, and the rest of an import after thirty', async () => {
  const { id: ready } = await checkFile(shop, admin, aSheet(12));
  const { id: done } = await checkFile(shop, admin, aSheet(13));
  await applyImport(shop, admin, done);
  const left = async () => [await shownImport(shop, admin, ready), await shownImport(shop, admin, done)];
  shop.clock.advance(2 * DAY);
  admin = await anAdmin(shop);
  await shop.app.jobs.run('retention');
  expect(await left()).toMatchObject([null, { state: 'DONE' }]);
  shop.clock.advance(30 * DAY);
  admin = await anAdmin(shop);
  await shop.app.jobs.run('retention');
  expect(await left()).toEqual([null, null]);
});
