import { Migration } from '@mikro-orm/migrations';

/** Exchanges: the order that replaces what goes back, and what is credited to it (decision 0133). */
export class ExchangesMigration extends Migration {
  override name = '20261201-exchanges';

  override up(): void {
    this.addSql('alter table returns add column exchange_order_id uuid unique references orders');
    // No money moves, so no job may send it to a provider.
    this.addSql(`alter table refunds add column exchange_order_id uuid references orders,
      add check (exchange_order_id is null or try_at is null)`);
    this.addSql(
      'create index refunds_exchange_order on refunds (exchange_order_id) where exchange_order_id is not null',
    );
  }
}
