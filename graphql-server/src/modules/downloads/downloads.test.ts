import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import {
  CreateRefund,
  DeleteFile,
  EditOrder,
  PlaceGuestOrder,
  ReadDownloads,
  ReadDownloadsByLink,
  ReadEditedOrder,
  ReadOrderWithoutDelivery,
  RenewOrderDownloads,
} from '../../test/documents.generated.ts';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { MemoryStorage } from '../../test/gateways/memory-storage.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, aStaffMember, type Person } from '../../test/users.ts';
import { StorageError } from '../assets/file-storage.port.ts';
import { aDigitalProduct, uploadDigitalFile } from './downloads.fixtures.ts';

/** A storage that can be unreachable. */
class UnreliableStorage extends MemoryStorage {
  isDown = false;

  override async read(key: string): Promise<Uint8Array | null> {
    if (this.isDown) throw new StorageError('UNAVAILABLE', 'It is down');
    return super.read(key);
  }
}

const storage = new UnreliableStorage();
const mail = new FakeEmail();
const shop = describeShop({}, { storage, mail });
let admin: Person;
let ada: Person;
let album: Awaited<ReturnType<typeof aDigitalProduct>>;

beforeAll(async () => {
  await allowGuests(shop);
});
beforeEach(async () => {
  storage.isDown = false;
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  album = await aDigitalProduct(shop, admin, 'Album');
});

const input = (quantity = 1) => ({
  ...anOrderInput({ productId: album.productId, quantity }),
  paymentMethod: 'BANK' as const,
});
const pay = (id: string) => changeOrder(shop, admin, 'orderPaymentReceive', id);
const aPaidOrder = async (quantity = 1) => {
  const id = await anOrder(shop.client, ada, input(quantity));
  await pay(id);
  return id;
};
const see = async (id: string, as = ada) =>
  (await shop.client.data(ReadDownloads, { id }, as.token)).order?.downloads;
const linkOf = async (id: string) => String((await see(id))?.[0]?.url);
const download = (url: string) => fetch(url);
const problemOf = async (url: string) => {
  const response = await download(url);
  const { code, detail } = (await response.json()) as { code: string; detail: string };
  return [response.status, code, detail];
};
const refund = async (id: string, quantity: number) => {
  const { order } = await shop.client.data(ReadOrderWithoutDelivery, { id }, admin.token);
  const lines = [{ orderLineId: order?.lines[0]?.id, quantity, restock: false }];
  const input = { orderId: id, idempotencyKey: newId(), lines, reason: 'Too loud' };
  return (await shop.client.payload(CreateRefund, { input }, admin.token)).userErrors;
};
/** Records a transfer of 10.00. */
const receivePart = async (id: string) => {
  const { order } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
  const part = { amount: 1000, expectedPaidAmount: order?.paidAmount ?? 0 };
  expect((await changeOrder(shop, admin, 'orderPaymentReceive', id, part)).userErrors).toEqual([]);
};
const addTo = async (id: string, variantId: string) => {
  const { order } = await shop.client.data(ReadEditedOrder, { id }, admin.token);
  const edit = { orderId: id, addedLines: [{ variantId, quantity: 1 }] };
  const expected = { total: (order?.totals.total ?? 0) + 5000, updatedAt: order?.updatedAt };
  const { userErrors } = await shop.client.payload(EditOrder, { input: edit, ...expected }, admin.token);
  expect(userErrors).toEqual([]);
};
const renew = (orderId: string) => shop.client.payload(RenewOrderDownloads, { orderId }, admin.token);

