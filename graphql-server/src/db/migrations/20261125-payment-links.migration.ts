import { Migration } from '@mikro-orm/migrations';

/** Until when an order can be paid by the link that its customer got; and drafts of such orders. */
export class PaymentLinksMigration extends Migration {
  override name = '20261125-payment-links';

  override up(): void {
    this.addSql(`alter table orders add column payment_link_expires_at timestamptz null`);
    this.addSql(`alter table draft_orders drop constraint draft_orders_payment_method_check`);
    this.addSql(
      `alter table draft_orders add constraint draft_orders_payment_method_check
        check (payment_method in ('BANK', 'CASH_ON_DELIVERY', 'CARD'))`,
    );
  }
}
