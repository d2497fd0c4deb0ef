import { Migration } from '@mikro-orm/migrations';

/** The VAT number of a business in an address book. */
export class SavedVatNumbersMigration extends Migration {
  override name = '20261201-saved-vat-numbers';

  override up(): void {
    this.addSql(`alter table addresses add column vat_number text`);
  }
}
