import { type RawBuilder, sql } from 'kysely';
import { assertValues } from '../../shared/assert-values.ts';
import type { MetadataKind } from './metadata.entity.ts';

/**
 * The condition that a row, by its id, has one of these external ids; none without any.
 * @throws RequestError BAD_REQUEST for too many or too long ones
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
