import type { EntityManager } from '../../db/database.ts';
import type { AssetsTables } from './assets.tables.ts';

/** The URL of an asset's file; captures the hash of the picture. */
const FILE = /^\/assets\/([0-9a-f]+)-\d+\.\w+$/;

/** Finds the ids of the assets that URLs belong to, by URL; other URLs are missing. */
export async function findAssets(em: EntityManager, urls: readonly string[]): Promise<Map<string, string>> {
  const hashes = urls.flatMap((url) => FILE.exec(url)?.[1] ?? []);
  if (hashes.length === 0) return new Map();
  const rows = await em
    .getKysely<AssetsTables>()
    .selectFrom('assets')
    .where('hash', 'in', hashes)
    .where('state', '=', 'STORED')
    .select(['id', 'hash'])
    .execute();
  const ids = new Map(rows.map(({ id, hash }) => [hash, id]));
  return new Map(
    urls.flatMap((url) => {
      const id = ids.get(FILE.exec(url)?.[1] ?? '');
      return id === undefined ? [] : [[url, id] as const];
    }),
  );
}
