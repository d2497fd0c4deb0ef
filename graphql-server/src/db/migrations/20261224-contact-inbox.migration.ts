import { Migration } from '@mikro-orm/migrations';
import { auditFunction } from './audit-trigger.ts';

/** Staff read contact messages in the back office, and mark them as answered. */
export class ContactInboxMigration extends Migration {
  override name = '20261224-contact-inbox';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table contact_messages add column answered_at timestamptz`,
  `create index contact_messages_newest on contact_messages (created_at, id)`,
  `create index contact_messages_open on contact_messages (created_at, id) where answered_at is null`,
  `create index contact_messages_answered on contact_messages (created_at, id) where answered_at is not null`,
  `create index contact_messages_search on contact_messages
    using gin (lower(name || ' ' || email || ' ' || phone || ' ' || message) gin_trgm_ops)`,
  auditFunction({
    table: 'contact_messages',
    subject: 'CONTACT_MESSAGE',
    subjectName: 'changed.name',
    ignored: ['name', 'email', 'phone', 'message'],
  }),
  // Only what staff do: visitors add messages.
  `create trigger audit_contact_messages after update on contact_messages
    for each row when (current_setting('shop.actor', true) <> '') execute function audit_contact_messages()`,
];
