import { Migration } from '@mikro-orm/migrations';

/** Collections: products that belong together, by conditions or by hand. */
export class CollectionsMigration extends Migration {
  override name = '20261122-collections';

  override up(): void {
    this.addSql(`create table collections (
      id uuid primary key,
      handle text not null unique,
      title text not null,
      description text not null,
      picture jsonb,
      is_visible boolean not null default true,
      kind text not null check (kind in ('RULES', 'MANUAL')),
      match text not null check (match in ('ALL', 'ANY')),
      conditions jsonb not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table collection_products (
      collection_id uuid not null references collections on delete cascade,
      product_id uuid not null references products on delete cascade,
      position integer not null,
      primary key (collection_id, product_id)
    )`);
    this.addSql(`create index collection_products_product on collection_products (product_id)`);
  }
}
