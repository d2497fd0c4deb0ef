import { Migration } from '@mikro-orm/migrations';

/**
 * The taxes of orders and of their lines, and the tax classes of products (decision 0049). The orders from
 * before have no tax.
 */
export class TaxesMigration extends Migration {
  override name = '20261130-taxes';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** What an edit of a product changes (20261123-edit-versions), with its tax class. */
const edited = [
  ...['title', 'description', 'handle', 'status', 'publish_at', 'brand', 'tags', 'attributes'],
  ...['seo_title', 'seo_description', 'category_id', 'colours', 'sizes', 'other_option', 'is_new'],
  ...['image', 'gallery', 'deleted_at', 'tax_class_id'],
];
const valuesOf = (row: string) => `(${edited.map((column) => `${row}.${column}`).join(', ')})`;

const statements = [
  `alter table orders
    add column prices_include_tax boolean not null default true,
    add column tax_total integer not null default 0 check (tax_total >= 0),
    add column shipping_tax_total integer not null default 0 check (shipping_tax_total between 0 and tax_total),
    add column taxes jsonb not null default '[]'`,
  `alter table orders drop constraint orders_total_is_the_sum,
    add constraint orders_total_is_the_sum
      check (total = subtotal - discount_total + shipping_total + case when prices_include_tax then 0 else tax_total end)`,
  `alter table order_lines
    add column tax_total integer not null default 0 check (tax_total >= 0),
    add column tax_rate integer check (tax_rate between 0 and 100000)`,
  `alter table products add column tax_class_id text`,
  `drop trigger products_edited on products`,
  `create trigger products_edited before update of ${edited.join(', ')} on products
    for each row when (${valuesOf('old')} is distinct from ${valuesOf('new')}) execute function note_edit()`,
];
