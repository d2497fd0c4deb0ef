import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts of customers who were erased stay as empty rows, for their orders; the audit log notes what was
 * handed out or erased.
 */
export class ErasureMigration extends Migration {
  override name = '20261123-erasure';

  override up(): void {
    this.addSql(`alter table users add column erased_at timestamptz`);
    this.addSql(`alter table audit_entries drop constraint audit_entries_action_check`);
    this.addSql(`alter table audit_entries add constraint audit_entries_action_check
      check (action in ('CREATED', 'CHANGED', 'DELETED', 'EXPORTED', 'ERASED'))`);
  }
}
