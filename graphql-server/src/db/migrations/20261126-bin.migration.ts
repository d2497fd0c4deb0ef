import { Migration } from '@mikro-orm/migrations';

/**
 * Categories, collections and own roles that staff delete stay as rows, to be restored, and leave their slug,
 * handle or name to others. What stood in a deleted category is noted, so that it stands there again.
 */
export class BinMigration extends Migration {
  override name = '20261126-bin';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  ...['categories', 'collections', 'staff_roles'].flatMap((table) => [
    `alter table ${table} add column deleted_at timestamptz`,
    `create index ${table}_deleted on ${table} (deleted_at, id) where deleted_at is not null`,
  ]),
  `alter table categories drop constraint categories_slug_key`,
  `create unique index categories_slug on categories (slug) where deleted_at is null`,
  `alter table collections drop constraint collections_handle_key`,
  `create unique index collections_handle on collections (handle) where deleted_at is null`,
  `drop index staff_roles_name`,
  `create unique index staff_roles_name on staff_roles (lower(name)) where deleted_at is null`,
  `create table category_former_products (
    id bigint generated always as identity primary key,
    category_id uuid not null references categories on delete cascade,
    product_id uuid not null references products on delete cascade,
    moved_to uuid references categories,
    unique (category_id, product_id)
  )`,
  `create index category_former_products_product on category_former_products (product_id)`,
];
