import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryStorage } from '../../integrations/storage/directory-storage.ts';
import { StorageError, type StorageFailure } from './file-storage.port.ts';
import { type S3Server, startS3Server } from '../../integrations/storage/s3-server.fixtures.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aBomb, aPicture, uploadAsset } from '../../test/pictures.ts';
import { startTestApp } from '../../test/start-test-app.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { AssetEntity } from './asset.entity.ts';

/** A directory that fails like real storage: at once, or after some files. */
class FailingStorage extends DirectoryStorage {
  failure: StorageFailure | null = null;
  /** How many files are stored before it fails. */
  remaining = 0;

  override async put(...file: Parameters<DirectoryStorage['put']>): Promise<void> {
    if (this.failure && this.remaining === 0) throw new StorageError(this.failure, 'It fails');
    this.remaining -= 1;
    await super.put(...file);
  }

  override async read(key: string): Promise<Uint8Array | null> {
    if (this.failure) throw new StorageError(this.failure, 'It fails');
    return super.read(key);
  }
}

const shop = describeShop();
let admin: Person;
let photo: Buffer;

const upload = (content: Uint8Array, token: string | null = admin.token) =>
  uploadAsset(shop.client, token, content);
const download = (path: string, headers = {}) => fetch(shop.client.address + path, { headers });
const rows = () => shop.app.orm.em.fork().find(AssetEntity, {});
const files = (directory = shop.config.dataDirectory): string[] =>
  readdirSync(join(directory, 'assets'), { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .sort();
const infoOf = async (path: string) =>
  sharp(Buffer.from(await (await download(path)).arrayBuffer())).metadata();

/** A picture with noise and stripes, upright only by its EXIF orientation, as phones make them. */
beforeAll(async () => {
  admin = await anAdmin(shop);
  const pixels = Buffer.from(Array.from({ length: 700 * 500 * 3 }, (_, at) => (at % 700) >> 2));
  photo = await sharp(pixels, { raw: { width: 700, height: 500, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  await shop.app.orm.em.fork().execute('delete from assets');
});

describe('an uploaded picture', () => {
  test('has several sizes, is upright, and reveals nothing about its author', async () => {
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    expect({ ...body, sources: body.sources.map(({ width }) => width) }).toMatchObject({
      width: 500,
      height: 700,
      url: expect.stringMatching(/^\/assets\/[\da-f]{32}-500\.webp$/) as unknown,
      sources: [229, 457, 500],
    });
    for (const { url, width, avifUrl } of body.sources) {
      const { format, exif, ...info } = await infoOf(url);
      expect({ format, exif, width: info.width }).toEqual({ format: 'webp', exif: undefined, width });
      if (avifUrl === undefined) continue;
      const avif = await download(avifUrl);
      expect(avif.headers.get('content-type')).toBe('image/avif');
      const webp = await (await download(url)).arrayBuffer();
      expect((await avif.arrayBuffer()).byteLength).toBeLessThan(webp.byteLength);
    }
    expect(body.sources.some(({ avifUrl }) => avifUrl !== undefined)).toBe(true);
  });

  test('is at most 1280 pixels wide and high, and never enlarged', async () => {
    const wide = await upload(await aPicture('olive', 3000, 100).png().toBuffer());
    expect(wide.body.sources.map(({ width }) => width)).toEqual([320, 640, 1280]);
    expect(wide.body.height).toBe(43);
    const small = await upload(await aPicture('olive', 20, 10).png().toBuffer());
    expect(small.body).toMatchObject({ width: 20, height: 10, sources: [{ width: 20 }] });
  });

  test('has a tiny version to show while it loads, unless it has transparency', async () => {
    const { body } = await upload(photo);
    expect(body.placeholder).toMatch(/^data:image\/webp;base64,/);
    const tiny = await sharp(Buffer.from(String(body.placeholder).split(',')[1] ?? '', 'base64')).metadata();
    expect([tiny.width, tiny.height]).toEqual([9, 12]);
    const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff000080' } });
    expect((await upload(await glass.png().toBuffer())).body.placeholder).toBeNull();
    const opaque = sharp({ create: { width: 9, height: 9, channels: 4, background: '#ff0000ff' } });
    expect((await upload(await opaque.png().toBuffer())).body.placeholder).not.toBeNull();
  });

  test('is served with permanent caching and safe headers, and not sent again to who has it', async () => {
    const { url } = (await upload(photo)).body;
    const response = await download(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Emails show it, and mail programs are pages of other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });
    const etag = String(response.headers.get('etag'));
    expect((await download(url, { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    expect((await download(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is the same asset when it is uploaded again, also at the same time', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(photo)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'STORED', createdById: admin.userId }]);
  });

  const notPictures: [string, () => Buffer | Promise<Buffer>][] = [
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', () => Buffer.alloc(0)],
    ['the beginning of a JPEG', () => photo.subarray(0, photo.length / 2)],
    ['a PNG in name only', () => Buffer.from('\x89PNG\r\n\x1A\n<script>alert(1)</script>', 'latin1')],
    ['a bomb of 100 megapixels', async () => aBomb(await aPicture('teal', 1, 1).png().toBuffer(), 10_000)],
    ['a bomb of 51 megapixels', async () => aBomb(await aPicture('teal', 1, 1).png().toBuffer(), 7142)],
  ];
  test.each(notPictures)('may not be %s', async (_what, make) => {
    const before = files();
    const { status, body } = await upload(await make());
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'INVALID_VALUE' });
    expect(body.errors?.[0]?.pointer).toBe('#/file');
    expect(body.detail).toMatch(/picture/);
    expect(await rows()).toEqual([]);
    expect(files()).toEqual(before);
  });

  test('that is also an HTML page is served as a picture only', async () => {
    const png = await aPicture().png().toBuffer();
    const polyglot = Buffer.concat([png, Buffer.from('<!doctype html><script>alert(1)</script>')]);
    const { body } = await upload(polyglot);
    const servedPicture = Buffer.from(await (await download(body.url)).arrayBuffer());
    expect(servedPicture.includes('script')).toBe(false);
  });

  test('may have up to 10 MB', async () => {
    const large = Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]);
    const { status, body } = await upload(large);
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect((await upload(large.subarray(0, 10 * 1024 * 1024))).status).toBe(200);
  });

  test('may not have more than 10 MB, also when a part of it ends exactly there', async () => {
    const limit = 10 * 1024 * 1024;
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const content = Buffer.concat([photo, Buffer.alloc(limit)]);
    const { statusCode } = await shop.app.server.inject({
      method: 'POST',
      url: '/api/assets',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Readable.from(
        [head, content.subarray(0, limit), content.subarray(limit), '\r\n--x--\r\n'].map((part) =>
          Buffer.from(part),
        ),
      ),
    });
    expect(statusCode).toBe(413);
    expect(await rows()).toEqual([]);
  });

  test('in HEIC is rejected by name', async () => {
    const { status, body } = await upload(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    expect([status, body.detail]).toEqual([422, 'HEIC pictures can’t be read: please save it as JPEG.']);
  });

  test('can only be uploaded by admins', async () => {
    expect((await upload(photo, null)).status).toBe(401);
    expect((await upload(photo, (await aCustomer(shop)).token)).status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test('whose upload is interrupted leaves nothing behind', async () => {
    const before = files();
    const { hostname, port } = new URL(shop.client.address);
    const socket = connect(Number(port), hostname);
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
    socket.write(
      `POST /api/assets HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${admin.token}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${head.length + photo.length}\r\n\r\n${head}`,
    );
    const seen = new Promise<void>((resolve) => {
      shop.app.server.server.once('request', (request) => request.once('close', () => resolve()));
    });
    socket.write(photo.subarray(0, photo.length / 2), () => socket.destroy());
    await once(socket, 'close');
    await seen;
    expect(await rows()).toEqual([]);
    expect(files()).toEqual(before);
  });

  test.each([
    '/assets/00000000000000000000000000000000-640.webp',
    '/assets/..%2f..%2fsecrets.webp',
    '/assets/00000000000000000000000000000000-640.svg',
    '/assets/index.js',
  ])('is not found at %s', async (path) => {
    const response = await download(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  });
});

describe('a failing storage', () => {
  test.each<[StorageFailure, number, string]>([
    ['UNAVAILABLE', 503, 'STORAGE_UNAVAILABLE'],
    ['MISCONFIGURED', 503, 'STORAGE_UNAVAILABLE'],
    ['FULL', 507, 'STORAGE_FULL'],
  ])('that is %s rejects uploads with its error code, and stores nothing', async (failure, status, code) => {
    let storage!: FailingStorage;
    await withShop(
      (directory) => (storage = new FailingStorage(directory)),
      async (own) => {
        const { token } = await anAdmin(own);
        storage.failure = failure;
        storage.remaining = 3;
        const failed = await uploadAsset(own.client, token, photo);
        expect({ status: failed.status, code: failed.body.code }).toEqual({ status, code });
        expect(failed.body.detail).toMatch(/nothing was saved/i);
        expect(files(own.config.dataDirectory)).toEqual([]);
        expect(await own.app.orm.em.fork().count(AssetEntity)).toBe(0);
        storage.failure = null;
        const again = await uploadAsset(own.client, token, photo);
        expect(again.status).toBe(200);
        storage.failure = failure;
        expect((await fetch(own.client.address + again.body.url)).status).toBe(status);
      },
    );
  });
});

describe('a bucket', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
    return () => s3.stop();
  });

  test('stores and serves pictures like a directory', async () => {
    const own = await startTestApp({ storage: { kind: 's3', ...s3.options } });
    try {
      const { token } = await anAdmin(own);
      const { status, body } = await uploadAsset(own.client, token, photo);
      expect(status).toBe(200);
      const served = await fetch(own.client.address + body.url);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(500);
    } finally {
      await own.stop();
    }
  });
});

/** Runs a test on a shop with its own storage. */
async function withShop(
  open: (directory: string) => FailingStorage,
  work: (shop: Awaited<ReturnType<typeof startTestApp>>) => Promise<void>,
): Promise<void> {
  const storage = open(join(shop.config.dataDirectory, 'failing', 'assets'));
  await storage.check();
  const own = await startTestApp({ dataDirectory: join(shop.config.dataDirectory, 'failing') }, { storage });
  try {
    await work(own);
  } finally {
    await own.stop();
  }
}
