import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { type DataSubject, type PersonalRows, retentionPeriods } from '../../shared/personal-data.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { message } from '../../shared/messages/message.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { recordEntry } from '../audit/record-entry.ts';
import type { UserService } from '../customers/users/user.service.ts';
import { findDataSubject } from './data-subject.ts';

/** All data about a person in the database: rows by table, with their original columns. */
export interface PersonalDataExport {
  exportedAt: Date;
  tables: Record<string, unknown[]>;
  retention: RetainedColumns[];
}

/** Columns that survive an erasure, and for how long: an ISO 8601 duration, or null for no limit. */
interface RetainedColumns {
  table: string;
  columns: string[];
  reason: keyof typeof retentionPeriods;
  period: string | null;
}

/** Exports a person's data (GDPR, article 15). */
export class PersonalDataService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UserService,
    private readonly personalRows: readonly PersonalRows[],
  ) {}

  /**
   * All data of a customer, without secrets. The audit log records who exported it.
   * @throws UserError NOT_FOUND, also for staff
   */
  async export(principal: StaffActor, customerId: string): Promise<PersonalDataExport> {
    const customer = await this.users.findBuyer(customerId);
    if (!customer) throw userError('NOT_FOUND', message('account.customerNotFound'), ['id']);
    const { firstName, lastName } = customer;
    return retryTransaction(this.em, async (em) => {
      const now = this.clock();
      const person = await findDataSubject(em, customer, now);
      const tables = await readTables(em, this.personalRows, person);
      await recordEntry(em, principal, {
        action: 'EXPORTED',
        subject: 'USER',
        subjectId: customer.id,
        subjectName: `${firstName} ${lastName}`.trim(),
      });
      return { exportedAt: now, tables, retention: retentionOf(this.personalRows) };
    });
  }
}

async function readTables(
  em: EntityManager,
  personalRows: readonly PersonalRows[],
  person: DataSubject,
): Promise<Record<string, unknown[]>> {
  const exported = personalRows.filter(({ isExported = true }) => isExported);
  const tables: Record<string, unknown[]> = {};
  for (const [table, parts] of Map.groupBy(exported, ({ table }) => table)) {
    const conditions = parts.map(({ about }) => sql`(${about(person)})`);
    const secret = parts.flatMap(({ secret = [] }) => secret);
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(about) - ${sql.val(secret)}::text[] as row
      from (select * from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}) about
    `.execute(em.getKysely());
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** The columns that an erasure would leave. */
function retentionOf(personalRows: readonly PersonalRows[]): RetainedColumns[] {
  return personalRows.flatMap(({ table, keep }) =>
    keep ? [{ table, columns: [...keep.columns], reason: keep.for, period: retentionPeriods[keep.for] }] : [],
  );
}
