import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryStorage } from './directory-storage.ts';
import type { FileStorage } from '../../modules/assets/file-storage.port.ts';
import { S3Storage } from './s3-storage.ts';
import { type S3Server, startS3Server } from './s3-server.fixtures.ts';

const KEY = '0123456789abcdef0123456789abcdef-640.webp';
const file = { content: Buffer.from([0, 255, 10, 13, 0]), type: 'image/webp' };

let directory: string;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shop-storage-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe.each<[string, () => FileStorage]>([
  ['a directory', () => new DirectoryStorage(join(directory, 'new', 'assets'))],
  ['a bucket', () => new S3Storage(s3.options)],
])('%s', (_name, open) => {
  let storage: FileStorage;
  beforeEach(async () => {
    storage = open();
    await storage.check();
    await storage.delete([KEY]);
  });

  test('returns what was stored, byte for byte', async () => {
    expect(await storage.read(KEY)).toBeNull();
    await storage.put(KEY, file);
    expect(Buffer.from((await storage.read(KEY)) ?? [])).toEqual(file.content);
  });

  test('accepts the same file again, also at the same time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => storage.put(KEY, file)));
    expect(Buffer.from((await storage.read(KEY)) ?? [])).toEqual(file.content);
  });

  test('stores a megabyte, and an empty file', async () => {
    const large = Buffer.alloc(1024 * 1024, 7);
    await storage.put(KEY, { ...file, content: large });
    expect(Buffer.from((await storage.read(KEY)) ?? []).equals(large)).toBe(true);
    await storage.put(KEY, { ...file, content: Buffer.alloc(0) });
    expect(await storage.read(KEY)).toHaveLength(0);
  });

  test('deletes existing files, and ignores missing ones', async () => {
    await storage.put(KEY, file);
    await storage.delete([KEY, 'ffff-320.webp']);
    expect(await storage.read(KEY)).toBeNull();
    await storage.delete([KEY]);
  });

  test.each([
    '../secret.webp',
    'a/b.webp',
    '.hidden',
    'UPPER.webp',
    '',
    `${'x'.repeat(200)}.webp`,
    'a.webp\0',
  ])('rejects a key like %j', async (key) => {
    await expect(storage.put(key, file)).rejects.toThrow('key');
    await expect(storage.read(key)).rejects.toThrow('key');
    await expect(storage.delete([key])).rejects.toThrow('key');
  });
});

describe('a directory', () => {
  const files = (path: string): string[] =>
    readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );

  test('contains only complete files, also after a check', async () => {
    const storage = new DirectoryStorage(directory);
    await storage.check();
    await storage.put(KEY, file);
    expect(files(directory)).toEqual([KEY]);
  });

  test('that disappears is unavailable, and is not recreated on another disk', async () => {
    const storage = new DirectoryStorage(join(directory, 'disk'));
    await storage.check();
    rmSync(join(directory, 'disk'), { recursive: true });
    await expect(storage.put(KEY, file)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
    await expect(storage.read(KEY)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
    expect(readdirSync(directory)).toEqual([]);
  });

  test('keeps nothing of a file that cannot be renamed', async () => {
    const storage = new DirectoryStorage(directory);
    await storage.check();
    mkdirSync(join(directory, KEY.slice(0, 2), KEY), { recursive: true });
    await expect(storage.put(KEY, file)).rejects.toMatchObject({ name: 'StorageError' });
    expect(files(directory)).toEqual([]);
  });

  test('deletes files of crashed uploads, and not those in progress', async () => {
    const storage = new DirectoryStorage(directory);
    await storage.check();
    for (const name of ['old', 'fresh']) writeFileSync(join(directory, '.unfinished', name), 'half');
    const yesterday = Date.now() / 1000 - 86_400;
    utimesSync(join(directory, '.unfinished', 'old'), yesterday, yesterday);
    await storage.check();
    expect(files(directory)).toEqual(['fresh']);
  });

  test('that is a file is a misconfiguration', async () => {
    writeFileSync(join(directory, 'file'), '');
    const storage = new DirectoryStorage(join(directory, 'file'));
    await expect(storage.check()).rejects.toMatchObject({
      failure: 'MISCONFIGURED',
      message: `Files can't be kept in ${join(directory, 'file')}: ENOTDIR`,
    });
  });
});

describe('a bucket', () => {
  const timeouts = { connection: 200, response: 200, total: 500 };
  let server: Server | null = null;
  afterEach(() => {
    server?.close();
    server = null;
  });

  async function bucketAt(listener: Server, limits = timeouts): Promise<S3Storage> {
    server = listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    return new S3Storage({ ...s3.options, endpoint: `http://127.0.0.1:${port}` }, limits);
  }

  test.each([
    ['that does not exist', { bucket: 'nobodys' }],
    ['whose secret is wrong', { secretAccessKey: 'wrong' }],
    ['whose key nobody knows', { accessKeyId: 'nobody' }],
  ])('%s is a misconfiguration, reported without secrets', async (_what, wrong) => {
    const check = new S3Storage({ ...s3.options, ...wrong }).check();
    await expect(check).rejects.toMatchObject({ failure: 'MISCONFIGURED' });
    await expect(check).rejects.toThrow(/^Files can't be kept in the bucket \w+ at http:[^\n]+$/);
    await expect(check).rejects.not.toThrow(/S3RVER|secret/);
  });

  test('without a server is unavailable', async () => {
    const storage = await bucketAt(createServer());
    server?.close();
    await expect(storage.put(KEY, file)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
  });

  test('that accepts the connection and never responds is unavailable', async () => {
    const storage = await bucketAt(createServer(() => undefined));
    await expect(storage.read(KEY)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
    await expect(storage.put(KEY, file)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
  });

  test('that stalls in the middle of a file is unavailable', async () => {
    const stalling = createHttpServer((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half');
    });
    const storage = await bucketAt(stalling);
    await expect(storage.read(KEY)).rejects.toMatchObject({ failure: 'UNAVAILABLE' });
    stalling.closeAllConnections();
  });

  test.each([
    [507, 'InsufficientStorage', 'FULL'],
    [403, 'QuotaExceeded', 'FULL'],
    [500, 'InternalError', 'UNAVAILABLE'],
    [503, 'SlowDown', 'UNAVAILABLE'],
  ])('that responds %i %s is %s', async (status, code, failure) => {
    const rejecting = createHttpServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
    });
    const storage = await bucketAt(rejecting, { ...timeouts, total: 5000 });
    await expect(storage.put(KEY, file)).rejects.toMatchObject({ failure });
  });
});
