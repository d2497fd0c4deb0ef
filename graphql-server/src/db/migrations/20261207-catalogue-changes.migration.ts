import { Migration } from '@mikro-orm/migrations';

/**
 * Tells processes that what visitors read of the catalogue has changed, for the cache of answers (decision
 * 0063).
 */
export class CatalogueChangesMigration extends Migration {
  override name = '20261207-catalogue-changes';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** All that a cached answer can be made of. */
const tables = [
  'categories',
  'collection_products',
  'collections',
  'price_history',
  'product_categories',
  'product_former_handles',
  'product_pairs',
  'product_sales',
  'product_variants',
  'products',
  'sale_members',
  'sales',
  'search_synonyms',
  'search_words',
  'settings',
];

const statements = [
  `create sequence catalogue_changes`,
  // Once in a transaction is enough. Not by pg_notify on a server: transactions that notify commit one after
  // the other, and every order changes stock.
  `create function note_catalogue_change() returns trigger
    language plpgsql as $$
  begin
    if coalesce(current_setting('shop.catalogue_changed', true), '') = '' then
      perform set_config('shop.catalogue_changed', 'noted', true);
      -- CatalogueVersionService looks whether anybody holds it: then a change is counted that is not committed. It is shared by all, so nobody waits.
      perform pg_advisory_xact_lock_shared(7200460);
      perform nextval('catalogue_changes');
      if current_setting('shop.is_embedded', true) = 'true' then
        perform pg_notify('catalogue_changes', '');
      else
        raise notice using errcode = 'SHOP1', message = 'the catalogue changes';
      end if;
    end if;
    return null;
  end $$`,
  ...tables.map(
    (table) => `create trigger ${table}_note_catalogue_change after insert or update or delete on ${table}
      for each row execute function note_catalogue_change()`,
  ),
  // When the next product is published by its time is looked up several times a second.
  `create index products_publish_at on products (publish_at) where publish_at is not null`,
];
