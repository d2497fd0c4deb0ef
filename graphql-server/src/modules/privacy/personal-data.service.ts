import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { Database } from '../../entities.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { message } from '../../shared/messages/message.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { recordEntry } from '../audit/record-entry.ts';
import type { UserService } from '../customers/users/user.service.ts';
import { knownEmails } from './known-emails.ts';
import { orderTables, ownedTables } from './personal-tables.ts';

/** Everything that the database has about a person: rows by table, their columns as they are. */
export interface PersonalData {
  exportedAt: Date;
  tables: Record<string, unknown[]>;
}

/** Hands out what the shop knows of a person (GDPR, article 15). */
export class PersonalDataService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UserService,
  ) {}

  /**
   * Everything about a customer, without secrets. The audit log notes who took it.
   * @throws UserError NOT_FOUND, also for a member of staff
   */
  async export(principal: StaffActor, customerId: string): Promise<PersonalData> {
    const customer = await this.users.findBuyer(customerId);
    if (!customer) throw userError('NOT_FOUND', message('account.customerNotFound'), ['id']);
    const { id, firstName, lastName } = customer;
    return retryTransaction(this.em, async (em) => {
      const tables = await readTables(em, id);
      await recordEntry(em, principal, {
        action: 'EXPORTED',
        subject: 'USER',
        subjectId: id,
        subjectName: `${firstName} ${lastName}`.trim(),
      });
      return { exportedAt: this.clock(), tables };
    });
  }
}

async function readTables(em: EntityManager, userId: string): Promise<Record<string, unknown[]>> {
  const emails = await knownEmails(em, userId);
  const read = (table: string, condition: RawBuilder<unknown>, secret: readonly string[] = []) =>
    readRows(em, table, condition, secret);
  const ofUser = sql`user_id = ${userId}`;
  const ofOrders = sql`order_id in (select id from orders where user_id = ${userId})`;
  const byEmail = (column: RawBuilder<unknown>) => sql`lower(${column}) = any (${sql.val(emails)}::text[])`;
  // Whoever asked for mails without logging in is known by their email alone.
  const ofEmails: Record<string, RawBuilder<unknown>> = {
    newsletter_subscriptions: byEmail(sql`email`),
    product_alerts: sql`recipient_id in (select id from alert_recipients where ${byEmail(sql`email`)})`,
  };
  const tables: Record<string, unknown[]> = {
    alert_recipients: await read('alert_recipients', byEmail(sql`email`)),
    users: await read('users', sql`id = ${userId}`, ['password_hash']),
    orders: await read('orders', ofUser, ['fingerprint']),
    contact_messages: await read('contact_messages', byEmail(sql`email`)),
    audit_entries: await read('audit_entries', sql`subject = 'USER' and subject_id = ${userId}`),
  };
  for (const [table, { secret }] of Object.entries(ownedTables)) {
    const ofEmail = ofEmails[table];
    const about = ofEmail ? sql`(${ofUser} or ${ofEmail})` : ofUser;
    tables[table] = await read(table, about, secret);
  }
  for (const [table, { secret }] of Object.entries(orderTables)) {
    const about = table === 'outbox_mails' ? sql`(${ofOrders} or ${byEmail(sql`recipient`)})` : ofOrders;
    tables[table] = await read(table, about, secret);
  }
  return tables;
}

async function readRows(
  em: EntityManager,
  table: string,
  condition: RawBuilder<unknown>,
  secret: readonly string[],
): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(about) - ${sql.val(secret)}::text[] as row from ${sql.table(table)} about where ${condition}
  `.execute(em.getKysely<Database>());
  return rows.map(({ row }) => row);
}