describe('a download', () => {
  test('is there once the order is paid, and is counted', async () => {
    const id = await anOrder(shop.client, ada, input());
    expect(await see(id)).toEqual([]);
    await pay(id);
    const expiresAt = new Date(shop.clock.now().getTime() + 30 * DAY).toISOString();
    const song = { name: 'song.mp3', size: 3, expiresAt };
    expect(await see(id)).toMatchObject([{ ...song, remaining: 5 }]);
    const response = await download(await linkOf(id));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': "attachment; filename*=UTF-8''song.mp3",
      'content-length': '3',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(await see(id)).toMatchObject([{ ...song, remaining: 4 }]);
  });

  test('is the file as it was uploaded, whatever its size and name', async () => {
    // Two whole parts and a bit.
    const pattern = Uint8Array.from({ length: 251 }, (_, at) => at);
    const content = new Uint8Array(Buffer.alloc(8 * 1024 * 1024 + 5, pattern));
    await uploadDigitalFile(shop, admin, album.variantId, { name: "Bach's “Air” (live).flac", content });
    const [, air] = (await see(await aPaidOrder())) ?? [];
    const response = await download(String(air?.url));
    const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(sha(new Uint8Array(await response.arrayBuffer()))).toBe(sha(content));
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Bach%27s%20%E2%80%9CAir%E2%80%9D%20%28live%29.flac",
    );
  });

  test('is possible five times; requests within ten minutes count as one, also at once', async () => {
    const id = await aPaidOrder(2);
    const url = await linkOf(id);
    for (const remaining of [4, 3, 2, 1, 0]) {
      const responses = await Promise.all([download(url), download(url)]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      shop.clock.advance(10 * MINUTE - 1);
      expect((await download(url)).status).toBe(200);
      expect(await see(id)).toMatchObject([{ remaining }]);
      shop.clock.advance(1);
    }
    expect(await problemOf(url)).toEqual([
      410,
      'DOWNLOAD_ENDED',
      'This file was downloaded as often as it can be. Please contact us if you still need it.',
    ]);
    expect(await see(id)).toMatchObject([{ remaining: 0, url }]);
  });

  test('is counted only if the storage works, and not for HEAD', async () => {
    const id = await aPaidOrder();
    const url = await linkOf(id);
    storage.isDown = true;
    expect((await download(url)).status).toBe(503);
    storage.isDown = false;
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
    expect(await see(id)).toMatchObject([{ remaining: 5 }]);
  });

  test('ends after 30 days, until staff renew it', async () => {
    const id = await aPaidOrder();
    const url = await linkOf(id);
    await download(url);
    shop.clock.advance(30 * DAY);
    admin = await anAdmin(shop);
    const gone = 'This download link has expired. Please contact us if you still need the file.';
    expect(await problemOf(url)).toEqual([410, 'DOWNLOAD_ENDED', gone]);
    const { order, userErrors } = await renew(id);
    const expiresAt = new Date(shop.clock.now().getTime() + 30 * DAY).toISOString();
    expect([order?.downloads, userErrors]).toMatchObject([[{ url, remaining: 5, expiresAt }], []]);
    shop.clock.advance(29 * DAY);
    expect((await download(url)).status).toBe(200);
  });

  test('begins with the last payment, if a status changed later', async () => {
    const id = await aPaidOrder();
    const [before] = (await see(id)) ?? [];
    shop.clock.advance(MINUTE);
    await setOrderStatus(shop.client, admin, id, 'PENDING');
    expect(await see(id)).toEqual([before]);
  });

  test('of a file that is added late begins then', async () => {
    const id = await aPaidOrder();
    shop.clock.advance(31 * DAY);
    admin = await anAdmin(shop);
    await uploadDigitalFile(shop, admin, album.variantId, { name: 'bonus.mp3' });
    const expiresAt = new Date(shop.clock.now().getTime() + 30 * DAY).toISOString();
    const downloads = await see(id, admin);
    expect(downloads).toMatchObject([{ name: 'song.mp3' }, { name: 'bonus.mp3', remaining: 5, expiresAt }]);
    expect((await download(String(downloads?.[1]?.url))).status).toBe(200);
  });

  test('ends when its line is refunded as a whole, or the order is canceled', async () => {
    const id = await aPaidOrder(2);
    const url = await linkOf(id);
    expect(await refund(id, 1)).toEqual([]);
    expect((await download(url)).status).toBe(200);
    expect(await refund(id, 1)).toEqual([]);
    const ended =
      'This download has ended, because the order was canceled, returned or refunded, or is no longer paid.';
    expect(await problemOf(url)).toEqual([410, 'DOWNLOAD_ENDED', ended]);
    expect(await see(id)).toEqual([]);
    const other = await aPaidOrder();
    const otherUrl = await linkOf(other);
    await setOrderStatus(shop.client, admin, other, 'CANCELLED');
    expect(await problemOf(otherUrl)).toEqual([410, 'DOWNLOAD_ENDED', ended]);
    expect(await renew(other)).toEqual({ order: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  test('of another line of the order goes on after a refund', async () => {
    const film = await aDigitalProduct(shop, admin, 'Film');
    const lines = [album, film].map(({ productId }) => ({ productId, quantity: 1 }));
    const id = await anOrder(shop.client, ada, { ...anOrderInput(...lines), paymentMethod: 'BANK' });
    await pay(id);
    const [ofAlbum, ofFilm] = (await see(id)) ?? [];
    expect(await refund(id, 1)).toEqual([]);
    expect(await see(id)).toEqual([ofFilm]);
    expect((await download(String(ofAlbum?.url))).status).toBe(410);
    expect((await download(String(ofFilm?.url))).status).toBe(200);
  });

  test('is not there for a deposit', async () => {
    const id = await anOrder(shop.client, ada, input());
    await receivePart(id);
    expect(await see(id)).toEqual([]);
  });

  test('ends when its file is deleted', async () => {
    const id = await aPaidOrder();
    const url = await linkOf(id);
    await download(url);
    await shop.client.payload(DeleteFile, { id: album.fileId }, admin.token);
    const gone = 'This file is no longer available. Please contact us if you still need it.';
    expect(await problemOf(url)).toEqual([410, 'DOWNLOAD_ENDED', gone]);
    expect(await see(id)).toEqual([]);
  });
});

describe('an order with a parcel and a file', () => {
  let poster: string;
  beforeEach(async () => {
    poster = await aProduct(shop.app.orm.em.fork(), { title: 'Poster', stock: 10 });
  });
  const mixedInput = () => anOrderInput({ productId: album.productId }, { productId: poster });
  const aMixedOrder = async () => {
    const id = await anOrder(shop.client, ada, { ...mixedInput(), paymentMethod: 'BANK' });
    await pay(id);
    return id;
  };
  const cancel = (id: string) => changeOrder(shop, ada, 'orderCancel', id);

  test('paid in cash on delivery has the link in the email about the delivery', async () => {
    const id = await anOrder(shop.client, ada, mixedInput());
    await shop.app.jobs.run('mail');
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    await shop.app.jobs.run('mail');
    const url = await linkOf(id);
    expect(mail.lastTo('ada@example.com')?.text).toContain(`Download song.mp3:\n${url}`);
  });

  test('keeps the file that was paid while what an edit has added is not', async () => {
    const film = await aDigitalProduct(shop, admin, 'Film');
    const id = await aMixedOrder();
    const [ofAlbum] = (await see(id)) ?? [];
    shop.clock.advance(MINUTE);
    await addTo(id, film.variantId);
    expect(await see(id)).toEqual([ofAlbum]);
    expect((await download(String(ofAlbum?.url))).status).toBe(200);
    shop.clock.advance(MINUTE);
    await receivePart(id);
    expect(await see(id)).toMatchObject([{ url: ofAlbum?.url, remaining: 4 }]);
    shop.clock.advance(MINUTE);
    await pay(id);
    expect(await see(id)).toMatchObject([{ url: ofAlbum?.url }, { remaining: 5 }]);
    // The film is paid, and stays so when the order costs more again.
    shop.clock.advance(MINUTE);
    await addTo(id, film.variantId);
    expect(await see(id)).toMatchObject([{ url: ofAlbum?.url }, { remaining: 5 }]);
  });

  test('can be canceled by its customer until a file was downloaded, then by staff only', async () => {
    const untouched = await aMixedOrder();
    await renew(untouched);
    expect((await cancel(untouched)).userErrors).toEqual([]);
    const id = await aMixedOrder();
    await download(await linkOf(id));
    await renew(id);
    expect((await cancel(id)).userErrors).toMatchObject([{ code: 'NOT_CANCELLABLE' }]);
    expect(await setOrderStatus(shop.client, admin, id, 'CANCELLED')).toBeNull();
    // As a double click, or a retry after a lost response.
    expect((await cancel(id)).userErrors).toEqual([]);
  });
});

describe('who gets a link', () => {
  test('not another customer, nor staff who may only look', async () => {
    const id = await aPaidOrder();
    expect(await see(id, await aCustomer(shop))).toBeUndefined();
    expect(await see(id, await aStaffMember(shop, 'VIEWER'))).toMatchObject([{ url: null, remaining: 5 }]);
    expect(await see(id, admin)).toEqual(await see(id));
  });

  test('nobody who guesses one: the page says that it is not valid', async () => {
    const url = await linkOf(await aPaidOrder());
    const other = await linkOf(await aPaidOrder());
    const ids = other.slice(0, other.lastIndexOf('/') + 43);
    const forged = ids + url.slice(ids.length);
    const unknown = 'This download link is not valid. Please use the one on the page of your order.';
    for (const each of [forged, `${url}A`, url.slice(0, -1), `${shop.client.address}/downloads/none`])
      expect(await problemOf(each)).toEqual([404, 'NOT_FOUND', unknown]);
    const page = await fetch(forged, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining(unknown)]);
  });

  test('a guest, on the page of their link and in the email about the payment', async () => {
    const guest = await aGuest(shop);
    const email = `${newId()}@shop.example`;
    const { payload } = await shop.client.data(
      PlaceGuestOrder,
      { input: { ...input(), billing: { ...billing, email } } },
      guest,
    );
    const token = String(payload.order?.linkToken);
    await pay(String(payload.order?.id));
    const { order } = await shop.client.data(ReadDownloadsByLink, { token });
    const url = String(order?.downloads[0]?.url);
    expect((await download(url)).status).toBe(200);
    await shop.app.jobs.run('mail');
    const text = String(mail.lastTo(email)?.text);
    expect(text).toContain('Your downloads, until');
    expect(text).toContain(`Download song.mp3:\n${url}`);
  });
});
