import { Migration } from '@mikro-orm/migrations';

/** Customers who agreed to the newsletter in another shop are imported as subscribers. */
export class ImportedConsentMigration extends Migration {
  override name = '20261130-imported-consent';

  override up(): void {
    this.addSql(`alter table newsletter_subscriptions
      drop constraint newsletter_subscriptions_source_check,
      add constraint newsletter_subscriptions_source_check check (source in ('FOOTER', 'ACCOUNT', 'IMPORT'))`);
  }
}
