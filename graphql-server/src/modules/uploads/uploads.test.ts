import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddFilledInLines,
  type CartLineInput,
  CreateFilledInDraft,
  EraseCustomer,
  LogInFromGuest,
  PlaceFilledInOrder,
  ReplaceFilledInLines,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { MemoryStorage } from '../../test/gateways/memory-storage.ts';
import { anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, aStaffMember, type Person, testPassword } from '../../test/users.ts';
import { aField, defineFields } from '../custom-fields/custom-fields.fixtures.ts';

/** Stores files once `gate` is open. */
class GatedStorage extends MemoryStorage {
  gate = Promise.resolve();
  onPut = () => {};

  override async put(...file: Parameters<MemoryStorage['put']>): Promise<void> {
    this.onPut();
    await this.gate;
    await super.put(...file);
  }
}

const storage = new GatedStorage();
const shop = describeShop({}, { storage });
let owner: Person;
let shopper: Person;
let shirt: string;

const file = { type: 'FILE' as const, isCustomerInput: true };

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  await allowGuests(shop);
  shirt = await aProduct(shop.app.orm.em.fork(), { title: 'Shirt', stock: 100 });
});
beforeEach(async () => {
  shopper = await aCustomer(shop);
  owner = await aStaffMember(shop, 'OWNER');
  await shop.app.orm.em.fork().execute(`delete from uploads`);
  storage.files.clear();
  await defineFields(
    shop,
    owner,
    aField({ owner: 'ORDER_LINE', key: 'print', name: 'Print', ...file }),
    aField({ owner: 'ORDER', key: 'letter', name: 'Letter', ...file }),
  );
});

interface Uploaded {
  status: number;
  body: { url: string; name: string; size: number; code: string; detail: string };
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF');

/** Uploads a file as browsers do. */
async function upload(content: Buffer = pdf, name = 'logo.pdf', token = shopper.token): Promise<Uploaded> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${shop.client.address}/api/uploads`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as Uploaded['body'];
  return { status: response.status, body };
}
const aFile = async (token?: string) => (await upload(pdf, 'logo.pdf', token)).body.url;

const download = (url: string) => fetch(shop.client.address + url);
const printed = (url: string): CartLineInput => ({
  productId: shirt,
  fields: [{ key: 'print', values: [url] }],
});
const add = async (url: string, token = shopper.token) =>
  (await shop.client.data(AddFilledInLines, { lines: [printed(url)] }, token)).payload;
const place = async (input: object, token = shopper.token) =>
  (await shop.client.data(PlaceFilledInOrder, { input: { ...anOrderInput(), ...input } }, token)).payload;
const logIn = async (guestToken: string) => {
  const input = { emailOrPhone: shopper.email, password: testPassword };
  await shop.client.data(LogInFromGuest, { input, guestToken });
};
const erase = async () => {
  const { userId: id, email } = shopper;
  const { userErrors } = await shop.client.payload(EraseCustomer, { id, email }, owner.token);
  expect(userErrors).toEqual([]);
};
const clean = () => shop.app.jobs.run('uploads');
const files = () => storage.files.size;
/** Makes all uploads ones that were last used this many days ago. */
const age = (days: number) =>
  shop.app.orm.em
    .fork()
    .execute(`update uploads set used_at = ?::timestamptz`, [
      new Date(shop.clock.now().getTime() - days * DAY).toISOString(),
    ]);

test('a guest’s file is a download under its own name, and nothing else', async () => {
  const { status, body } = await upload(pdf, 'C:\\temp\\Lógo "1"\u202Efdp.exe', await aGuest(shop));
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\/L%C3%B3go%20%221%22%20fdp\.pdf$/) as string,
      name: 'Lógo "1" fdp.pdf',
      size: 14,
    },
  });
  const response = await download(body.url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''L%C3%B3go%20%221%22%20fdp.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
  expect((await download(`/uploads/${'0'.repeat(32)}/logo.pdf`)).status).toBe(404);
});

test.each([
  ['PNG', '89504e470d0a1a0a', 'a.txt', 'a.png'],
  ['JPEG', 'ffd8ffe0', '.jpeg', 'file.jpg'],
  ['WebP', '52494646000000005745425000', 'x'.repeat(300), `${'x'.repeat(80)}.webp`],
])('the content says that a file is a %s', async (_, hex, name, expected) => {
  expect((await upload(Buffer.from(hex, 'hex'), name)).body.name).toBe(expected);
});

test.each([
  ['a page', '<script>alert(1)</script>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a'],
  ['nothing', ''],
])('%s is rejected, whatever it is called', async (_, content) => {
  expect(await upload(Buffer.from(content), 'logo.pdf')).toMatchObject({
    status: 422,
    body: { code: 'INVALID_VALUE' },
  });
  expect(files()).toBe(0);
});

test('a file may have 10 MB, and no more', async () => {
  const largest = Buffer.alloc(10 * 1024 * 1024, '%PDF-');
  expect((await upload(largest)).body.size).toBe(10_485_760);
  expect((await upload(Buffer.concat([largest, pdf]))).status).toBe(413);
});

test('a shop whose fields ask shoppers for no file does not even read one', async () => {
  const byStaff = { type: 'FILE' as const, isCustomerInput: false };
  await defineFields(shop, owner, aField({ owner: 'ORDER', key: 'letter', ...byStaff }));
  const request = new AbortController();
  const response = await fetch(`${shop.client.address}/api/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shopper.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    // It never ends.
    body: new ReadableStream({ start: (body) => body.enqueue(Buffer.from('--x')) }),
    duplex: 'half',
    signal: request.signal,
  });
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 409,
    body: { code: 'UPLOADS_NOT_ACCEPTED', detail: 'This shop does not ask for files.' },
  });
  request.abort();
});

