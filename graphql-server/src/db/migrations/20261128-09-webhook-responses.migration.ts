import { Migration } from '@mikro-orm/migrations';

/** A receiver responds to a webhook, and a private network is as unreachable as any other. */
export class WebhookResponsesMigration extends Migration {
  override name = '20261128-webhook-responses';

  override up(): void {
    this.addSql(`alter table webhook_attempts rename column answer to response`);
    this.addSql(`update webhook_attempts set failure = 'UNREACHABLE' where failure = 'PRIVATE_ADDRESS'`);
  }
}
