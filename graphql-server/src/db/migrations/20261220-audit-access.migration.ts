import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log notes who comes in, who fails to, and what is taken away or sent again, though no row of the
 * shop changes.
 */
export class AuditAccessMigration extends Migration {
  override name = '20261220-audit-access';

  override up(): void {
    this.addSql(`alter table audit_entries
      drop constraint audit_entries_action_check,
      add constraint audit_entries_action_check check (action in ('CREATED', 'CHANGED', 'DELETED', 'EXPORTED', 'ERASED',
        'MAIL_RESENT', 'LOGGED_IN', 'LOGIN_FAILED', 'VERIFIED', 'VERIFICATION_FAILED', 'REPLAYED')),
      drop constraint audit_entries_actor_check,
      add constraint audit_entries_actor_check check (actor in ('STAFF', 'API_KEY', 'SHOP', 'VISITOR'))`);
    // How many failures of an account there were lately is counted before one more is noted.
    this.addSql(`create index audit_entries_failures on audit_entries (subject_id, created_at)
      where action in ('LOGIN_FAILED', 'VERIFICATION_FAILED')`);
  }
}
