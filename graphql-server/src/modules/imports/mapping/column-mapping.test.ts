import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  DeleteColumnMapping,
  FindSheetProduct,
  ReadColumnMappings,
  ReadImportColumns,
  type ShownImport,
  UpdateImportColumns,
} from '../../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { applyImport, changeImport, checkFile, shownImport } from '../import.fixtures.ts';

const shop = describeShop();
let admin: Person;

const forked = () => shop.app.orm.em.fork();
const fileOf = (...lines: string[]) => ({ path: 'products', text: lines.join('\n') });
const product = async (handle: string) =>
  (await shop.client.data(FindSheetProduct, { handle }, admin.token)).product;
const columnsOf = async (id: string) =>
  (await shop.client.data(ReadImportColumns, { id }, admin.token)).sheetImport;
const choose = (id: string, ...fields: [name: string, field: string | null][]) =>
  shop.client.payload(
    UpdateImportColumns,
    { id, columns: fields.map(([name, field]) => ({ name, field })) },
    admin.token,
  );
async function checked(id: string): Promise<ShownImport | null> {
  await shop.app.jobs.run('imports');
  return shownImport(shop, admin, id);
}

const german = [
  'Bezeichnung;Bestell-Kürzel;Preis;Lieferant',
  'Lampe;L-1;30;Huber',
  'Teppich;T-1;90,50;',
  'Stuhl;S-1;45;Huber',
];
const chosen: [string, string | null][] = [
  ['Bezeichnung', 'Title'],
  ['Bestell-Kürzel', 'SKU'],
  ['Preis', 'Price'],
  ['Lieferant', null],
];

beforeEach(async () => {
  await forked().execute('update products set deleted_at = now() where deleted_at is null');
  await forked().execute('update product_variants set sku = null');
  await forked().execute('delete from column_mappings');
  admin = await anAdmin(shop);
});

test('a file with columns of other names waits until staff have chosen what they are', async () => {
  const waiting = await checkFile(shop, admin, fileOf(...german));
  expect(waiting).toMatchObject({ state: 'UNMAPPED', endedAt: null, entries: [], columnsChosenAt: null });
  const { columnChoices, columns } = (await columnsOf(waiting.id)) ?? {};
  for (const column of ['Title', 'SKU', 'Price', 'New stock', 'Option value 5'])
    expect(columnChoices).toContain(column);
  expect(columns).toEqual([
    { name: 'Bezeichnung', isImported: false, field: 'Title', samples: ['Lampe', 'Teppich', 'Stuhl'] },
    { name: 'Bestell-Kürzel', isImported: false, field: null, samples: ['L-1', 'T-1', 'S-1'] },
    { name: 'Preis', isImported: false, field: 'Price', samples: ['30', '90,50', '45'] },
    { name: 'Lieferant', isImported: false, field: null, samples: ['Huber', 'Huber'] },
  ]);
  expect((await changeImport(shop, admin, 'sheetImportApply', waiting.id)).userErrors).toEqual([
    { code: 'IMPORT_NOT_READY' },
  ]);

  const { sheetImport, userErrors } = await choose(waiting.id, ...chosen);
  expect([sheetImport?.state, userErrors]).toEqual(['CHECKING', []]);
  expect(await checked(waiting.id)).toMatchObject({
    state: 'READY',
    createdCount: 3,
    columnsChosenAt: shop.clock.now().toISOString(),
    columns: [{ isImported: true }, { isImported: true }, { isImported: true }, { isImported: false }],
  });
  expect(await applyImport(shop, admin, waiting.id)).toMatchObject({ state: 'DONE', createdCount: 3 });
  expect(await product('teppich')).toMatchObject({ variants: [{ sku: 'T-1', salePrice: 9050 }] });
});

test('the choice holds for further files with the same columns, in any order', async () => {
  const { id } = await checkFile(shop, admin, fileOf(...german));
  await choose(id, ...chosen);
  await checked(id);
  const chosenAt = shop.clock.now().toISOString();
  shop.clock.advance(2 * DAY);
  admin = await anAdmin(shop);
  const next = await checkFile(
    shop,
    admin,
    fileOf('PREIS;Lieferant;Bezeichnung;Bestell-Kürzel', '12;;Vase;V-1'),
  );
  expect(next).toMatchObject({ state: 'READY', createdCount: 1, columnsChosenAt: chosenAt });
  const other = await checkFile(shop, admin, fileOf('Preis;Bezeichnung', '12;Vase'));
  expect(other).toMatchObject({ state: 'UNMAPPED', columnsChosenAt: null });
});

