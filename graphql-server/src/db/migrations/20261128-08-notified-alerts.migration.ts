import { Migration } from '@mikro-orm/migrations';

/** Renames the state TOLD of product alerts, which is NOTIFIED now. */
export class NotifiedAlertsMigration extends Migration {
  override name = '20261128-notified-alerts';

  override up(): void {
    this.addSql(`alter table product_alerts drop constraint product_alerts_state_check`);
    this.addSql(`update product_alerts set state = 'NOTIFIED' where state = 'TOLD'`);
    this.addSql(`alter table product_alerts add check (state in ('UNCONFIRMED', 'WAITING', 'NOTIFIED'))`);
  }
}
