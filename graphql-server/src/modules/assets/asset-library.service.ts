import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { escapeLike } from '../../db/contains-text.ts';
import { plannedEachTime } from '../../db/postgres/prepared-statements.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { RequestError, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import {
  type Connection,
  momentOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { assertVersion } from '../../shared/edit-version.ts';
import { line } from '../../shared/text-rules.ts';
import { validate } from '../../shared/validate.ts';
import type { AssetCleanupService } from './asset-cleanup.service.ts';
import { type Asset, assetColumns, toAsset } from './asset.ts';
import type { AssetService } from './asset.service.ts';
import { type AssetUse, type AssetUseKind, isUnused, type UnlistedAssetUse } from './asset-uses.registry.ts';
import type { AssetsTables } from './assets.tables.ts';
import { replaceAsset } from './replace-asset.ts';

const MAX_SEARCH = 100;
/** How many uses of each kind are listed. */
const MAX_USES = 20;
/** How many of them an error names. */
const MAX_NAMED = 3;

/** A picture as staff see it. */
export interface LibraryAsset extends Asset {
  name: string;
  alt: string;
  size: number | null;
  isKept: boolean;
  version: string;
  createdAt: Date;
}

/** Conditions are combined with AND. */
export interface AssetFilter {
  /** Searches the file name, the description and the names of what shows the picture. */
  search?: string;
  isUnused?: boolean;
}

/** What uses a picture. */
export interface AssetUsage {
  kind: AssetUseKind;
  id: string;
  name: string;
}

const changeSchema = z.object({
  alt: line('label.alt', 300).nullish(),
  isKept: z.boolean().nullish(),
});

/** The media library: all pictures of the shop, for staff. */
export class AssetLibraryService {
  /** Those that it lists. */
  private readonly uses: readonly AssetUse[];

  constructor(
    private readonly em: EntityManager,
    private readonly assets: AssetService,
    private readonly cleanup: AssetCleanupService,
    private readonly allUses: readonly (AssetUse | UnlistedAssetUse)[],
  ) {
    this.uses = allUses.filter((use) => 'kind' in use);
  }

  /** Newest first. @throws RequestError BAD_REQUEST when the search is too long */
  async list(filter: AssetFilter, page: PageRequest): Promise<Connection<LibraryAsset>> {
    let query = this.matching(filter).select(libraryColumns);
    if (page.after) {
      const moment = momentOf(page.after);
      query = query.where(sql<boolean>`(created_at, id) < (${moment}::timestamptz, ${page.after.id}::uuid)`);
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsToRead(page))
      .execute();
    return toConnection(
      rows.map(toLibraryAsset),
      page.first,
      ({ createdAt }) => createdAt.toISOString(),
      (asset) => asset,
    );
  }

