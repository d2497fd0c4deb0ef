import { Migration } from '@mikro-orm/migrations';

/** A new shop is closed until its staff open it; one that has staff, customers or products stays open. */
export class OpeningMigration extends Migration {
  override name = '20261129-opening';

  override up(): void {
    this.addSql(`insert into settings (section, content)
      select 'opening', '{"isOpen": true}'
      where exists (select from users) or exists (select from products)`);
  }
}
