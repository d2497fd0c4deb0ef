import { Migration } from '@mikro-orm/migrations';

/** Where products come from, and what customs call them; and what orders keep of that. */
export class CustomsMigration extends Migration {
  override name = '20261225-customs';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** The columns whose change is an edit, those of 20261130-taxes and the new ones. */
const edited = [
  ...['title', 'description', 'handle', 'status', 'publish_at', 'brand', 'tags', 'attributes'],
  ...['seo_title', 'seo_description', 'category_id', 'colours', 'sizes', 'other_option', 'is_new'],
  ...['image', 'gallery', 'deleted_at', 'tax_class_id', 'origin_country', 'customs_code'],
];
const valuesOf = (row: string) => `(${edited.map((column) => `${row}.${column}`).join(', ')})`;

const statements = [
  `alter table products add column origin_country text, add column customs_code text`,
  `drop trigger products_edited on products`,
  `create trigger products_edited before update of ${edited.join(', ')} on products
    for each row when (${valuesOf('old')} is distinct from ${valuesOf('new')}) execute function note_edit()`,
  `alter table order_lines add column weight integer check (weight > 0),
    add column origin_country text, add column customs_code text`,
];
