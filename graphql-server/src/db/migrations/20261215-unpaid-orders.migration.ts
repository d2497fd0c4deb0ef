import { Migration } from '@mikro-orm/migrations';

/**
 * A cart lasts until it is paid, and knows the order that it was placed as; each customer's unpaid order is
 * found at once (decision 0074).
 */
export class UnpaidOrdersMigration extends Migration {
  override name = '20261215-unpaid-orders';

  override up(): void {
    this.addSql(`alter table carts add column order_id uuid references orders (id)`);
    this.addSql(`create index carts_order on carts (order_id) where order_id is not null`);
    this.addSql(`create index orders_unpaid on orders (user_id)
      where payment_method = 'CARD' and payment_state = 'UNPAID' and status = 'PENDING' and payment_due_at is not null`);
  }
}
