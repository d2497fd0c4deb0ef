import { Migration } from '@mikro-orm/migrations';

const tables = ['products', 'product_variants', 'categories', 'collections'];

export class CustomFieldsOfProductsMigration extends Migration {
  override name = '20261130-custom-fields-of-products';

  override up(): void {
    for (const table of tables)
      this.addSql(`alter table ${table} add column custom_fields jsonb not null default '{}'`);
    this.addSql(`alter table products add column product_type text`);
    this.addSql(`create index products_custom_fields on products using gin (custom_fields jsonb_path_ops)`);
    for (const table of ['products', 'product_variants'])
      this.addSql(`create index ${table}_custom_fields_assets on ${table}
        using gin (asset_hashes(custom_fields::text)) where custom_fields::text like '%/assets/%'`);
  }
}
