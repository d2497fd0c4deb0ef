import { sql } from 'kysely';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { userError } from '../../errors.ts';
import type { DemoData, Samples } from '../../shared/demo-data.ts';
import { message } from '../../shared/messages/message.ts';
import { isPasswordRight } from '../auth/passwords/password-hash.ts';
import { removableProducts } from '../catalogue/demo-data.ts';
import { isRemovableUser } from '../customers/demo-data.ts';
import type { PaymentOrigin } from '../payments/provider/payment-provider.port.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { OwnerInvitationService } from '../staff/invitations/owner-invitation.service.ts';

interface DemoCounts {
  productCount: number;
  changedProductCount: number;
  customerCount: number;
  orderCount: number;
  otherOrderCount: number;
}

/** Columns of samples that also change when staff only try the shop: handle an order, approve a review. */
const SIDE_EFFECTS = ['stock', 'position', 'review_counts', 'rating_rate', 'rating_reviews'];

type DemoDependencies = Pick<Dependencies, 'clock' | 'config' | 'payments' | 'sampleRows'>;

/** Turns a demo into the merchant's own shop. */
export class DemoService {
  constructor(
    private readonly em: EntityManager,
    private readonly dependencies: DemoDependencies,
    /** What each module wants done to its tables, in the order of doing it. */
    private readonly demoData: readonly DemoData[],
    private readonly settings: SettingsService,
    private readonly ownerInvitations: OwnerInvitationService,
  ) {}

  /** What `end` would delete; null if the shop is no demo. */
  async read(): Promise<(DemoCounts & { hasRealPayments: boolean }) | null> {
    if (!this.dependencies.config.isDemo) return null;
    const counts = await this.count(this.em, await this.samples(this.em));
    return { ...counts, hasRealPayments: await this.hasRealPayments(this.em) };
  }

  /**
   * Deletes the sample rows and all that people did who tried the shop; all or nothing. Each process then
   * notices and restarts without what only demos have.
   * @returns a link that creates the owner, or null if staff stay
   * @throws UserError NOT_FOUND if the shop is no demo, VERSION_CHANGED if there are other orders than
   * `otherOrderCount` by now, REAL_PAYMENTS, or LAST_OWNER if staff would stay without an owner
   */
  async end(otherOrderCount: number): Promise<string | null> {
    if (!this.dependencies.config.isDemo) throw userError('NOT_FOUND', message('demo.none'));
    const link = await retryTransaction(this.em, async (em) => {
      const db = em.getKysely();
      await holdLock(db, 'staff');
      // Nobody places an order from here on, so what is counted is what is deleted.
      await sql`lock table orders in access exclusive mode`.execute(db);
      if (await this.hasRealPayments(em)) throw userError('REAL_PAYMENTS', message('demo.realPayments'));
      const samples = await this.samples(em);
      if ((await this.count(em, samples)).otherOrderCount !== otherOrderCount) {
        throw userError('VERSION_CHANGED', message('demo.newOrders'), ['otherOrderCount']);
      }
      const demoEndedAt = this.dependencies.clock().toISOString();
      await this.settings.changeIn(em, 'opening', { demoEndedAt, isOpen: false });
      // The audit log records who ended the demo, not each of the thousand rows.
      await sql`select set_config('shop.actor', '', true)`.execute(db);
      await this.deleteRows(em, samples);
      await assertOwner(em);
      // Part of it: without a link, nobody could get into a shop without staff.
      return this.ownerInvitations.renewIn(em, 0);
    });
    await this.settings.refresh();
    return link;
  }

  private async deleteRows(em: EntityManager, samples: Samples): Promise<void> {
    const db = em.getKysely();
    const emptied = this.demoData.flatMap(({ emptied = [] }) => emptied);
    await sql`truncate ${sql.join(emptied.map((table) => sql.table(table)))}`.execute(db);
    const statements = this.demoData.flatMap(({ partlyEmptied }) => partlyEmptied?.statements(samples) ?? []);
    for (const statement of statements) await statement.execute(db);
  }

  private async samples(em: EntityManager): Promise<Samples> {
    const { ids, accounts } = this.dependencies.sampleRows;
    const { rows } = await sql<{ id: string }>`
      select distinct subject_id id from audit_entries
      where subject_id = any (${sql.val(ids)}::text[]) and actor in ('STAFF', 'API_KEY')
        and exists (select from jsonb_object_keys(changes) field where field <> all (${sql.val(SIDE_EFFECTS)}::text[]))
    `.execute(em.getKysely());
    const users = await sql<{ id: string; passwordHash: string | null }>`
      select id, password_hash "passwordHash" from users
      where id = any (${sql.val(accounts.map(({ id }) => id))}::uuid[])
    `.execute(em.getKysely());
    const hashes = new Map(users.rows.map(({ id, passwordHash }) => [id, passwordHash]));
    const userIds: string[] = [];
    for (const { id, password } of accounts) {
      const hash = hashes.get(id) ?? null;
      if (password === null || (await isPasswordRight(hash, password))) userIds.push(id);
    }
    return { ids, userIds, changedIds: rows.map(({ id }) => id) };
  }

  private async count(em: EntityManager, samples: Samples): Promise<DemoCounts> {
    const { ids, userIds } = samples;
    const demoUsers = sql.val(this.dependencies.sampleRows.accounts.map(({ id }) => id));
    const { rows } = await sql<DemoCounts>`
      with removable as (${removableProducts(samples)})
      select (select count(*)::integer from removable) "productCount",
        (select count(*)::integer from products where id = any (${sql.val(ids)}::uuid[])
          and id not in (select id from removable)) "changedProductCount",
        (select count(*)::integer from users
          where role = 'CUSTOMER' and ${isRemovableUser(userIds)}) "customerCount",
        (select count(*)::integer from orders) "orderCount",
        (select count(*)::integer from orders
          where user_id is null or user_id <> all (${demoUsers}::uuid[])) "otherOrderCount"
    `.execute(em.getKysely());
    const [counts] = rows;
    if (!counts) throw new Error('A statement without a table returned no row');
    return counts;
  }

  private async hasRealPayments(em: EntityManager): Promise<boolean> {
    const { rows } = await sql<PaymentOrigin>`
      select distinct provider, account from payments where provider_payment_id is not null
    `.execute(em.getKysely());
    return rows.some((payment) => this.dependencies.payments.mayBeReal(payment));
  }
}

/** @throws UserError LAST_OWNER if there are staff, but no owner, who could give permissions */
async function assertOwner(em: EntityManager): Promise<void> {
  const { rows } = await sql<{ isOwner: boolean }>`
    select staff_role = 'OWNER' "isOwner" from users where role = 'ADMIN'
  `.execute(em.getKysely());
  if (rows.length > 0 && !rows.some(({ isOwner }) => isOwner)) {
    throw userError('LAST_OWNER', message('staff.lastOwner'));
  }
}
