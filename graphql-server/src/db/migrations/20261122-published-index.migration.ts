import { Migration } from '@mikro-orm/migrations';

/**
 * Counts of published products read the index alone: their rows are wide, and a list's count is asked for
 * with every page of the catalogue.
 */
export class PublishedIndexMigration extends Migration {
  override name = '20261122-published-index';

  override up(): void {
    this.addSql(
      `create index products_published on products (category_id, status, publish_at) include (id)
       where deleted_at is null`,
    );
  }
}
