import { Migration } from '@mikro-orm/migrations';

/** Several payments per order (decision 0130). */
export class PartialPaymentsMigration extends Migration {
  override name = '20261201-partial-payments';

  override up(): void {
    this.addSql(`alter table orders
      add column paid_amount integer,
      add constraint orders_paid_in_part check (paid_amount is null
        or paid_amount > 0 and paid_amount < total and payment_state in ('PARTIALLY_PAID', 'REFUNDED')),
      add constraint orders_partial_amount check (payment_state <> 'PARTIALLY_PAID' or paid_amount is not null)`);
    this.addSql('alter table order_events add column payment jsonb');
    this.addSql('drop index orders_refund_due');
    this.addSql(`create index orders_refund_due on orders (created_at desc, id desc) include (payment_method)
      where payment_state in ('PAID', 'PARTIALLY_PAID') and total > 0
        and (status = 'RETURNED' or (status = 'CANCELLED' and shipment_state = 'NONE'))`);
  }
}
