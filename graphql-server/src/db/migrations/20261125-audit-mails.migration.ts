import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log notes which emails staff send again: the customer hears of it, though the order does not
 * change.
 */
export class AuditMailsMigration extends Migration {
  override name = '20261125-audit-mails';

  override up(): void {
    this.addSql(`alter table audit_entries drop constraint audit_entries_action_check`);
    this.addSql(`alter table audit_entries add constraint audit_entries_action_check
      check (action in ('CREATED', 'CHANGED', 'DELETED', 'EXPORTED', 'ERASED', 'MAIL_RESENT'))`);
  }
}