test('a deleted choice is asked for again, but not for files that were checked', async () => {
  const { id } = await checkFile(shop, admin, fileOf(...german));
  await choose(id, ...chosen);
  await checked(id);
  const list = async () => (await shop.client.data(ReadColumnMappings, {}, admin.token)).columnMappings;
  const remove = (mapping: string) => shop.client.payload(DeleteColumnMapping, { id: mapping }, admin.token);
  const [mapping] = await list();
  expect(mapping).toMatchObject({ chosenAt: shop.clock.now().toISOString() });
  expect(new Map(mapping?.columns.map(({ name, field }) => [name, field]))).toEqual(
    new Map([
      ['Bezeichnung', 'Title'],
      ['Bestell-Kürzel', 'SKU'],
      ['Preis', 'Price'],
    ]),
  );
  expect(await remove(mapping?.id ?? '')).toEqual({ columnMappingId: mapping?.id, userErrors: [] });
  expect(await list()).toEqual([]);
  expect(await checkFile(shop, admin, fileOf(...german))).toMatchObject({ state: 'UNMAPPED' });
  expect(await applyImport(shop, admin, id)).toMatchObject({ state: 'DONE', createdCount: 3 });
  expect(await remove(mapping?.id ?? '')).toMatchObject({
    userErrors: [{ code: 'NOT_FOUND', field: ['id'] }],
  });
});

test('of columns whose names differ only in spelling, only the first one can be chosen', async () => {
  const { id } = await checkFile(shop, admin, fileOf('Ware;Preis;PREIS', 'Lampe;30;20'));
  const { userErrors } = await choose(id, ['Ware', 'Title'], ['PREIS', 'Price']);
  expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['columns', '1', 'name'] }]);
  await choose(id, ['Ware', 'Title'], ['Preis', 'Price']);
  await checked(id);
  await applyImport(shop, admin, id);
  expect(await product('lampe')).toMatchObject({ variants: [{ salePrice: 3000 }] });
  const swapped = await checkFile(shop, admin, fileOf('Ware;PREIS;Preis', 'Lampe;20;30'));
  expect(swapped).toMatchObject({ state: 'UNMAPPED' });
});

test('errors and notices name the columns of the file, and rows with errors those of the shop', async () => {
  const { id } = await checkFile(shop, admin, fileOf('Bezeichnung;Preis', 'Lampe;billig', 'Vase;12'));
  await choose(id, ['Bezeichnung', 'Title'], ['Preis', 'Price']);
  const invalid = await checked(id);
  expect(invalid).toMatchObject({ state: 'INVALID', canSkipInvalid: true });
  expect(invalid?.entries[0]).toMatchObject({ kind: 'ERROR', column: 'Preis', after: 'billig' });
  const { body } = await shop.client.rest<string>(`/api/imports/${id}/invalid-rows`, { token: admin.token });
  expect(body).toBe(
    'Title,Price,Error\nLampe,billig,"Price: This must be an amount such as 19.90 or 1,234.50."\n',
  );
});

test('a wrong choice can be changed, also if no row of the file is valid', async () => {
  const { id } = await checkFile(shop, admin, fileOf('Ware;Bezeichnung;Preis', '30;Lampe;x'));
  await choose(id, ['Ware', 'Title'], ['Preis', 'Price']);
  expect(await checked(id)).toMatchObject({ state: 'INVALID', canSkipInvalid: false, createdCount: 0 });
  await choose(id, ['Bezeichnung', 'Title'], ['Ware', 'Price']);
  expect(await checked(id)).toMatchObject({ state: 'READY', createdCount: 1, errorCount: 0 });
  await choose(id, ['Preis', 'SKU']);
  const sameFile = fileOf('Ware;Bezeichnung;Preis', '30;Lampe;');
  expect(await checkFile(shop, admin, sameFile)).toMatchObject({ state: 'INVALID', endedAt: null });
});

