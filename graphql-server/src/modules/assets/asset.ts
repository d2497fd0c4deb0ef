import type { Selectable } from 'kysely';
import type { AssetFile } from './asset.entity.ts';
import type { AssetsTables } from './assets.tables.ts';

/** A stored picture; see AssetEntity for the fields. */
export interface Asset {
  id: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string | null;
  /** WebP files, narrowest first; with `avifUrl` where that is smaller. */
  sources: { url: string; width: number; avifUrl?: string }[];
}

/** A picture as tables store it where it is used, still without an alternative text. */
export function ofAsset({ id, width, height, placeholder, sources }: Asset) {
  return { assetId: id, url: sources.at(-1)?.url ?? '', width, height, sources, placeholder };
}

/** Media types by format. */
export const contentTypes = { webp: 'image/webp', avif: 'image/avif' } as const;

/** The columns needed by `toAsset`. */
export const assetColumns = ['id', 'hash', 'width', 'height', 'placeholder', 'files'] as const;

/** Converts a row to an asset with the URLs of its files. */
export function toAsset(row: Pick<Selectable<AssetsTables['assets']>, (typeof assetColumns)[number]>): Asset {
  const { id, hash, width, height, placeholder, files } = row;
  const urlOf = (file: AssetFile) => `/assets/${keyOf(hash, file)}`;
  const sources = files
    .filter(({ format }) => format === 'webp')
    .map((file) => {
      const avif = files.find((other) => other.format === 'avif' && other.width === file.width);
      return { url: urlOf(file), width: file.width, ...(avif && { avifUrl: urlOf(avif) }) };
    });
  return { id, hash, width, height, placeholder, sources };
}

/** A file's key in the storage, which is also its name in the URL. */
export function keyOf(hash: string, { width, format }: AssetFile): string {
  return `${hash}-${width}.${format}`;
}

/** Matches the URLs of assets in a text, capturing their hashes. */
export const ASSET_URL = /\/assets\/([0-9a-f]+)-\d+\.\w+/g;
