import { Migration } from '@mikro-orm/migrations';

/** Webhook events about a product or customer are called `updated`, and reviews are requested. */
export class UpdatedEventsMigration extends Migration {
  override name = '20261129-updated-events';

  override up(): void {
    // Not an edit of the webhook or the settings: no audit log entry, no new version, no event.
    this.addSql(`alter table webhooks disable trigger user`);
    this.addSql(`alter table settings disable trigger user`);
    for (const subject of ['product', 'customer']) {
      const [before, after] = [`${subject}.changed`, `${subject}.updated`];
      this
        .addSql(`update webhooks set event_types = replace(event_types::text, '"${before}"', '"${after}"')::jsonb
        where event_types @> '["${before}"]'`);
      this.addSql(`update events set kind = '${after}' where kind = '${before}'`);
      // Delivered messages stay as they were sent.
      this
        .addSql(`update webhook_deliveries set body = replace(body, '"type":"${before}"', '"type":"${after}"')
        where type = '${before}' and delivered_at is null`);
      this.addSql(`update webhook_deliveries set type = '${after}' where type = '${before}'`);
    }
    this.addSql(renameKey('settings', 'content', `section = 'reviews'`));
    this.addSql(renameKey('audit_entries', 'changes', `subject = 'SETTINGS' and subject_id = 'reviews'`));
    this.addSql(`alter table settings enable trigger user`);
    this.addSql(`alter table webhooks enable trigger user`);
  }
}

const renameKey = (table: string, column: string, condition: string) =>
  `update ${table}
    set ${column} = ${column} - 'askAfterDays' || jsonb_build_object('requestAfterDays', ${column}->'askAfterDays')
    where ${condition} and ${column}->'askAfterDays' is not null`;
