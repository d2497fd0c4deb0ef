import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { assertValues } from '../../shared/assert-values.ts';
import type { MetadataKind } from './metadata.entity.ts';
import type { Metadata } from './metadata.ts';
import type { MetadataTables } from './metadata.tables.ts';

/** By owner id; owners without metadata are missing from the map. */
export async function findMetadata(
  em: EntityManager,
  ids: readonly string[],
): Promise<Map<string, Metadata>> {
  if (ids.length === 0) return new Map();
  const rows = await em
    .getKysely<MetadataTables>()
    .selectFrom('metadata')
    .where(sql<boolean>`owner_id = any (${sql.val(ids)}::uuid[])`)
    .select(['owner_id', 'external_id', 'entries'])
    .execute();
  return new Map(rows.map((row) => [row.owner_id, { externalId: row.external_id, entries: row.entries }]));
}

/**
 * Condition that a row has one of these external ids; none if no ids are given.
 * @throws RequestError BAD_REQUEST for too many ids or ids that are too long
 */
export function withExternalId(
  kind: MetadataKind,
  id: string,
  externalIds: readonly string[] | null | undefined,
): RawBuilder<boolean>[] {
  if (!externalIds?.length) return [];
  assertValues({ externalIds });
  return [
    sql`${sql.ref(id)} in (select owner_id from metadata
      where kind = ${kind} and external_id = any (${sql.val(externalIds)}::text[]))`,
  ];
}
