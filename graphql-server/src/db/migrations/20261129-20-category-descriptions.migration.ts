import { Migration } from '@mikro-orm/migrations';

export class CategoryDescriptionsMigration extends Migration {
  override name = '20261129-category-descriptions';

  override up(): void {
    this.addSql(`alter table categories add column description text not null default ''`);
  }
}
