import { Migration } from '@mikro-orm/migrations';

/**
 * The index of words knows the main category of a product, too, so that a search in a category reads neither
 * all that has the word nor all of the category (decision 0066).
 */
export class SearchInCategoryMigration extends Migration {
  override name = '20261213-search-in-category';

  override up(): void {
    // An index of words can have a plain column beside them only with this; it belongs to PostgreSQL, as
    // pg_trgm does.
    this.addSql(`create extension if not exists btree_gin`);
    this.addSql(`drop index products_search_document`);
    this.addSql(`create index products_search_document on products using gin (search_document, category_id)
      where deleted_at is null`);
  }
}
