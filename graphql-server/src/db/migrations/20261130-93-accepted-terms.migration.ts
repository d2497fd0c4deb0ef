import { Migration } from '@mikro-orm/migrations';

/** When customers accepted the shop's terms with their orders. */
export class AcceptedTermsMigration extends Migration {
  override name = '20261130-accepted-terms';

  override up(): void {
    this.addSql('alter table orders add column terms_accepted_at timestamptz');
  }
}
