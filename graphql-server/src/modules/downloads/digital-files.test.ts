import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import {
  CopyWithFiles,
  DeleteFile,
  ReadDigitalFiles,
  ReadFilesAsVisitor,
} from '../../test/documents.generated.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { MemoryStorage } from '../../test/gateways/memory-storage.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { StorageError } from '../assets/file-storage.port.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { DigitalFileEntity } from './digital-file.entity.ts';
import { aDigitalProduct, uploadDigitalFile } from './downloads.fixtures.ts';

/** A storage that is full after some files. */
class FillingStorage extends MemoryStorage {
  room = Infinity;

  override async put(...file: Parameters<MemoryStorage['put']>): Promise<void> {
    if (this.room === 0) throw new StorageError('FULL', 'It is full');
    this.room -= 1;
    await super.put(...file);
  }
}

const storage = new FillingStorage();
const shop = describeShop({}, { storage });
let admin: Person;
let album: Awaited<ReturnType<typeof aDigitalProduct>>;

beforeEach(async () => {
  storage.room = Infinity;
  admin = await anAdmin(shop);
  album = await aDigitalProduct(shop, admin, 'Album');
});

const upload = (file: Parameters<typeof uploadDigitalFile>[3], variantId = album.variantId) =>
  uploadDigitalFile(shop, admin, variantId, file);
const listed = async () => {
  const { productVariants } = await shop.client.data(
    ReadDigitalFiles,
    { ids: [album.variantId] },
    admin.token,
  );
  return productVariants.nodes[0]?.digitalFiles.map(({ name }) => name);
};
const rows = async () => shop.app.orm.em.fork().count(DigitalFileEntity, { variantId: album.variantId });
const sizeOfStorage = () => [...storage.files.values()].reduce((sum, { length }) => sum + length, 0);

describe('an uploaded file', () => {
  test.each([
    ['C:\\books\\guide "1".pdf', 'guide "1".pdf'],
    ['../../etc/pass\u202ewd\u0007', 'pass wd'],
    [`${'é'.repeat(300)}.txt`, 'é'.repeat(200)],
    ['\u202e', 'file'],
    ['', 'file'],
  ])('%j is called %j', async (name, expected) => {
    const { status, body } = await upload({ name });
    expect([status, body]).toEqual([
      200,
      {
        _id: expect.any(String) as string,
        name: expected,
        size: 3,
        createdAt: shop.clock.now().toISOString(),
      },
    ]);
    expect(await listed()).toEqual(['song.mp3', expected]);
  });

  test('is listed for staff only', async () => {
    const { product } = await shop.client.data(ReadFilesAsVisitor, { id: album.productId });
    expect(product?.variants).toEqual([{ digitalFiles: [] }]);
  });

  test('that is deleted leaves nothing behind', async () => {
    const before = storage.files.size;
    const remove = () => shop.client.payload(DeleteFile, { id: album.fileId }, admin.token);
    expect(await remove()).toEqual({ digitalFileId: album.fileId, userErrors: [] });
    expect([await rows(), storage.files.size]).toEqual([0, before - 1]);
    expect((await remove()).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  });
});

describe('a file is rejected', () => {
  test('when it is empty, or there is no such variant', async () => {
    expect(await upload({ content: new Uint8Array() })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_VALUE' },
    });
    for (const id of ['none', newId()])
      expect(await upload({}, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await listed()).toEqual(['song.mp3']);
  });

  test('when the variant has ten, also by uploads at once', async () => {
    const uploads = await Promise.all(Array.from({ length: 11 }, () => upload({})));
    const statuses = uploads.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 422, 422]);
    expect(await rows()).toBe(10);
  });

  test('when the storage is full, and nothing of it stays', async () => {
    const before = sizeOfStorage();
    storage.room = 1;
    const content = new Uint8Array(5 * 1024 * 1024);
    expect(await upload({ content })).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } });
    expect([await rows(), sizeOfStorage()]).toEqual([1, before]);
  });
});

test('a copied product has none', async () => {
  const { id, title } = { id: album.productId, title: 'Copy' };
  const { product } = await shop.client.payload(CopyWithFiles, { id, title }, admin.token);
  expect(product?.variants).toEqual([{ digitalFiles: [] }]);
});

describe('the job', () => {
  const filesAfter = async (duration: number) => {
    shop.clock.advance(duration);
    await shop.app.jobs.run('digital-files');
    return rows();
  };

  test('keeps the files of a deleted variant, which can be restored', async () => {
    const em = shop.app.orm.em.fork();
    const deletedAt = shop.clock.now();
    await em.nativeUpdate(ProductVariantEntity, { id: album.variantId }, { deletedAt });
    expect(await filesAfter(365 * DAY)).toBe(1);
  });

  test('deletes the files of a variant whose row is gone', async () => {
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(DigitalFileEntity, { id: album.fileId }, { variantId: newId() });
    await shop.app.jobs.run('digital-files');
    expect(await em.count(DigitalFileEntity, { id: album.fileId })).toBe(0);
  });

  test('deletes what is left of an upload that broke off', async () => {
    const id = newId();
    const { variantId } = album;
    const createdAt = shop.clock.now();
    await shop.app.orm.em.fork().insert(DigitalFileEntity, { id, variantId, name: 'half', createdAt });
    await storage.put(`digital-${id}-1.bin`, { content: new Uint8Array([1]), type: '' });
    expect(await filesAfter(59 * MINUTE)).toBe(2);
    expect(await filesAfter(2 * MINUTE)).toBe(1);
    expect([...storage.files.keys()].some((key) => key.includes(id))).toBe(false);
  });
});
