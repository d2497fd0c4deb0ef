import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { BackupConfig } from '../config/backup-config.ts';
import { composition } from '../modules.ts';
import { startS3Server } from '../integrations/storage/s3-server.fixtures.ts';
import { S3Backups } from '../integrations/storage/s3-backups.ts';
import type { BackupBucket } from '../integrations/storage/backup-bucket.port.ts';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { backUpShop } from './back-up-shop.ts';
import { contentsOf } from './database-contents.fixtures.ts';
import { openTarget } from './target-shop.fixtures.ts';

const PASSPHRASE = 'a passphrase for tests, longer than 32';
const shop = describeShop();
const { signal } = new AbortController();
const now = () => new Date('2026-12-01T03:00:00Z');

beforeAll(async () => {
  await aProduct(shop.app.orm.em.fork(), { title: 'Sock', stock: 5 });
});

const backUp = (
  changes: Partial<BackupConfig> & Pick<BackupConfig, 'directory'>,
  passphrase: string | null,
  bucket: BackupBucket | null = null,
) => {
  const { config, app } = shop;
  const backup: BackupConfig = { hour: 3, keepDays: 30, isVerified: false, bucket: null, ...changes };
  const exported = {
    config: { ...config, backup, backupPassphrase: passphrase },
    orm: app.orm,
    storage: new MemoryStorage(),
    clock: now,
    parts: composition,
    bucket,
  };
  return backUpShop(exported, backup, { report: () => undefined }, signal);
};

function aDirectory(name: string): string {
  const directory = join(shop.config.dataDirectory, name);
  mkdirSync(directory);
  return directory;
}

test('an encrypted backup is verified, replaces expired ones, and can be imported', async () => {
  const directory = aDirectory('encrypted');
  for (const name of ['shop-2026-10-31.tar.zst', 'shop-2026-11-01.tar.zst', 'notes.txt']) {
    writeFileSync(join(directory, name), 'old');
  }
  const name = 'shop-2026-12-01.tar.zst.age';
  expect(await backUp({ directory, isVerified: true }, PASSPHRASE)).toEqual({
    name,
    isOld: false,
    isCopied: false,
    verification: 'PASSED',
    removed: ['shop-2026-10-31.tar.zst'],
  });
  expect(readdirSync(directory).sort()).toEqual(['notes.txt', 'shop-2026-11-01.tar.zst', name]);
  const databases = await shop.app.orm.em
    .fork()
    .execute<{ copy: string | null }[]>(
      `select (select datname from pg_database where datname = current_database() || '_restore_check') as copy`,
    );
  expect(databases).toEqual([{ copy: null }]);

  const file = join(directory, name);
  const before = readFileSync(file);
  expect(String(before.subarray(0, 21))).toBe('age-encryption.org/v1');
  expect(await backUp({ directory }, PASSPHRASE)).toMatchObject({ isOld: true, removed: [] });
  expect(readFileSync(file).equals(before)).toBe(true);

  const target = await openTarget({ isMigrated: false });
  try {
    await expect(target.importFrom(file)).rejects.toThrow(
      `${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`,
    );
    const other = { backupPassphrase: `another ${PASSPHRASE}` };
    await expect(target.importFrom(file, { config: other })).rejects.toThrow(
      `${file} has another BACKUP_PASSPHRASE.`,
    );
    await target.importFrom(file, { config: { backupPassphrase: PASSPHRASE } });
    expect(await contentsOf(target.orm)).toEqual(await contentsOf(shop.app.orm));
  } finally {
    await target.drop();
  }
});

test('a backup that breaks a rule is marked, and made again; old ones stay', async () => {
  const directory = aDirectory('broken');
  writeFileSync(join(directory, 'shop-2026-10-31.tar.zst'), 'old');
  const em = shop.app.orm.em.fork();
  await em.execute(`alter table products disable trigger user; update products set stock = stock + 1`);
  const { verification } = await backUp({ directory, isVerified: true }, null);
  await em.execute(`update products set stock = stock - 1; alter table products enable trigger user`);
  expect(verification).toMatchObject({
    failure: {
      message: expect.stringContaining('restoring it has failed: the stock of a product') as string,
    },
  });
  const failed = 'shop-2026-12-01.tar.zst.failed';
  expect(readdirSync(directory).sort()).toEqual(['shop-2026-10-31.tar.zst', failed]);
  expect(await backUp({ directory }, null)).toMatchObject({ isOld: false });
  expect(readdirSync(directory).sort()).toEqual(['shop-2026-12-01.tar.zst', failed]);
});

test('a missing directory is reported', async () => {
  const directory = join(shop.config.dataDirectory, 'missing');
  await expect(backUp({ directory }, null)).rejects.toThrow(
    `Backups can't be kept in ${directory} (ENOENT).`,
  );
});

test('a backup is copied to a bucket, also by a later run', async () => {
  const directory = aDirectory('copied');
  const server = await startS3Server();
  const name = 'shop-2026-12-01.tar.zst';
  try {
    const lost = new S3Backups({ ...server.options, bucket: 'no-such-bucket' });
    await expect(backUp({ directory }, null, lost)).rejects.toThrow(
      `${name} is stored, but not copied to the bucket:`,
    );
    const bucket = new S3Backups(server.options);
    expect(await backUp({ directory }, null, bucket)).toMatchObject({ isOld: true, isCopied: true });
    expect(await backUp({ directory }, null, bucket)).toMatchObject({ isOld: true, isCopied: false });
    const response = await fetch(`${server.options.endpoint}/${server.options.bucket}/${name}`);
    const copy = Buffer.from(await response.arrayBuffer());
    expect(copy.equals(readFileSync(join(directory, name)))).toBe(true);
  } finally {
    await server.stop();
  }
});
