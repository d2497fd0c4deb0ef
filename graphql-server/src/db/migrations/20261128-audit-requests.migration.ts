import { Migration } from '@mikro-orm/migrations';

/** Entries of the audit log are found by their request. */
export class AuditRequestsMigration extends Migration {
  override name = '20261128-audit-requests';

  override up(): void {
    this.addSql(
      `create index audit_entries_request on audit_entries (request_id, sequence) where request_id is not null`,
    );
  }
}
