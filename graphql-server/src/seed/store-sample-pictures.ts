import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { EntityManager } from '../db/database.ts';
import type { AssetsTables } from '../modules/assets/assets.tables.ts';
import { type Asset, keyOf } from '../modules/assets/asset.ts';
import type { AssetFile } from '../modules/assets/asset.entity.ts';
import type { AssetService } from '../modules/assets/asset.service.ts';
import type { EncodedFile } from '../modules/assets/encode-picture.ts';
import { filesOf, renderedPictures } from './sample/sample-pictures.ts';
import { sampleId } from './sample/sample-id.ts';

/** The renderer's files by storage key, including those of earlier releases. */
const SAMPLE_FILES = new URL('../../sample-pictures/', import.meta.url);

/** Creates assets for all pictures of the sample shop. @throws the errors of `AssetService.storeAll` */
export async function storeSamplePictures(assets: AssetService): Promise<Asset[]> {
  const pictures = renderedPictures.map(async (picture) => ({
    ...picture,
    id: sampleId('asset', picture.hash),
    files: await readFiles(picture.hash, filesOf(picture)),
  }));
  return assets.storeAll(await Promise.all(pictures), null);
}

/**
 * Stores missing files of sample pictures whose rows exist: an earlier start was interrupted. Other pictures
 * without an author are uploads by programs, which the job `assets` deletes.
 * @throws the errors of `AssetService.storeAll`
 */
export async function storeAwaitedPictures(em: EntityManager, assets: AssetService): Promise<void> {
  const rows = await em
    .getKysely<AssetsTables>()
    .selectFrom('assets')
    .where('state', '=', 'STORING')
    .where('created_by_id', 'is', null)
    .select(['id', 'hash', 'width', 'height', 'placeholder', 'files'])
    .execute();
  const samples = rows.filter(({ hash, files }) => files.every((file) => existsSync(fileOf(hash, file))));
  const pictures = samples.map(async (row) => ({ ...row, files: await readFiles(row.hash, row.files) }));
  await assets.storeAll(await Promise.all(pictures), null);
}

function readFiles(hash: string, files: readonly AssetFile[]): Promise<EncodedFile[]> {
  return Promise.all(
    files.map(async ({ width, format }) => ({
      width,
      format,
      content: await readFile(fileOf(hash, { width, format })),
    })),
  );
}

function fileOf(hash: string, file: AssetFile): URL {
  return new URL(keyOf(hash, file), SAMPLE_FILES);
}
