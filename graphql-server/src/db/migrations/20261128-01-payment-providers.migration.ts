import { Migration } from '@mikro-orm/migrations';

/**
 * Payments, refunds and events get their provider (decision 0090). Until now all were Stripe's, and the
 * account was not stored.
 */
export class PaymentProvidersMigration extends Migration {
  override name = '20261128-payment-providers';

  override up(): void {
    this.addSql(
      `alter table payments add column provider text not null default 'stripe', add column account text`,
    );
    this.addSql(`alter table payments alter column provider drop default`);
    this.addSql(
      `alter table payments drop constraint payments_session_id_key, add unique (provider, session_id)`,
    );
    this.addSql(
      `alter table payment_events add column provider text not null default 'stripe', add column account text`,
    );
    this.addSql(`alter table payment_events alter column provider drop default`);
    this.addSql(
      `alter table payment_events drop constraint payment_events_pkey, add primary key (provider, id)`,
    );
    this.addSql(`alter table refunds add column provider text, add column account text`);
    // Not a change of the order: no log entry, no new version, no event.
    this.addSql(`alter table refunds disable trigger user`);
    this.addSql(`update refunds set provider = 'stripe' where payment_id is not null`);
    this.addSql(`alter table refunds enable trigger user`);
  }
}
