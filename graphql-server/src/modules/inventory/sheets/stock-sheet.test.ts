import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { applyImport, changeImport, checkFile, importFile } from '../../imports/import.fixtures.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let mug: string;
let tee: string;

beforeEach(async () => {
  const em = shop.app.orm.em.fork();
  await em.execute(`update products set deleted_at = now() where deleted_at is null`);
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  mug = await aProduct(em, { title: 'Mug', stock: 10 });
  tee = await aProduct(em, { title: 'Tee', sizes: ['S', 'M'], stock: 8 });
});

const check = (text: string) => checkFile(shop, admin, { path: 'stock', text });
const importStock = (text: string) => importFile(shop, admin, { path: 'stock', text });

async function exported(): Promise<string[][]> {
  const { body, headers } = await shop.client.rest<string>('/api/exports/stock.csv', { token: admin.token });
  expect(headers.get('content-disposition')).toBe('attachment; filename="stock.csv"');
  return body
    .trim()
    .split('\n')
    .map((line) => line.split(','));
}

/** The exported file; `fill` sets the new stock by product and size. */
async function sheet(fill: Record<string, string>): Promise<string> {
  const [header = [], ...rows] = await exported();
  const filled = rows.map((row) => [...row.slice(0, -1), fill[[row[2], row[3]].join(' ').trim()] ?? '']);
  return [header, ...filled].map((row) => row.join(',')).join('\n');
}

const stocks = async () =>
  (await exported()).slice(1).map(([, , product, variant, stock]) => `${product} ${variant} ${stock}`);
const expectBooksToAgree = async () => {
  for (const id of [mug, tee]) {
    const { stock, sum } = await ledgerOf(shop, id);
    expect(sum).toBe(stock);
  }
};

test('a stock that is not tracked is empty in the file, and can’t be entered there', async () => {
  await shop.app.orm.em
    .fork()
    .execute(`update product_variants set tracks_stock = false, stock = 1000000 where product_id = ?`, [mug]);
  await shop.app.orm.em.fork().execute(`update products set stock = 1000000 where id = ?`, [mug]);
  expect(await stocks()).toEqual(['Mug  ', 'Tee S 4', 'Tee M 4']);
  const { state, entries } = await check(await sheet({ Mug: '5' }));
  expect([state, entries.map(({ line, column }) => [line, column])]).toEqual(['INVALID', [[2, 'New stock']]]);
});

test('an import of a count changes the filled-in rows only', async () => {
  expect(await stocks()).toEqual(['Mug  10', 'Tee S 4', 'Tee M 4']);
  const text = await sheet({ Mug: '25', 'Tee M': '0' });
  const change = { kind: 'CHANGED', column: 'New stock', message: null };
  const entries = [
    { ...change, line: 2, subject: 'Mug', before: '10', after: '25' },
    { ...change, line: 4, subject: 'Tee, M', before: '4', after: '0' },
  ];
  const checked = await check(text);
  expect(checked).toMatchObject({ state: 'READY', rowCount: 3, changedCount: 2, entries });
  expect(await stocks()).toEqual(['Mug  10', 'Tee S 4', 'Tee M 4']);
  await expectBooksToAgree();
  expect(await applyImport(shop, admin, checked.id)).toMatchObject({
    state: 'DONE',
    changedCount: 2,
    entries,
  });
  expect(await stocks()).toEqual(['Mug  25', 'Tee S 4', 'Tee M 0']);
  expect(await ledgerOf(shop, tee)).toMatchObject({
    stock: 4,
    reasons: ['INITIAL', 'INITIAL', 'CORRECTION'],
  });
  await expectBooksToAgree();
});

test('importing an unchanged export changes nothing', async () => {
  const nothing = { state: 'DONE', changedCount: 0, entries: [] };
  const text = (await exported()).map((row) => row.join(',')).join('\n');
  expect(await importStock(text)).toMatchObject(nothing);
  const same = await sheet({ Mug: '10', 'Tee S': '4', 'Tee M': '4' });
  expect(await importStock(same)).toMatchObject(nothing);
});

test('sales during the count are not lost', async () => {
  const text = await sheet({ Mug: '12' });
  const { id } = await check(text);
  await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 3 }));
  expect((await applyImport(shop, admin, id)).entries).toMatchObject([{ before: '7', after: '9' }]);
  await expectBooksToAgree();

  const { id: none } = await check(await sheet({ Mug: '0' }));
  await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 1 }));
  expect(await applyImport(shop, admin, none)).toMatchObject({
    state: 'INVALID',
    entries: [{ kind: 'ERROR', line: 2, column: 'New stock' }],
  });
  expect((await ledgerOf(shop, mug)).stock).toBe(8);
});

test('without the exported stock, the new stock is compared with the current one, and a SKU is enough', async () => {
  await shop.app.orm.em
    .fork()
    .execute(`update product_variants set sku = 'MUG-1' where product_id = ?`, [mug]);
  const text = 'Variant ID,SKU,Product,Variant,Stock,New stock\n,MUG-1,,,,3\n';
  expect((await importStock(text)).entries).toMatchObject([{ subject: 'Mug', before: '10', after: '3' }]);
  await expectBooksToAgree();
});

describe('errors name line and column, and nothing is written', () => {
  const HEADER = 'Variant ID,SKU,Product,Variant,Stock,New stock';
  const UNKNOWN = '019aa000-0000-7000-8000-000000000000';

  test.each<[row: string, column: string]>([
    [',,Mug,,10,11', 'Variant ID'],
    ['none,,,,10,11', 'Variant ID'],
    [`${UNKNOWN},,,,10,11`, 'Variant ID'],
    [',NO-SKU,,,10,11', 'SKU'],
    ['<mug>,,,,10,-1', 'New stock'],
    ['<mug>,,,,10,many', 'New stock'],
    ['<mug>,,,,10,1.5', 'New stock'],
    ['<mug>,,,,10,1000001', 'New stock'],
    ['<mug>,,,,x,11', 'Stock'],
    ['<mug>,,,,50,20', 'New stock'],
    ['<tee>,,,,4,5', 'Variant ID'],
  ])('%s', async (row, column) => {
    const ids = new Map(
      (await exported()).slice(1).map(([id = '', , product, variant]) => [`${product} ${variant}`, id]),
    );
    const [first, second] = [ids.get('Tee S') ?? '', ids.get('Mug ') ?? ''];
    const text = [HEADER, `${first},,,,4,6`, row.replace('<mug>', second).replace('<tee>', first)].join('\n');
    const { id, ...checked } = await check(text);
    const errors = checked.entries.filter(({ kind }) => kind === 'ERROR');
    expect([checked.state, errors]).toMatchObject(['INVALID', [{ line: 3, column }]]);
    const { userErrors } = await changeImport(shop, admin, 'sheetImportApply', id);
    expect(userErrors).toEqual([{ code: 'IMPORT_NOT_READY' }]);
    expect(await stocks()).toEqual(['Mug  10', 'Tee S 4', 'Tee M 4']);
  });

  test('a column that occurs twice', async () => {
    const error = { kind: 'ERROR', line: 1, column: 'SKU' };
    const checked = await check('SKU,New stock,sku,Stock\nMUG,2,MUG,1');
    expect(checked).toMatchObject({ state: 'INVALID', errorCount: 1, entries: [error] });
  });
});
