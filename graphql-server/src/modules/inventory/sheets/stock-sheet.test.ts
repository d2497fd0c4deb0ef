import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
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
  ada = await aCustomer(shop.client);
  mug = await aProduct(em, { title: 'Mug', stock: 10 });
  tee = await aProduct(em, { title: 'Tee', sizes: ['S', 'M'], stock: 8 });
});

interface Answer {
  count?: number;
  changes?: { line: number; product: string; variant: string; before: number; after: number }[];
  code?: string;
  detail?: string;
  errors?: { pointer: string; detail: string }[];
}

async function send(path: 'stock' | 'stock/preview', text: string): Promise<Answer & { status: number }> {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'stock.csv');
  const response = await fetch(`${shop.client.address}/api/imports/${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function exported(): Promise<string[][]> {
  const { body, headers } = await shop.client.rest<string>('/api/exports/stock.csv', { token: admin.token });
  expect(headers.get('content-disposition')).toBe('attachment; filename="stock.csv"');
  return body
    .trim()
    .split('\n')
    .map((line) => line.split(','));
}

/** The exported file, with what `fill` enters as new stock by product and size. */
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

test('a count is read back from the file: what is filled in changes, the rest stays', async () => {
  expect(await stocks()).toEqual(['Mug  10', 'Tee S 4', 'Tee M 4']);
  const text = await sheet({ Mug: '25', 'Tee M': '0' });
  const changes = [
    { line: 2, product: 'Mug', variant: '', sku: null, before: 10, after: 25 },
    { line: 4, product: 'Tee', variant: 'M', sku: null, before: 4, after: 0 },
  ];
  expect(await send('stock/preview', text)).toEqual({ status: 200, count: 2, changes });
  expect(await stocks()).toEqual(['Mug  10', 'Tee S 4', 'Tee M 4']);
  expect(await send('stock', text)).toEqual({ status: 200, count: 2, changes });
  expect(await stocks()).toEqual(['Mug  25', 'Tee S 4', 'Tee M 0']);
  expect(await ledgerOf(shop, tee)).toMatchObject({
    stock: 4,
    reasons: ['INITIAL', 'INITIAL', 'CORRECTION'],
  });
  await expectBooksToAgree();
});

test('what was exported and is imported again changes nothing', async () => {
  const text = (await exported()).map((row) => row.join(',')).join('\n');
  expect(await send('stock', text)).toEqual({ status: 200, count: 0, changes: [] });
  const same = await sheet({ Mug: '10', 'Tee S': '4', 'Tee M': '4' });
  expect(await send('stock', same)).toEqual({ status: 200, count: 0, changes: [] });
});

test('what was sold while somebody counted stays sold', async () => {
  const text = await sheet({ Mug: '12' });
  await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 3 }));
  expect((await send('stock', text)).changes).toMatchObject([{ before: 7, after: 9 }]);
  await expectBooksToAgree();

  const fewer = await sheet({ Mug: '0' });
  await anOrder(shop.client, ada, anOrderInput({ productId: mug, quantity: 1 }));
  expect(await send('stock', fewer)).toMatchObject({ status: 422, errors: [{ pointer: '#/2/New stock' }] });
  expect((await ledgerOf(shop, mug)).stock).toBe(8);
});

test('without the stock beside it, the new stock is compared with today’s, and a SKU is enough', async () => {
  await shop.app.orm.em
    .fork()
    .execute(`update product_variants set sku = 'MUG-1' where product_id = ?`, [mug]);
  const text = 'Variant ID,SKU,Product,Variant,Stock,New stock\n,MUG-1,,,,3\n';
  expect((await send('stock', text)).changes).toMatchObject([
    { product: 'Mug', sku: 'MUG-1', before: 10, after: 3 },
  ]);
  await expectBooksToAgree();
});

describe('faults are named by line and column, and nothing is written', () => {
  const HEADER = 'Variant ID,SKU,Product,Variant,Stock,New stock';
  const UNKNOWN = '019aa000-0000-7000-8000-000000000000';

  test.each<[row: string, pointer: string]>([
    [',,Mug,,10,11', '#/3/Variant ID'],
    ['none,,,,10,11', '#/3/Variant ID'],
    [`${UNKNOWN},,,,10,11`, '#/3/Variant ID'],
    [',NO-SKU,,,10,11', '#/3/SKU'],
    ['<mug>,,,,10,-1', '#/3/New stock'],
    ['<mug>,,,,10,many', '#/3/New stock'],
    ['<mug>,,,,10,1.5', '#/3/New stock'],
    ['<mug>,,,,10,1000001', '#/3/New stock'],
    ['<mug>,,,,x,11', '#/3/Stock'],
    ['<mug>,,,,50,20', '#/3/New stock'],
    ['<tee>,,,,4,5', '#/3/Variant ID'],
  ])('%s', async (row, pointer) => {
    const ids = new Map(
      (await exported()).slice(1).map(([id = '', , product, variant]) => [`${product} ${variant}`, id]),
    );
    const [first, second] = [ids.get('Tee S') ?? '', ids.get('Mug ') ?? ''];
    const text = [HEADER, `${first},,,,4,6`, row.replace('<mug>', second).replace('<tee>', first)].join('\n');
    for (const path of ['stock/preview', 'stock'] as const) {
      expect(await send(path, text)).toMatchObject({
        status: 422,
        code: 'INVALID_VALUE',
        errors: [{ pointer }],
      });
    }
    expect(await stocks()).toEqual(['Mug  10', 'Tee S 4', 'Tee M 4']);
  });

  test('a hundred of them', async () => {
    const rows = Array.from({ length: 300 }, () => ',,,,1,2');
    const { errors } = await send('stock', [HEADER, ...rows].join('\n'));
    expect(errors).toHaveLength(100);
  });

  test('too many rows', async () => {
    const rows = Array.from({ length: 20_001 }, () => ',,,,,');
    const { status, detail } = await send('stock', [HEADER, ...rows].join('\n'));
    expect([status, detail]).toEqual([422, 'The file has more than 20,000 rows.']);
  });

  test('another file', async () => {
    expect(await send('stock', 'a,b\n1,2')).toMatchObject({
      status: 422,
      errors: [{ pointer: '#/1/Variant ID' }],
    });
  });
});