  /** @throws RequestError BAD_REQUEST when the search is too long */
  async count(filter: AssetFilter): Promise<number> {
    const { count } = await this.matching(filter)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async find(id: string): Promise<LibraryAsset | null> {
    if (!isUuid(id)) return null;
    const row = await this.stored().select(libraryColumns).where('id', '=', id).executeTakeFirst();
    return row ? toLibraryAsset(row) : null;
  }

  /** What uses each of the assets: of each kind at most 20, by name. */
  async usesOf(ids: readonly string[]): Promise<Map<string, AssetUsage[]>> {
    const parts = this.uses.map(
      ({ kind, rows, id, name }) => sql`(select ${sql.lit(kind)} as kind, ${id}::text as id, ${name} as name
        ${rows} group by ${id}, ${name} order by ${name} limit ${sql.lit(MAX_USES)})`,
    );
    const { rows } = await sql<AssetUsage & { asset_id: string }>`
      select distinct assets.id as asset_id, use.kind, use.name, use.id
      from assets cross join lateral (${sql.join(parts, sql` union all `)}) use
      where assets.id = any(${ids}::uuid[]) order by use.kind, use.name, use.id`.execute(this.db);
    const byAsset = new Map<string, AssetUsage[]>();
    for (const { asset_id: assetId, kind, id, name } of rows) {
      byAsset.set(assetId, [...(byAsset.get(assetId) ?? []), { kind, id, name }]);
    }
    return byAsset;
  }

  /** Changes the given fields. @throws UserError NOT_FOUND, VERSION_CHANGED, or with the broken rules */
  async update(id: string, input: object, expectedVersion: string | null = null): Promise<LibraryAsset> {
    const { alt, isKept } = validate(changeSchema, input, ['input']);
    await this.findOrThrow(id, 'id');
    await retryTransaction(this.em, async (em) => {
      const db = em.getKysely<AssetsTables>();
      const asset = await db
        .selectFrom('assets')
        .select(['alt', 'is_kept', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!asset) throw notFound('id');
      assertVersion(asset, expectedVersion);
      const change = { alt: alt ?? asset.alt, is_kept: isKept ?? asset.is_kept };
      await db.updateTable('assets').set(change).where('id', '=', id).execute();
    });
    return this.findOrThrow(id, 'id');
  }

  /**
   * Puts one picture in the place of another wherever the shop shows it; orders, reviews and earlier versions
   * of pages keep theirs. `isReversible`: replacing it back restores what was before, because nothing used
   * the new one yet.
   * @throws UserError NOT_FOUND, or INVALID_VALUE for the same picture
   */
  async replace(id: string, replacementId: string): Promise<{ asset: LibraryAsset; isReversible: boolean }> {
    const replaced = await this.findOrThrow(id, 'id');
    const replacement = await this.findOrThrow(replacementId, 'replacementId');
    if (id === replacementId) {
      throw userError('INVALID_VALUE', message('asset.samePicture'), ['replacementId']);
    }
    const isReversible = !(await this.isShown(replacementId));
    await retryTransaction(this.em, async (em) => {
      for (const use of this.uses) await replaceIn(em.getKysely<AssetsTables>(), use, replaced, replacement);
      const touched = await this.assets.touch(em, [id, replacementId].sort());
      if (!touched.has(replacementId)) throw notFound('replacementId');
      const change = {
        alt: replacement.alt || replaced.alt,
        is_kept: replacement.isKept || replaced.isKept,
      };
      await em
        .getKysely<AssetsTables>()
        .updateTable('assets')
        .set(change)
        .where('id', '=', replacementId)
        .execute();
    });
    return { asset: await this.findOrThrow(replacementId, 'replacementId'), isReversible };
  }

  /** Deletes a picture that nothing uses. @throws UserError NOT_FOUND, or ASSET_IN_USE, which says where */
  async delete(id: string): Promise<void> {
    const { id: assetId } = await this.findOrThrow(id, 'id');
    if (await this.cleanup.delete(assetId)) return;
    const usages = (await this.usesOf([assetId])).get(assetId) ?? [];
    const names = [...new Set(usages.map(({ name }) => name))];
    const listed = names.slice(0, MAX_NAMED).join(', ') + (names.length > MAX_NAMED ? ', …' : '');
    const where = listed || message('asset.unlistedUse');
    throw userError('ASSET_IN_USE', message('asset.inUse', { where }), ['id']);
  }

  /** Whether replacing the asset would change anything. */
  private async isShown(id: string): Promise<boolean> {
    const current = this.uses.filter(({ replaceable }) => replaceable);
    const unused = await this.stored().select('id').where('id', '=', id).where(isUnused(current)).execute();
    return unused.length === 0;
  }

  private async findOrThrow(id: string, field: string): Promise<LibraryAsset> {
    const asset = await this.find(id);
    if (!asset) throw notFound(field);
    return asset;
  }

  private matching({ search, isUnused: onlyUnused }: AssetFilter) {
    let query = this.stored();
    const text = search?.trim() ?? '';
    if (text.length > MAX_SEARCH) {
      throw new RequestError('BAD_REQUEST', message('request.searchTooLong', { max: MAX_SEARCH }));
    }
    if (text) {
      const pattern = `%${escapeLike(text)}%`;
      const places = this.uses
        .filter(({ replaceable }) => replaceable)
        .map(({ rows, name }) => sql`exists (select ${rows} and lower(${name}) like ${pattern})`);
      query = query.where(
        sql<boolean>`(lower(assets.name) like ${pattern} or lower(assets.alt) like ${pattern}
          or ${sql.join(places, sql` or `)}) ${plannedEachTime}`,
      );
    }
    return onlyUnused ? query.where(isUnused(this.allUses)) : query;
  }

  private stored() {
    return this.db.selectFrom('assets').where('state', '=', 'STORED');
  }

  private get db(): Kysely<AssetsTables> {
    return this.em.getKysely<AssetsTables>();
  }
}

const libraryColumns = [...assetColumns, 'name', 'alt', 'size', 'is_kept', 'version', 'created_at'] as const;

type LibraryRow = Parameters<typeof toAsset>[0] & {
  name: string;
  alt: string;
  size: number | null;
  is_kept: boolean;
  version: string;
  created_at: Date | string;
};

function toLibraryAsset(row: LibraryRow): LibraryAsset {
  const { name, alt, size, is_kept: isKept, version, created_at: createdAt } = row;
  return { ...toAsset(row), name, alt, size, isKept, version, createdAt: new Date(createdAt) };
}

/** Replaces an asset in the columns of one use, row by row in the order of their keys. */
async function replaceIn(
  db: Kysely<AssetsTables>,
  { rows, replaceable }: AssetUse,
  replaced: Asset,
  replacement: Asset,
): Promise<void> {
  if (!replaceable) return;
  const table = sql.table(replaceable.table);
  const keyOf = sql.ref(`${replaceable.table}.${replaceable.key}`);
  const columns = replaceable.columns.map((column) => sql.ref(`${replaceable.table}.${column}`));
  const using = await sql<Record<string, unknown> & { row_key: string }>`
    select use.* from assets cross join lateral (
      select ${keyOf} as row_key, ${sql.join(columns)} ${rows} order by 1 for update of ${table}) use
    where assets.id = ${replaced.id}`.execute(db);
  for (const { row_key: key, ...values } of using.rows) {
    const changes = Object.entries(values).map(([column, value]) => {
      const changed = replaceAsset(value, replaced, replacement);
      const isJson = typeof changed === 'object' && changed !== null;
      return sql`${sql.ref(column)} = ${isJson ? sql`${JSON.stringify(changed)}::jsonb` : changed}`;
    });
    await sql`update ${table} set ${sql.join(changes)} where ${keyOf} = ${key}`.execute(db);
  }
}

const notFound = (field: string) => userError('NOT_FOUND', message('picture.gone'), [field]);
