import { type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import {
  type Connection,
  integerOf,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../shared/paging/connection.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import { DAY } from '../../shared/time/duration.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { CsvFile } from '../../shared/csv/csv.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';
import type { AuditEntry, AuditSubject } from './audit-entry.ts';
import { recordEntry } from './record-entry.ts';
import type { AuditTables } from './audit.tables.ts';

/** Conditions on entries; all that are set must hold. */
export interface AuditFilter {
  subject?: AuditSubject | null;
  subjectId?: string | null;
  actorId?: string | null;
  requestId?: string | null;
  from?: Date | null;
  /** Exclusive. */
  until?: Date | null;
}

/** The id of no user. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Reads the audit log; the database writes most of it. */
export class AuditService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    /** How many days entries are kept; 0: forever. */
    private readonly retentionDays: number,
  ) {}

  private get db() {
    return this.em.getKysely<AuditTables>();
  }

  /**
   * A page of matching entries, newest first. @throws RequestError BAD_REQUEST for a cursor of another list
   */
  async list(filter: AuditFilter, page: PageRequest): Promise<Connection<AuditEntry>> {
    let query = this.matching(filter).selectAll();
    if (page.after) query = query.where(sql<boolean>`sequence < ${integerOf(page.after)}`);
    const rows = await query.orderBy('sequence', 'desc').limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, ({ sequence }) => Number(sequence), toEntry);
  }

  /** The number of matching entries, limited like `limitedCount`. */
  async count(filter: AuditFilter): Promise<number> {
    return limitedCount(this.db, this.matching(filter).select('id'));
  }

  /** Records who exports data of the shop, before any of it is sent. */
  async recordExport(
    actor: StaffActor,
    { name, selection }: Pick<CsvFile, 'name' | 'selection'>,
  ): Promise<void> {
    await this.em.transactional((em) =>
      recordEntry(em, actor, {
        action: 'EXPORTED',
        subject: 'EXPORT',
        subjectId: name,
        subjectName: name,
        ...(selection !== undefined && { details: { selection } }),
      }),
    );
  }

  /** Deletes entries after the retention period. */
  async purgeExpired(): Promise<void> {
    if (this.retentionDays === 0) return;
    const before = new Date(this.clock().getTime() - this.retentionDays * DAY);
    await this.em.nativeDelete(AuditEntryEntity, { createdAt: { $lt: before } });
  }

  private matching({ subject, subjectId, actorId, requestId, from, until }: AuditFilter) {
    let query = this.db.selectFrom('audit_entries');
    if (subject) query = query.where('subject', '=', subject);
    if (subjectId) query = query.where('subject_id', '=', subjectId);
    if (actorId) query = query.where('actor_id', '=', isUuid(actorId) ? actorId : NOBODY);
    if (requestId) query = query.where('request_id', '=', requestId);
    if (from) query = query.where(sql<boolean>`created_at >= ${from.toISOString()}::timestamptz`);
    if (until) query = query.where(sql<boolean>`created_at < ${until.toISOString()}::timestamptz`);
    return query;
  }
}

type Row = Selectable<AuditTables['audit_entries']>;

function toEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    createdAt: new Date(row.created_at),
    actor: row.actor,
    actorId: row.actor_id,
    actorName: row.actor_name,
    requestId: row.request_id,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    part: row.part,
    partName: row.part_name,
    changes: Object.entries(row.changes).map(([column, [before, after]]) => ({
      field: toCamelCase(column),
      before,
      after,
    })),
  };
}

const toCamelCase = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
