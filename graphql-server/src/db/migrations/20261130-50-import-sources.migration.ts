import { Migration } from '@mikro-orm/migrations';

/** Imports say in which encoding their file was read. */
export class ImportSourcesMigration extends Migration {
  override name = '20261130-import-sources';

  override up(): void {
    this.addSql(`alter table sheet_imports add column encoding text`);
  }
}
