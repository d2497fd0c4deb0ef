import { Migration } from '@mikro-orm/migrations';

/** When a download was last counted. */
export class CountedDownloadsMigration extends Migration {
  override name = '20261130-counted-downloads';

  override up(): void {
    this.addSql('alter table downloads add column counted_at timestamptz');
    this.addSql('update downloads set counted_at = now() where remaining < 5');
  }
}