describe('a shopper’s files that are unused or in the cart have at most 200 MB together', () => {
  const resize = (url: string, size: number) =>
    shop.app.orm.em.fork().execute(`update uploads set size = ? where key = ?`, [size, url.split('/')[2]]);

  test('those of the cart are never replaced, and those of orders do not count', async () => {
    const url = await aFile();
    await add(url);
    // The next file has 14 bytes.
    await resize(url, 200 * 1024 * 1024 - 14);
    const next = await aFile();
    await add(next);
    expect(await upload()).toMatchObject({ status: 409, body: { code: 'UPLOAD_LIMIT_REACHED' } });
    expect((await download(url)).status).toBe(200);
    expect(files()).toBe(2);
    await place({ lines: null });
    expect((await upload()).status).toBe(200);
  });

  test('the oldest unused ones are replaced', async () => {
    const [cart, oldest] = [await aFile(), await aFile()];
    await add(cart);
    await resize(cart, 150 * 1024 * 1024);
    await resize(oldest, 50 * 1024 * 1024 - 28);
    shop.clock.advance(1);
    const [first, second, third] = [await aFile(), await aFile(), await aFile()];
    const statuses = await Promise.all(
      [cart, oldest, first, second, third].map(async (url) => (await download(url)).status),
    );
    expect(statuses).toEqual([200, 404, 200, 200, 200]);
  });
});

describe('shoppers fill in uploads of this shop', () => {
  const gone = (...field: string[]) => [{ code: 'INVALID_VALUE', field }];

  test('for a line', async () => {
    const url = await aFile();
    const field = ['lines', '0', 'fields', '0', 'values'];
    for (const other of ['https://evil.example/a.pdf', '/assets/a.pdf', url.replace('logo', 'virus')])
      expect((await add(other)).userErrors, other).toMatchObject(gone(...field));
    const { cart, userErrors } = await add(` ${url} `);
    expect(userErrors).toEqual([]);
    expect(cart?.lines[0]?.fields).toEqual([{ key: 'print', values: [url] }]);
  });

  test('for an order and its lines', async () => {
    const [letter, print] = [await aFile(), await aFile()];
    const lines = [printed('https://evil.example/a.pdf')];
    expect((await place({ lines })).userErrors).toMatchObject(
      gone('input', 'lines', '0', 'fields', '0', 'values'),
    );
    const fields = (url: string) => [{ key: 'letter', values: [url] }];
    const wrong = { lines: [printed(print)], fields: fields('/uploads/none/logo.pdf') };
    expect((await place(wrong)).userErrors).toMatchObject(gone('input', 'fields', '0', 'values'));
    const { order } = await place({ lines: [printed(print)], fields: fields(letter) });
    expect(order).toMatchObject({
      fields: [{ name: 'Letter', values: [letter] }],
      lines: [{ fields: [{ name: 'Print', values: [print] }] }],
    });
  });

  test('staff write any URL', async () => {
    const fields = [{ key: 'letter', values: ['https://files.example/letter.pdf'] }];
    const input = { fields, lines: [printed('https://files.example/print.pdf')] };
    const { userErrors } = await shop.client.payload(CreateFilledInDraft, { input }, owner.token);
    expect(userErrors).toEqual([]);
  });
});

