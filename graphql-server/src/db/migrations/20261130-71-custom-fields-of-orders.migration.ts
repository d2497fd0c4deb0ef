import { Migration } from '@mikro-orm/migrations';

/**
 * Values of custom fields (decision 0109). Cart lines of one variant are different lines if their values
 * differ; the index has a hash of them, because they may be longer than an index can hold.
 */
export class CustomFieldsOfOrdersMigration extends Migration {
  override name = '20261130-custom-fields-of-orders';

  override up(): void {
    for (const table of ['cart_lines', 'order_lines', 'orders', 'draft_orders', 'users'])
      this.addSql(`alter table ${table} add column custom_fields jsonb not null default '{}'`);
    this.addSql('alter table cart_lines drop constraint cart_lines_variant');
    this.addSql(
      'create unique index cart_lines_variant on cart_lines (user_id, variant_id, md5(custom_fields::text))',
    );
    for (const table of ['orders', 'order_lines', 'users'])
      this.addSql(`create index ${table}_custom_fields_assets on ${table}
        using gin (asset_hashes(custom_fields::text)) where custom_fields::text like '%/assets/%'`);
    // Not an edit: no audit log entry, no new version, no event.
    this.addSql('alter table draft_orders disable trigger user');
    this.addSql(`update draft_orders set lines = (
      select jsonb_agg(line || '{"customFields": {}}' order by ordinality)
      from jsonb_array_elements(lines) with ordinality as lines (line, ordinality))
      where lines <> '[]'`);
    this.addSql('alter table draft_orders enable trigger user');
  }
}
