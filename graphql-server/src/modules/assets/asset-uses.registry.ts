import { type RawBuilder, sql } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';

export type AssetUseKind =
  'PRODUCT' | 'CATEGORY' | 'COLLECTION' | 'PAGE' | 'PAGE_VERSION' | 'SETTINGS' | 'ORDER' | 'REVIEW';

/** A place where pictures are used, in SQL. The media library does not list it. */
export interface UnlistedAssetUse {
  /** `from … where …`: the rows that use the asset of the surrounding statement, `assets`. */
  rows: RawBuilder<unknown>;
}

/** A place that the media library lists. */
export interface AssetUse extends UnlistedAssetUse {
  kind: AssetUseKind;
  /** What uses it, as text: an id, or the name of a section of the settings. */
  id: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /**
   * The columns in which another picture can take its place, and the table's key; missing where the rows say
   * what was shown at some time.
   */
  replaceable?: { table: string; key: string; columns: readonly string[] };
}

/**
 * All places where pictures are used. A module whose table has a column for pictures, or for texts in
 * Markdown, must add it, or its pictures are deleted after a day. Texts also need `touchesAssets`.
 */
export const assetUses = defineRegistry<AssetUse | UnlistedAssetUse>('asset uses');

/** The rest of `from …` for rows with a URL of the asset in a text, or in JSON with pictures or texts. */
export const withAssetIn = (content: RawBuilder<unknown>) =>
  sql`cross join unnest(asset_hashes(${content})) hash where hash = assets.hash`;

/** Whether nothing uses the asset of the surrounding statement. */
export function isUnused(uses: readonly UnlistedAssetUse[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    uses.map(({ rows }) => sql`not exists (select ${rows})`),
    sql` and `,
  )})`;
}
