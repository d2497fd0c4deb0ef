import type { EmailDraft, Sender } from '../../email/email-content.ts';
import { message } from '../../shared/messages/message.ts';
import { webLinks } from '../../shared/web-links.ts';
import { roleName, type StaffRole } from './staff-rules.ts';

/** Asks somebody to join the staff. */
export function staffInvitationEmail(
  role: StaffRole,
  token: string,
  { shopName, baseUrl }: Sender,
): EmailDraft {
  return {
    subject: message('invitationEmail.subject', { shopName }),
    title: message('invitationEmail.title'),
    blocks: [
      { type: 'text', text: message('invitationEmail.text', { shopName, role: roleName(role) }) },
      {
        type: 'button',
        label: message('invitationEmail.accept'),
        url: baseUrl + webLinks.staffInvitation(token),
      },
      { type: 'text', text: message('invitationEmail.validity') },
    ],
  };
}