describe('while files are being stored', () => {
  /** Closes the gate of the storage; `started` resolves when as many files wait at it. */
  function closeGate(count: number) {
    const [started, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let waiting = 0;
    storage.gate = opened.promise;
    storage.onPut = () => {
      waiting += 1;
      if (waiting === count) started.resolve();
    };
    return { started: started.promise, open: opened.resolve };
  }

  test('more than 20 at once are not stored', async () => {
    const gate = closeGate(22);
    const uploads = Array.from({ length: 22 }, () => upload());
    await gate.started;
    gate.open();
    const results = await Promise.all(uploads);
    const rejected = results.filter(({ status }) => status !== 200);
    expect(rejected.map(({ body }) => body.code)).toEqual(['UPLOAD_LIMIT_REACHED', 'UPLOAD_LIMIT_REACHED']);
    expect(files()).toBe(20);
  });

  test('an erasure wins, and leaves no file although the job has been there', async () => {
    const gate = closeGate(1);
    const result = upload();
    await gate.started;
    await erase();
    await clean();
    gate.open();
    expect((await result).status).toBe(409);
    expect(files()).toBe(0);
    expect(await shop.app.orm.em.fork().execute(`select from uploads`)).toEqual([]);
  });
});

test('the files of a guest’s order stay with the guest who logs in and erases the account', async () => {
  const guest = await aGuest(shop);
  const [ordered, unordered] = [await aFile(guest), await aFile(guest)];
  await add(ordered, guest);
  const { order } = await place({ lines: null }, guest);
  expect(order).toMatchObject({ lines: [{ fields: [{ values: [ordered] }] }] });
  await add(unordered, guest);
  await logIn(guest);
  await erase();
  await clean();
  expect((await download(ordered)).status).toBe(200);
  expect((await download(unordered)).status).toBe(404);
});

describe('the job deletes', () => {
  test('uploads that nothing has used for 7 days, and not those of carts, orders and drafts', async () => {
    const [cart, line, order, draft, unused] = [
      await aFile(),
      await aFile(),
      await aFile(),
      await aFile(),
      await aFile(),
    ];
    await place({ lines: [printed(line)], fields: [{ key: 'letter', values: [order] }] });
    await add(cart);
    const input = { lines: [printed(draft)] };
    await shop.client.payload(CreateFilledInDraft, { input }, owner.token);
    await age(6.9);
    await clean();
    expect((await download(unused)).status).toBe(200);
    await age(7.1);
    await clean();
    const statuses = await Promise.all(
      [cart, line, order, draft, unused].map(async (url) => (await download(url)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
    expect(files()).toBe(4);
  });

  test('an upload 7 days after it was last seen in use', async () => {
    const url = await aFile();
    await add(url);
    const usedAt = () => shop.app.orm.em.fork().execute(`select used_at from uploads`);
    await age(0.9);
    const before = await usedAt();
    await clean();
    expect(await usedAt()).toEqual(before);
    await age(30);
    await clean();
    await shop.client.data(ReplaceFilledInLines, { lines: [] }, shopper.token);
    await clean();
    expect((await download(url)).status).toBe(200);
    await age(7.1);
    await clean();
    expect((await download(url)).status).toBe(404);
  });

  test('a shopper’s oldest unused upload when there are more than 20', async () => {
    const used = await aFile();
    await add(used);
    const urls: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      urls.push(await aFile());
      shop.clock.advance(1);
    }
    await clean();
    expect((await download(urls[0] ?? '')).status).toBe(404);
    expect((await download(urls[1] ?? '')).status).toBe(200);
    expect((await download(used)).status).toBe(200);
  });

  test('the uploads of an erased customer, also those from before the login', async () => {
    const guest = await aGuest(shop);
    const url = await aFile(guest);
    await add(url, guest);
    await logIn(guest);
    const { order } = await place({ lines: null });
    await setOrderStatus(shop.client, owner, order?.id ?? '', 'DELIVERED');
    await erase();
    expect((await download(url)).status).toBe(404);
    await clean();
    expect(await shop.app.orm.em.fork().execute(`select from uploads`)).toEqual([]);
    expect(files()).toBe(0);
  });
});
