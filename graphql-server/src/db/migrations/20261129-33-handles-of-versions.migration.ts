import { Migration } from '@mikro-orm/migrations';

/** Versions of pages say which handle the page had. */
export class HandlesOfVersionsMigration extends Migration {
  override name = '20261129-handles-of-versions';

  override up(): void {
    this.addSql(`update page_versions
      set content = content || jsonb_build_object('handle', pages.handle)
      from pages where pages.id = page_versions.page_id`);
  }
}
