import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { newId } from '../../shared/new-id.ts';
import { currentTraceParent } from '../../shared/tracing.ts';
import type { Mail } from '../../email/email-composer.ts';
import type { EmailsTables } from './emails.tables.ts';
import { OutboxEmailEntity } from './outbox-email.entity.ts';
import { DAY } from '../../shared/time/duration.ts';

export class OutboxService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    /** How long emails that were sent or failed are stored; 0: forever. */
    private readonly retentionDays: number,
  ) {}

  /**
   * Adds an email to the outbox. `em` is the transaction of the change that the email reports, so both are
   * stored or neither is. A worker sends it soon after the commit.
   */
  async add<Added extends Mail>(em: EntityManager, mail: Added): Promise<void> {
    const now = this.clock();
    const { kind, recipient, orderId = null } = mail;
    await em.insert(OutboxEmailEntity, {
      id: newId(),
      kind,
      recipient,
      orderId,
      payload: mail,
      createdAt: now,
      dueAt: now,
      trace: currentTraceParent(),
    });
  }

  /** Like `add`, in one statement with the query that finds the recipient; adds nothing if there is none. */
  async addToFound<Added extends Omit<Mail, 'recipient'>>(
    em: EntityManager,
    mail: Added,
    recipient: RawBuilder<string | null>,
  ): Promise<void> {
    const now = this.clock();
    const { kind, orderId = null } = mail;
    await sql`
      insert into outbox_emails (id, kind, recipient, order_id, payload, created_at, due_at, trace)
      select ${newId()}::uuid, ${kind}, found.recipient, ${orderId}::uuid,
        ${JSON.stringify(mail)}::jsonb || jsonb_build_object('recipient', found.recipient), ${now}::timestamptz, ${now}::timestamptz,
        ${currentTraceParent()}::text
      from (select ${recipient} as recipient) found where found.recipient is not null
    `.execute(em.getKysely());
  }

  /** Deletes unsent emails of a kind to a recipient, in the caller's transaction. */
  async withdraw(em: EntityManager, kind: string, recipient: string): Promise<void> {
    await em.nativeDelete(OutboxEmailEntity, { kind, recipient, sentAt: null, failedAt: null });
  }

  /**
   * Locks an email until the end of the caller's transaction, so that it can't be withdrawn. @returns false
   * if it already was
   */
  async lock(em: EntityManager, id: string): Promise<boolean> {
    const mail = await em
      .getKysely<EmailsTables>()
      .selectFrom('outbox_emails')
      .where('id', '=', id)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    return mail !== undefined;
  }

  /** Deletes emails sent or failed before the retention period; their recipients are personal data. */
  async purgeExpired(): Promise<void> {
    if (this.retentionDays === 0) return;
    const before = new Date(this.clock().getTime() - this.retentionDays * DAY);
    await this.em.nativeDelete(OutboxEmailEntity, {
      createdAt: { $lt: before },
      $or: [{ sentAt: { $ne: null } }, { failedAt: { $ne: null } }],
    });
  }
}
