import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { Database } from '../../entities.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { message } from '../../shared/messages/message.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { recordEntry } from '../audit/record-entry.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import type { UserService } from '../customers/users/user.service.ts';
import { knownEmails } from './known-emails.ts';
import { ownedTables } from './personal-tables.ts';

/** Columns of orders and of what belongs to them whose values in the audit log may name a person. */
const PERSONAL_FIELDS = [
  ...['customer', 'billing', 'tags', 'text', 'reason', 'tracking_number', 'tracking_url'],
];

/** Erases what the shop knows of a person (GDPR, article 17), and keeps its books (decision 0035). */
export class ErasureService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UserService,
  ) {}

  /**
   * Erases a customer or a guest for good. Orders stay with their lines and sums, but without a person; so does the log of what was changed. `email` is the
   * account's, or for a guest that of an order, typed by whoever erases it.
   * @throws UserError NOT_FOUND, also for a member of staff, INVALID_VALUE for another email, ERASURE_BLOCKED while an order or a refund is open;
   * RequestError UNAVAILABLE
   */
  async erase(principal: StaffActor, id: string, email: string): Promise<void> {
    if (!(await this.users.findBuyer(id)))
      throw userError('NOT_FOUND', message('account.customerNotFound'), ['id']);
    await retryTransaction(this.em, async (em) => {
      const user = await lockUser(em, id);
      const emails = await knownEmails(em, id);
      const typed = email.trim().toLowerCase();
      const isTheirs = user.role === 'GUEST' ? emails.includes(typed) : typed === user.email;
      if (!isTheirs) throw userError('INVALID_VALUE', message('erasure.otherEmail'), ['email']);
      await assertNothingOpen(em, id);
      // The triggers would write down once more what is to be forgotten; one entry says that it was.
      await run(em, sql`select set_config('shop.actor', '', true)`);
      await forget(em, id, emails, this.clock());
      await recordEntry(em, principal, { action: 'ERASED', subject: 'USER', subjectId: id, subjectName: '' });
    });
  }
}

async function run<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await statement.execute(em.getKysely<Database>())).rows;
}

/** @throws UserError ERASURE_BLOCKED while the shop still needs to know who it owes something */
async function assertNothingOpen(em: EntityManager, userId: string): Promise<void> {
  const open = await run(
    em,
    sql`select 1 from (
      select id, (status = 'PENDING' and payment_state <> 'REFUNDED')
        or (status in ('CANCELLED', 'RETURNED') and payment_state = 'PAID') as is_open
      from orders where user_id = ${userId} for no key update
    ) own
    where is_open
      or exists (select from refunds where order_id = own.id and state in ('REQUESTED', 'FAILED'))
      or exists (select from returns where order_id = own.id and state in ('REQUESTED', 'APPROVED', 'RECEIVED'))
      or exists (select from payments where order_id = own.id and state in ('OPEN', 'PROCESSING', 'FLAGGED'))
    limit 1`,
  );
  if (open.length > 0) throw userError('ERASURE_BLOCKED', message('erasure.orderOpen'), ['id']);
}

async function forget(
  em: EntityManager,
  userId: string,
  emails: readonly string[],
  now: Date,
): Promise<void> {
  const ofOrders = sql`order_id in (select id from orders where user_id = ${userId})`;
  const theirs = (column: RawBuilder<unknown>) => sql`lower(${column}) = any (${sql.val(emails)}::text[])`;
  await forgetInLog(em, userId, theirs(sql`subject_name`));
  await run(
    em,
    sql`delete from outbox_mails where ${ofOrders} or ${theirs(sql`recipient`)}
    or exists (select from unnest(${sql.val(emails)}::text[]) email where position(to_json(email)::text in lower(payload::text)) > 0)`,
  );
  await run(em, sql`delete from webhook_deliveries where customer_id = ${userId}`);
  await run(em, sql`delete from contact_messages where ${theirs(sql`email`)}`);
  await run(em, sql`delete from alert_recipients where ${theirs(sql`email`)}`);
  await run(em, sql`delete from newsletter_subscriptions where ${theirs(sql`email`)}`);
  await run(em, sql`delete from staff_invitations where ${theirs(sql`email`)}`);
  await run(em, sql`delete from sheet_import_entries where subject_id = ${userId}`);
  await run(em, sql`delete from order_comments where ${ofOrders}`);
  await run(em, sql`update refunds set reason = null where ${ofOrders}`);
  await run(em, sql`update return_events set text = null where ${ofOrders}`);
  await run(em, sql`update shipments set tracking_number = null, tracking_url = null where ${ofOrders}`);
  await run(
    em,
    sql`update orders set billing = null, fingerprint = '', tags = '[]', guest_link_expires_at = null,
    customer = '{"fullName": "", "email": "", "phone": null, "address": null, "profilePicture": null}'
    where user_id = ${userId}`,
  );
  for (const table of Object.keys(ownedTables)) {
    await run(em, sql`delete from ${sql.table(table)} where user_id = ${userId}`);
  }
  await forgetAccount(em, userId, now);
}

/** Orders keep an empty account, which nobody can sign in to; without orders nothing of it is left. */
async function forgetAccount(em: EntityManager, id: string, erasedAt: Date): Promise<void> {
  const [order] = await run(em, sql`select id from orders where user_id = ${id} limit 1`);
  if (!order) {
    await em.nativeDelete(UserEntity, { id });
    return;
  }
  await em.nativeUpdate(
    UserEntity,
    { id },
    {
      ...{ firstName: '', lastName: '', email: `${id}@erased.invalid`, phone: null, address: null },
      verifiedEmail: null,
      ...{ profilePicture: null, passwordHash: null, accountType: 'OTHER' as const },
      ...{ tags: [], lastSeenAt: null, erasedAt },
    },
  );
}

/** What was changed of the person and of their orders stays in the log; the values that name somebody don't. */
async function forgetInLog(
  em: EntityManager,
  userId: string,
  isTheirInvitation: RawBuilder<unknown>,
): Promise<void> {
  const noValue = sql`'[null, null]'::jsonb`;
  await run(
    em,
    sql`update audit_entries set subject_name = '', part_name = null,
    changes = (select coalesce(jsonb_object_agg(key, ${noValue}), '{}') from jsonb_each(changes))
    where (subject = 'USER' and subject_id = ${userId}) or (subject = 'STAFF_INVITATION' and ${isTheirInvitation})`,
  );
  await run(
    em,
    sql`update audit_entries
    set changes = (select coalesce(jsonb_object_agg(key, ${noValue}), '{}') from jsonb_each(changes))
    where subject = 'REVIEW' and subject_id in (select id::text from reviews where user_id = ${userId})`,
  );
  await run(
    em,
    sql`update audit_entries set part_name = null,
    changes = (select coalesce(jsonb_object_agg(key, case when key = any (${sql.val(PERSONAL_FIELDS)}::text[]) then ${noValue} else value end), '{}')
      from jsonb_each(changes))
    where subject = 'ORDER' and subject_id in (select id::text from orders where user_id = ${userId})`,
  );
}
