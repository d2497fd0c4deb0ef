import type { EmailGateway } from '../../email/email.port.ts';
import type { EmailServerSettings } from './emails.settings.ts';

/** The mail servers that the shop can send emails through. */
export interface EmailServers {
  /**
   * The mail server in use; null if there is none, so that emails stay in the outbox. It may change at any
   * time: call this for each job and request.
   */
  current(): EmailGateway | null;
  /** The mail server of settings that are not saved yet. */
  open(settings: EmailServerSettings): EmailGateway;
}
