import { Migration } from '@mikro-orm/migrations';

/** The newest reviews of all products, for sections of pages. */
export class NewestReviewsMigration extends Migration {
  override name = '20261129-newest-reviews';

  override up(): void {
    this.addSql(`create index reviews_shown on reviews (created_at desc, id desc)
      where shown_stars is not null`);
  }
}
