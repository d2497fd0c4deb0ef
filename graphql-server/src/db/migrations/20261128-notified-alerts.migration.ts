import { Migration } from '@mikro-orm/migrations';

/** A product alert that was sent is NOTIFIED; this state was called TOLD. */
export class NotifiedAlertsMigration extends Migration {
  override name = '20261128-notified-alerts';

  override up(): void {
    this.addSql(`alter table product_alerts drop constraint product_alerts_state_check`);
    this.addSql(`update product_alerts set state = 'NOTIFIED' where state = 'TOLD'`);
    this.addSql(`alter table product_alerts add check (state in ('UNCONFIRMED', 'WAITING', 'NOTIFIED'))`);
  }
}
