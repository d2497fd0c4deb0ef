import { Migration } from '@mikro-orm/migrations';

/** Mails that are to be sent, with what became of them. */
export class OutboxMigration extends Migration {
  override name = '20261121-outbox';

  override up(): void {
    this.addSql(`create table outbox_mails (
      id uuid primary key,
      kind text not null,
      recipient text not null,
      order_id uuid references orders,
      payload jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      failed_at timestamptz,
      last_error text
    )`);
    this.addSql(
      `create index outbox_mails_due on outbox_mails (due_at) where sent_at is null and failed_at is null`,
    );
    this.addSql(`create index outbox_mails_order on outbox_mails (order_id, created_at)`);
    this.addSql(`create index outbox_mails_age on outbox_mails (created_at)`);
  }
}
