import { Migration } from '@mikro-orm/migrations';

/**
 * Reviews are part of what visitors read of the catalogue: without this, a page kept showing what was
 * answered or edited since (decision 0063).
 */
export class ReviewChangesMigration extends Migration {
  override name = '20261212-review-changes';

  override up(): void {
    this.addSql(`create trigger reviews_note_catalogue_change after insert or update or delete on reviews
      for each row execute function note_catalogue_change()`);
  }
}
