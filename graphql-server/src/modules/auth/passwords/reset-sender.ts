import type { Dependencies } from '../../../dependencies.ts';
import type { Sender } from '../../../email/email-content.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { storefrontLinks } from '../../emails/sender.ts';

/** The shop as the sender of password emails. */
export interface ResetSender extends Sender {
  /** The URL of the page where the customer sets a new password. */
  passwordResetLink: (token: string, storefrontId: string | null) => string;
}

export function resetSender(sender: Sender, dependencies: Dependencies): ResetSender {
  const link = storefrontLinks(dependencies);
  return {
    ...sender,
    passwordResetLink: (token, storefrontId) =>
      link(storefrontId, 'passwordResetPath', token, webLinks.resetPassword(token)),
  };
}
