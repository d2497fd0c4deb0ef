import { Migration } from '@mikro-orm/migrations';

/** What VIES said of the VAT number in a draft order. */
export class DraftVatNumbersMigration extends Migration {
  override name = '20261201-draft-vat-numbers';

  override up(): void {
    this.addSql(`alter table draft_orders add column vat_number_check jsonb`);
  }
}
