import { Migration } from '@mikro-orm/migrations';

/** Imports say what their file is: its encoding, the system that exported it, and its columns. */
export class ImportSourcesMigration extends Migration {
  override name = '20261130-import-sources';

  override up(): void {
    this.addSql(`alter table sheet_imports
      add column encoding text, add column source text, add column columns jsonb`);
  }
}
