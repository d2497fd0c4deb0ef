import { Migration } from '@mikro-orm/migrations';

/** One name for emails: some places called them mails. */
export class EmailsMigration extends Migration {
  override name = '20261128-emails';

  override up(): void {
    this.addSql(`alter table outbox_mails rename to outbox_emails`);
    this.addSql(renameConstraintsAndIndexes);
    this.addSql(`alter table audit_entries drop constraint audit_entries_action_check`);
    this.addSql(`update audit_entries set action = 'EMAIL_RESENT' where action = 'MAIL_RESENT'`);
    this.addSql(`alter table audit_entries add check (action in ('CREATED', 'CHANGED', 'DELETED', 'EXPORTED',
      'ERASED', 'EMAIL_RESENT', 'LOGGED_IN', 'LOGIN_FAILED', 'VERIFIED', 'VERIFICATION_FAILED', 'REPLAYED'))`);
    // Not an edit: no audit log entry, no event.
    this.addSql(`alter table settings disable trigger user`);
    this.addSql(`update settings set section = 'emails' where section = 'mails'`);
    this.addSql(`alter table settings enable trigger user`);
    this.addSql(`update audit_entries set subject_id = 'emails', subject_name = 'emails'
      where subject = 'SETTINGS' and subject_id = 'mails'`);
    this.addSql(
      `update events set subject_id = 'emails' where kind = 'SETTINGS_CHANGED' and subject_id = 'mails'`,
    );
  }
}

const renameConstraintsAndIndexes = `do $$ declare statement text; begin
  for statement in
    select format('alter table outbox_emails rename constraint %I to %I', conname, replace(conname, 'mails', 'emails'))
    from pg_constraint where conrelid = 'outbox_emails'::regclass and conname like 'outbox\\_mails\\_%'
  loop execute statement; end loop;
  for statement in
    select format('alter index %I rename to %I', relname, replace(relname, 'mails', 'emails'))
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'outbox_emails'::regclass and relname like 'outbox\\_mails\\_%'
  loop execute statement; end loop;
end $$`;
