import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { forbidden, userError } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import { can, type StaffActor } from '../../shared/principal.ts';
import { validate } from '../../shared/validate.ts';
import type { MetadataOwner } from './metadata-owners.registry.ts';
import { findMetadata } from './metadata-query.ts';
import { entriesAfter, type MetadataChange, metadataChangeSchema } from './metadata-rules.ts';
import type { MetadataKind } from './metadata.entity.ts';
import type { Metadata } from './metadata.ts';
import type { MetadataTables } from './metadata.tables.ts';

const nothing: Metadata = { externalId: null, entries: {} };

/** External ids and metadata of products, variants, customers, orders and order lines (decision 0084). */
export class MetadataService {
  private readonly loader = createLoader<Metadata>((ids) => findMetadata(this.em, ids), nothing);

  constructor(
    private readonly em: EntityManager,
    private readonly owners: readonly MetadataOwner[],
  ) {}

  /** One statement for several ids. The caller must be allowed to see it. */
  async of(id: string): Promise<Metadata> {
    return this.loader.load(id);
  }

  /**
   * Changes metadata. An external id of something no longer available can be reused, like an SKU.
   * @throws RequestError FORBIDDEN; UserError NOT_FOUND, EXTERNAL_ID_TAKEN, or for invalid input
   */
  async update(actor: StaffActor, kind: MetadataKind, id: string, change: MetadataChange): Promise<Metadata> {
    const owner = this.owners.find((each) => each.kind === kind);
    if (!owner || !can(actor, owner.permission)) throw forbidden();
    const { externalId, ...entries } = validate(metadataChangeSchema, change);
    return retryTransaction(this.em, async (em) => {
      const db = em.getKysely<MetadataTables>();
      const locked = isUuid(id) ? await owner.lock(id).execute(db) : null;
      if (!locked?.rows.length) throw userError('NOT_FOUND', message('metadata.ownerNotFound'), ['id']);
      if (typeof externalId === 'string') await claimExternalId(em, owner, id, externalId);
      const before = (await findMetadata(em, [id])).get(id) ?? nothing;
      const after = {
        externalId: externalId === undefined ? before.externalId : externalId,
        entries: entriesAfter(before.entries, entries),
      };
      if (isDeepStrictEqual(after, before)) return after;
      const columns = {
        external_id: after.externalId,
        entries: sql<Record<string, string>>`${JSON.stringify(after.entries)}::jsonb`,
      };
      await db
        .insertInto('metadata')
        .values({ owner_id: id, kind, ...columns })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(columns))
        .execute();
      return after;
    });
  }
}

/** Ensures that an external id stays free until the commit. @throws UserError EXTERNAL_ID_TAKEN */
async function claimExternalId(
  em: EntityManager,
  { kind, isGone }: MetadataOwner,
  id: string,
  externalId: string,
): Promise<void> {
  const db = em.getKysely<MetadataTables>();
  await holdLock(db, 'externalIds');
  const isAnothers = sql`kind = ${kind} and external_id = ${externalId} and owner_id <> ${id}`;
  if (isGone) await sql`update metadata set external_id = null where ${isAnothers} and ${isGone}`.execute(db);
  const { rows } = await sql`select from metadata where ${isAnothers}`.execute(db);
  if (rows.length > 0)
    throw userError('EXTERNAL_ID_TAKEN', message('metadata.externalIdTaken', { externalId }), ['externalId']);
}