test('the columns of a recognized file can be chosen, too', async () => {
  const { id, state } = await checkFile(shop, admin, fileOf('Title,Price,Kurzinfo', 'Lamp,30,Bright'));
  expect([state, (await columnsOf(id))?.columns?.map(({ field }) => field)]).toEqual([
    'READY',
    ['Title', 'Price', null],
  ]);
  await choose(id, ['Title', 'Title'], ['Price', 'Price'], ['Kurzinfo', 'Tags']);
  await checked(id);
  await applyImport(shop, admin, id);
  expect(await product('lamp')).toMatchObject({ tags: ['bright'] });
});

test.each([
  ['SKUs next to names that can be guessed', 'SKU,Preis', 'UNMAPPED'],
  ['SKUs and prices', 'SKU,Price,Bild', 'INVALID'],
  ['products of WooCommerce without types', 'Name,Regular price', 'UNMAPPED'],
  ['nothing that is recognized', 'A,B', 'UNMAPPED'],
  ['column names below five rows', ['1', '2', '3', '4', '5', 'SKU,Price'].join('\n'), 'UNMAPPED'],
])('a file with %s is read as it is or waits', async (_, header, state) => {
  expect(await checkFile(shop, admin, fileOf(header, 'L-1,30'))).toMatchObject({ state });
});

describe('a choice', () => {
  test.each<[what: string, fields: [string, string | null][], field: string[]]>([
    [
      'of one field for two columns',
      [
        ['Preis', 'Title'],
        ['Ware', 'Title'],
      ],
      ['columns', '1', 'field'],
    ],
    ['without products', [['Preis', 'Price']], ['columns']],
    ['of nothing', [], ['columns']],
    [
      'of a column that the file lacks',
      [
        ['Ware', 'Title'],
        ['Farbe', 'Colour'],
      ],
      ['columns', '1', 'name'],
    ],
    [
      'of a column for two fields',
      [
        ['Ware', 'Title'],
        ['Ware', 'SKU'],
      ],
      ['columns', '1', 'name'],
    ],
    ['of a field that the shop lacks', [['Ware', 'Titel']], ['columns', '0', 'field']],
  ])('%s is an error and changes nothing', async (_, fields, field) => {
    const { id } = await checkFile(shop, admin, fileOf('Ware;Preis', 'Lampe;30'));
    const { userErrors } = await choose(id, ...fields);
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field }]);
    expect(await shownImport(shop, admin, id)).toMatchObject({ state: 'UNMAPPED' });
    expect(await forked().execute('select 1 from column_mappings')).toEqual([]);
  });

  test('comes too late for an import that has ended, or for a file of another system', async () => {
    const { id } = await checkFile(shop, admin, fileOf('Ware;Preis', 'Lampe;30'));
    await changeImport(shop, admin, 'sheetImportCancel', id);
    const shopify = await checkFile(shop, admin, fileOf('Handle,Title,Variant Price', 'bowl,Bowl,9'));
    expect((await columnsOf(shopify.id))?.columnChoices).toEqual([]);
    for (const ended of [id, shopify.id])
      expect((await choose(ended, ['Ware', 'Title'])).userErrors).toMatchObject([
        { code: 'IMPORT_NOT_READY' },
      ]);
  });
});

test('a title may be above columns of other names', async () => {
  const { id } = await checkFile(shop, admin, fileOf('Preisliste 2026, Huber & Söhne', '', ...german));
  expect((await columnsOf(id))?.columns?.map(({ name }) => name)).toEqual(german[0]?.split(';'));
  await choose(id, ['Preis', 'Price'], ['Lieferant', 'SKU'], ['Bezeichnung', 'Title']);
  const { entries } = (await checked(id)) ?? {};
  expect(entries?.find(({ kind }) => kind === 'ERROR')).toMatchObject({ line: 6, column: 'Lieferant' });
});

test('a file that nobody chooses columns for is deleted after a day', async () => {
  const { id } = await checkFile(shop, admin, fileOf('Ware;Preis', 'Lampe;30'));
  shop.clock.advance(2 * DAY);
  admin = await anAdmin(shop);
  await shop.app.jobs.run('retention');
  expect(await shownImport(shop, admin, id)).toBeNull();
});
