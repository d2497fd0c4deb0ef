import type { EntityManager } from '../../db/database.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { renderMarkdown } from '../../shared/markdown/render-markdown.ts';
import { type Asset, ASSET_URL, assetColumns, ofAsset, toAsset } from './asset.ts';
import type { AssetsTables } from './assets.tables.ts';

/** Renders what staff write in Markdown, with the shop's own pictures. */
export class MarkdownService {
  private readonly assets = createLoader<Asset | null>((hashes) => this.findByHash(hashes), null);

  constructor(private readonly em: EntityManager) {}

  /** The text as HTML that is safe to show; see `renderMarkdown`. */
  async render(text: string): Promise<string> {
    // Most sections of a page have no text.
    if (text === '') return '';
    const hashes = hashesIn(text);
    if (hashes.length === 0) return renderMarkdown(text);
    const assets = await Promise.all(hashes.map((hash) => this.assets.load(hash)));
    const pictures = new Map(assets.flatMap((asset) => (asset ? [[asset.hash, ofAsset(asset)]] : [])));
    return renderMarkdown(text, (url) => pictures.get(hashesIn(url)[0] ?? '') ?? null);
  }

  private async findByHash(hashes: readonly string[]): Promise<Map<string, Asset>> {
    const rows = await this.em
      .getKysely<AssetsTables>()
      .selectFrom('assets')
      .where('hash', 'in', hashes)
      .where('state', '=', 'STORED')
      .select(assetColumns)
      .execute();
    return new Map(rows.map((row) => [row.hash, toAsset(row)]));
  }
}

/** The hashes of the assets whose URLs are in a text. */
export const hashesIn = (text: string) => Array.from(text.matchAll(ASSET_URL), ([, hash = '']) => hash);
