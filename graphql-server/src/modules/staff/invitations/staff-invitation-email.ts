import type { EmailDraft, Sender } from '../../../email/email-content.ts';
import { message } from '../../../shared/messages/message.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { roleName, type StaffRole } from '../staff-rules.ts';

/** Invites someone to join the staff. `inviter` is null if that staff member has left since. */
export function staffInvitationEmail(
  inviter: string | null,
  role: StaffRole,
  token: string,
  { shopName, baseUrl }: Sender,
): EmailDraft {
  const terms = { shopName, role: roleName(role) };
  const invitation =
    inviter === null
      ? message('invitationEmail.fromShop', terms)
      : message('invitationEmail.text', { ...terms, name: inviter });
  return {
    subject: message('invitationEmail.subject', { shopName }),
    title: message('invitationEmail.title'),
    blocks: [
      { type: 'text', text: invitation },
      {
        type: 'button',
        label: message('invitationEmail.accept'),
        url: baseUrl + webLinks.staffInvitation(token),
      },
      { type: 'text', text: message('invitationEmail.validity') },
    ],
  };
}
