import { Migration } from '@mikro-orm/migrations';

/** An error in a row of an imported file is now called an error instead of a fault. */
export class ImportErrorsMigration extends Migration {
  override name = '20261128-import-errors';

  override up(): void {
    this.addSql(`alter table sheet_imports rename column fault_count to error_count`);
    this.addSql(`alter table sheet_import_pictures rename column fault to error`);
    this.addSql(`update sheet_imports set state = 'INVALID' where state = 'FAULTY'`);
    this.addSql(`update sheet_import_entries set kind = 'ERROR' where kind = 'FAULT'`);
  }
}
