import { Migration } from '@mikro-orm/migrations';

/**
 * Limits for guests and unconfirmed customers (decision 0076). A guest's open orders are found by email,
 * since each visit is another guest. In an existing shop the limit starts at its largest order, so that it
 * rejects none that it accepted before.
 */
export class PaymentLimitsMigration extends Migration {
  override name = '20261217-payment-limits';

  override up(): void {
    this.addSql(`create index orders_open_email on orders ((lower(billing ->> 'email')))
      where status = 'PENDING' and payment_state = 'UNPAID' and shipment_state = 'NONE'`);
    this.addSql(`insert into settings (section, content)
      select 'payments', jsonb_build_object('unconfirmedMaxOpenAmount', max(total)) from orders
      where payment_method <> 'CARD' having max(total) > 150000
      on conflict (section) do update set content = settings.content || excluded.content`);
  }
}
