import { Migration } from '@mikro-orm/migrations';

/**
 * Money that the shop owes, or is owed, is counted as work whatever the status of its order (decision 0031).
 * Cash is refunded like a transfer, by a row of refunds, and units that cost nothing are refunded by nothing.
 */
export class MoneyOwedMigration extends Migration {
  override name = '20261214-money-owed';

  override up(): void {
    this.addSql(`create index orders_refund_due on orders (created_at desc, id desc) include (payment_method)
      where payment_state = 'PAID' and total > 0 and (status = 'RETURNED' or status = 'CANCELLED' and shipment_state = 'NONE')`);
    this
      .addSql(`create index orders_transfer_awaited on orders (created_at desc, id desc) include (payment_due_at)
      where payment_method = 'BANK' and payment_state = 'UNPAID' and status in ('PENDING', 'DELIVERED')`);
    this.addSql(
      `alter table refunds drop constraint refunds_amount_check, add constraint refunds_amount_check check (amount >= 0)`,
    );
    this.addSql(`drop trigger tell_cash_refunded on orders`);
    this.addSql(`drop function tell_cash_refunded()`);
    this.addSql(`alter table product_alerts add column asked_price integer null`);
    this.addSql(`update product_alerts set asked_price = reference_price`);
    this.addSql(`alter table product_alerts add check ((asked_price is not null) = (kind = 'PRICE_DROP'))`);
    this.addSql(`alter table payments add column disputed_at timestamptz null`);
    this.addSql(`create index payments_disputed on payments (order_id) where disputed_at is not null`);
    this.addSql(
      `create index payments_provider on payments (provider_payment_id) where provider_payment_id is not null`,
    );
    // Once for each customer means once for each mailbox: guests have nothing else.
    this.addSql(
      `create index orders_mailbox on orders ((lower(regexp_replace(billing ->> 'email', '\\+[^@]*@', '@'))))`,
    );
    // What was on its way went back into stock with the rest until now, so it is there.
    this.addSql(`update order_lines set restocked_quantity = quantity from orders
      where orders.id = order_id and status = 'CANCELLED' and shipment_state <> 'NONE'`);
  }
}
