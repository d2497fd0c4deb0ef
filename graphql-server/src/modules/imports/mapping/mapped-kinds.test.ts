import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  DeleteColumnMapping,
  ReadColumnMappings,
  ReadCustomerRows,
  ReadImportColumns,
  ReadRedirectTarget,
  UpdateImportColumns,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { aCustomer, aStaffMember, anAdmin, type Person } from '../../../test/users.ts';
import { applyImport, checkFile, shownImport } from '../import.fixtures.ts';

const shop = describeShop();
let admin: Person;

const forked = () => shop.app.orm.em.fork();
const check = (path: string, ...lines: string[]) => checkFile(shop, admin, { path, text: lines.join('\n') });
const columnsOf = async (id: string) =>
  (await shop.client.data(ReadImportColumns, { id }, admin.token)).sheetImport;
const guessesOf = async (id: string) => (await columnsOf(id))?.columns?.map(({ field }) => field);
async function choose(id: string, columns: Record<string, string>) {
  const chosen = Object.entries(columns).map(([name, field]) => ({ name, field }));
  const { userErrors } = await shop.client.payload(UpdateImportColumns, { id, columns: chosen }, admin.token);
  await shop.app.jobs.run('imports');
  return userErrors;
}

beforeEach(async () => {
  await forked().execute('delete from column_mappings');
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  await forked().execute('update product_variants set sku = null');
  await forked().execute(`delete from users`);
  admin = await anAdmin(shop);
});

describe('stock', () => {
  test('of other columns waits for its columns, which the same columns of another kind do not have', async () => {
    const mug = await aProduct(forked(), { title: 'Mug', stock: 10 });
    await forked().execute(`update product_variants set sku = 'MUG' where product_id = ?`, [mug]);
    const file = ['Art.-Nr.;Lagerbestand', 'MUG;7'] as const;
    const { id, state } = await check('stock', ...file);
    expect(state).toBe('UNMAPPED');
    expect(await guessesOf(id)).toEqual(['SKU', 'New stock']);
    expect(await choose(id, { 'Art.-Nr.': 'SKU' })).toMatchObject([
      { field: ['columns'], message: 'One column must be “New stock”.' },
    ]);
    await choose(id, { 'Art.-Nr.': 'SKU', Lagerbestand: 'New stock' });
    expect(await applyImport(shop, admin, id)).toMatchObject({
      state: 'DONE',
      entries: [{ column: 'New stock', before: '10', after: '7' }],
    });
    expect(await check('stock', ...file)).toMatchObject({ state: 'READY', changedCount: 0 });
    expect(await check('products', ...file)).toMatchObject({ state: 'UNMAPPED' });
  });

  test('with SKUs and new stocks only is read as it is', async () => {
    expect(await check('stock', 'SKU,New stock', 'NONE,3')).toMatchObject({
      state: 'INVALID',
      entries: [{ line: 2, column: 'SKU' }],
    });
  });
});

describe('customers', () => {
  const file = [
    'Vorname;Nachname;E-Mail;Kundengruppe',
    'Ada;King;ADA@TEST.EXAMPLE;B2B',
    'Mary;;mary@test.example;',
  ];
  const columns = { Vorname: 'First name', Nachname: 'Last name', 'E-Mail': 'Email', Kundengruppe: 'Tags' };
  const rows = async () => (await shop.client.data(ReadCustomerRows, {}, admin.token)).customers.nodes;

  test('of other columns wait for them, and keep what the file has no column for', async () => {
    const ada = await aCustomer(shop, 'Ada Lovelace');
    await forked().execute(
      `update users set email = 'ada@test.example', phone = '5550100', address = '12 Row' where id = ?`,
      [ada.userId],
    );
    const { id, state } = await check('customers', ...file);
    expect(state).toBe('UNMAPPED');
    expect(await guessesOf(id)).toEqual(['First name', 'Last name', 'Email', null]);
    await choose(id, columns);
    expect(await applyImport(shop, admin, id)).toMatchObject({ createdCount: 1, changedCount: 1 });
    expect(await rows()).toMatchObject([
      { firstName: 'Mary', lastName: '', phone: null },
      { firstName: 'Ada', lastName: 'King', phone: '5550100', address: '12 Row', tags: ['b2b'] },
    ]);
  });

  test('are not in the description of a file that has been imported', async () => {
    const { id } = await check('customers', ...file);
    const samples = async () => (await columnsOf(id))?.columns?.flatMap((column) => column.samples);
    expect(await samples()).toContain('mary@test.example');
    await choose(id, columns);
    await applyImport(shop, admin, id);
    expect(await samples()).toEqual([]);
  });

  test.each(['Ada;King;ada@test.example', 'Ada;King;0170 12', 'Ada;King;+49 (170) 12-3', 'Ada;King;'])(
    'without the names of columns are an error, so that nobody is remembered as a column: %s',
    async (first) => {
      expect(await check('customers', first, 'Mary;Evans;mary@test.example')).toMatchObject({
        state: 'INVALID',
        columns: null,
        entries: [
          {
            line: 1,
            message:
              'The first row has an email, a number or nothing where the name of a column should be. Please give each column a name in the first row.',
          },
        ],
      });
    },
  );

  test.each(['Vorname;E-Mail;', 'Email;First name;'])(
    'may have columns without a name beside that of emails: %s',
    async (header) => {
      const { state } = await check('customers', header, 'ada@test.example;ada@test.example;');
      expect(['UNMAPPED', 'READY']).toContain(state);
    },
  );
});

test('redirects of other columns wait for them', async () => {
  const { id, state } = await check('redirects', 'Alte URL;Ziel-URL;Code', '/mug.html;/shop/mug;301');
  expect(state).toBe('UNMAPPED');
  expect(await guessesOf(id)).toEqual(['Redirect from', 'Redirect to', null]);
  await choose(id, { 'Alte URL': 'Redirect from', 'Ziel-URL': 'Redirect to' });
  await applyImport(shop, admin, id);
  const { redirectTarget } = await shop.client.data(ReadRedirectTarget, { url: '/mug.html' });
  expect(redirectTarget).toBe('/shop/mug');
});

test('staff see and forget only the choices for what they may import', async () => {
  const stock = await check('stock', 'Art.-Nr.;Lagerbestand', 'MUG;7');
  await choose(stock.id, { 'Art.-Nr.': 'SKU', Lagerbestand: 'New stock' });
  const customers = await check('customers', 'Vorname;E-Mail', 'Ada;ada@test.example');
  await choose(customers.id, { Vorname: 'First name', 'E-Mail': 'Email' });
  const clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const mappings = async ({ token }: Person) =>
    (await shop.client.data(ReadColumnMappings, {}, token)).columnMappings;
  expect((await mappings(admin)).map(({ kind }) => kind).toSorted()).toEqual(['CUSTOMERS', 'STOCK']);
  expect((await mappings(clerk)).map(({ kind }) => kind)).toEqual(['CUSTOMERS']);
  const ofStock = (await mappings(admin)).find(({ kind }) => kind === 'STOCK')?.id ?? '';
  const { userErrors } = await shop.client.payload(DeleteColumnMapping, { id: ofStock }, clerk.token);
  expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await mappings(admin)).toHaveLength(2);
  expect(await shownImport(shop, clerk, stock.id)).toBeNull();
});
