import { OPEN_STATUSES_SQL } from '../orders/order-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { DataSubject, PersonalRows } from '../../shared/personal-data.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { message } from '../../shared/messages/message.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { recordEntry } from '../audit/record-entry.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import type { UserService } from '../customers/users/user.service.ts';
import { findDataSubject } from './data-subject.ts';

/** Erases a person's data (GDPR, article 17), but keeps the shop's accounting records (decision 0035). */
export class ErasureService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly users: UserService,
    private readonly personalRows: readonly PersonalRows[],
  ) {}

  /**
   * Erases a customer or guest permanently, as the modules declare. `email` confirms the identity: the
   * account's, or for a guest that of one of their orders.
   * @throws UserError NOT_FOUND, also for staff, INVALID_VALUE for another email, ERASURE_BLOCKED while an
   * order or a refund is open; RequestError UNAVAILABLE
   */
  async erase(principal: StaffActor, id: string, email: string): Promise<void> {
    if (!(await this.users.findBuyer(id)))
      throw userError('NOT_FOUND', message('account.customerNotFound'), ['id']);
    await retryTransaction(this.em, async (em) => {
      const user = await lockUser(em, id);
      const typed = email.trim().toLowerCase();
      const isTheirs = user.role === 'GUEST' ? await hasOrderWith(em, id, typed) : typed === user.email;
      if (!isTheirs) throw userError('INVALID_VALUE', message('erasure.otherEmail'), ['email']);
      const person = await findDataSubject(em, user, this.clock());
      await assertNothingOpen(em, person);
      // Turns off the audit triggers, which would log the erased values; a single entry records the erasure.
      await run(em, sql`select set_config('shop.actor', '', true)`);
      for (const rows of this.personalRows) await eraseRows(em, rows, person);
      await recordEntry(em, principal, { action: 'ERASED', subject: 'USER', subjectId: id, subjectName: '' });
    });
  }
}

async function run<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await statement.execute(em.getKysely())).rows;
}

async function eraseRows(
  em: EntityManager,
  { table, about, erase }: PersonalRows,
  person: DataSubject,
): Promise<void> {
  if (erase === 'NOTHING') return;
  const where = sql`where ${about(person)}`;
  if (erase === 'DELETE') {
    await run(em, sql`delete from ${sql.table(table)} ${where}`);
    return;
  }
  const changes = Object.entries(erase(person)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await run(em, sql`update ${sql.table(table)} set ${sql.join(changes)} ${where}`);
}

async function hasOrderWith(em: EntityManager, userId: string, email: string): Promise<boolean> {
  const orders = await run(
    em,
    sql`select from orders where user_id = ${userId}
      and ${email} in (lower(customer ->> 'email'), lower(billing ->> 'email')) and ${email} <> '' limit 1`,
  );
  return orders.length > 0;
}

/** @throws UserError ERASURE_BLOCKED while goods or money are owed between the customer and the shop */
async function assertNothingOpen(em: EntityManager, { orderIds }: DataSubject): Promise<void> {
  const open = await run(
    em,
    sql`select 1 from (
      select id, (status in ${sql.raw(OPEN_STATUSES_SQL)} and payment_state <> 'REFUNDED')
        or (status = 'DELIVERED' and payment_state in ('UNPAID', 'PARTIALLY_PAID'))
        or (payment_state in ('PAID', 'PARTIALLY_PAID') and total > 0 and (status = 'RETURNED' or status = 'CANCELLED' and shipment_state = 'NONE')) as is_open
      from orders where id = any (${sql.val(orderIds)}::uuid[]) for no key update
    ) own
    where is_open
      or exists (select from refunds where order_id = own.id and state in ('REQUESTED', 'FAILED'))
      or exists (select from returns where order_id = own.id and state in ('REQUESTED', 'APPROVED', 'RECEIVED'))
      or exists (select from payments where order_id = own.id and state in ('OPEN', 'PROCESSING', 'FLAGGED'))
    limit 1`,
  );
  if (open.length > 0) throw userError('ERASURE_BLOCKED', message('erasure.orderOpen'), ['id']);
}
