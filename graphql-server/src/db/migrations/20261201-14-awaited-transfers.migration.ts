import { Migration } from '@mikro-orm/migrations';

/** The rest of a partially paid order is awaited, too. */
export class AwaitedTransfersMigration extends Migration {
  override name = '20261201-awaited-transfers';

  override up(): void {
    this.addSql('drop index orders_transfer_awaited');
    this
      .addSql(`create index orders_transfer_awaited on orders (created_at desc, id desc) include (payment_due_at)
      where payment_method = 'BANK' and payment_state in ('UNPAID', 'PARTIALLY_PAID')
        and status in ('PENDING', 'DELIVERED')`);
  }
}
