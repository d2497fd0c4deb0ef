import { Migration } from '@mikro-orm/migrations';

/** Staff choose what the columns of a file are, and the choice is remembered. */
export class ColumnMappingsMigration extends Migration {
  override name = '20261130-column-mappings';

  override up(): void {
    this.addSql(`create table column_mappings (
      id uuid primary key,
      header_key text not null unique,
      fields jsonb not null,
      chosen_at timestamptz not null
    )`);
    this.addSql(`alter table sheet_imports add column columns_chosen_at timestamptz`);
    this.addSql(`update sheet_imports set columns = (
      select jsonb_agg(each || '{"field": null, "samples": []}' order by position)
      from jsonb_array_elements(columns) with ordinality as listed (each, position)
    ) where columns is not null`);
  }
}
