import { Migration } from '@mikro-orm/migrations';
import { auditFunction } from './audit-trigger.ts';

/** An invitation also has a link that whoever invites hands over, beside the one in the email. */
export class InvitationLinksMigration extends Migration {
  override name = '20261224-invitation-links';

  override up(): void {
    this.addSql(`alter table staff_invitations add column link_token_hash text unique`);
    this.addSql(
      auditFunction({
        table: 'staff_invitations',
        subject: 'STAFF_INVITATION',
        subjectName: 'changed.email',
        ignored: ['token_hash', 'link_token_hash'],
        named: { staff_role: { table: 'staff_roles', name: 'coalesce(name, id)' } },
      }),
    );
    // Test emails are sent at once, or not at all: nobody waits for these any more.
    this.addSql(
      `delete from outbox_mails where kind = 'MAIL_TEST' and sent_at is null and failed_at is null`,
    );
  }
}
