import { Migration } from '@mikro-orm/migrations';

/** Returns are "declined", as in the screens and emails; they were called refused. */
export class DeclinedReturnsMigration extends Migration {
  override name = '20261128-declined-returns';

  override up(): void {
    for (const table of ['returns', 'return_events']) {
      this.addSql(`alter table ${table} drop constraint ${table}_state_check`);
      // Not a change of the return: no audit log entry, no new version, no event.
      this.addSql(`alter table ${table} disable trigger user`);
      this.addSql(`update ${table} set state = 'DECLINED' where state = 'REFUSED'`);
      this.addSql(`alter table ${table} enable trigger user`);
      this.addSql(`alter table ${table} add check
        (state in ('REQUESTED', 'APPROVED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'CANCELLED'))`);
    }
    this.addSql(`update audit_entries set changes = replace(changes::text, '"REFUSED"', '"DECLINED"')::jsonb
      where subject = 'ORDER' and part = 'RETURN' and changes::text like '%"REFUSED"%'`);
    // Delivered messages stay as they were sent.
    this.addSql(`update webhook_deliveries set body = replace(body, '"state":"REFUSED"', '"state":"DECLINED"')
      where type = 'return.updated' and delivered_at is null`);
    this.addSql(`update outbox_emails
      set kind = 'RETURN_DECLINED', payload = payload || '{"kind": "RETURN_DECLINED"}' where kind = 'RETURN_REFUSED'`);
    this.addSql(`alter table settings disable trigger user`);
    this.addSql(renameKey('settings', 'content', `section = 'emails'`));
    this.addSql(`alter table settings enable trigger user`);
    this.addSql(renameKey('audit_entries', 'changes', `subject = 'SETTINGS' and subject_id = 'emails'`));
  }
}

/** Renames the opening text of the email about a declined return, in a JSON object. */
const renameKey = (table: string, column: string, condition: string) =>
  `update ${table}
    set ${column} = ${column} - 'returnRefused' || jsonb_build_object('returnDeclined', ${column}->'returnRefused')
    where ${condition} and ${column}->'returnRefused' is not null`;
