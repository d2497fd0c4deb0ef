import { Migration } from '@mikro-orm/migrations';

/** Which request caused an event, and the trace that emails and webhook messages belong to. */
export class TracesMigration extends Migration {
  override name = '20261201-traces';

  override up(): void {
    this.addSql('alter table events add column request_id text, add column trace text');
    this.addSql('alter table webhook_deliveries add column trace text');
    this.addSql('alter table outbox_emails add column trace text');
  }
}
