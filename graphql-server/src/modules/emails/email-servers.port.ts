import type { EmailGateway } from '../../email/email.port.ts';
import type { EmailServerSettings } from './emails.settings.ts';

/** The mail servers that the shop can send by. */
export interface EmailServers {
  /** The one in force; null: emails stay in the outbox. Call it anew for each job and request. */
  current(): EmailGateway | null;
  /** The one of settings that are not saved yet. */
  open(settings: EmailServerSettings): EmailGateway;
}
