import { Migration } from '@mikro-orm/migrations';

/** Columns can be chosen for files of stock, customers and redirects, too. */
export class MappingKindsMigration extends Migration {
  override name = '20261130-mapping-kinds';

  override up(): void {
    this.addSql(`alter table column_mappings add column kind text not null default 'PRODUCTS'`);
    this.addSql('alter table column_mappings alter column kind drop default');
    this.addSql('alter table column_mappings drop constraint column_mappings_header_key_key');
    this.addSql('alter table column_mappings add unique (kind, header_key)');
  }
}
