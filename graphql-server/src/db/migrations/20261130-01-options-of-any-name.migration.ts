import { Migration } from '@mikro-orm/migrations';

const tables = ['products', 'product_variants', 'order_lines', 'draft_orders'];

/** Products have any number of options besides color and size, where they had at most one. */
export class OptionsOfAnyNameMigration extends Migration {
  override name = '20261130-options-of-any-name';

  override up(): void {
    this.addSql(`alter table products add column other_options jsonb not null default '[]'`);
    this.addSql(`alter table product_variants add column others text[] not null default '{}'`);
    this.addSql(`alter table order_lines add column others text[] not null default '{}'`);
    // Not an edit: no audit log entry, no new version, no event.
    for (const table of tables) this.addSql(`alter table ${table} disable trigger user`);
    this.addSql(
      `update products set other_options = jsonb_build_array(other_option) where jsonb_typeof(other_option) = 'object'`,
    );
    this.addSql(`update product_variants set others = array[other] where other is not null`);
    this.addSql(`update order_lines set others = array[other] where other is not null`);
    this.addSql(`update draft_orders set lines = (
      select jsonb_agg(line - 'other' || jsonb_build_object('others', jsonb_path_query_array(line, '$.other ? (@ <> null)'))
        order by ordinality)
      from jsonb_array_elements(lines) with ordinality as lines (line, ordinality))
      where lines <> '[]'`);
    for (const table of tables) this.addSql(`alter table ${table} enable trigger user`);
    // This drops the triggers on these columns, too; the next start creates them for the new ones.
    this.addSql(`alter table products drop column other_option cascade`);
    this.addSql(`alter table product_variants drop column other cascade`);
    this.addSql(`alter table order_lines drop column other cascade`);
    this.addSql(`alter table product_variants
      add constraint product_variants_options unique nulls not distinct (product_id, colour, size, others)`);
  }
}
