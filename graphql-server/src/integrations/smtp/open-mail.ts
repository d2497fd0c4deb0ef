import { join } from 'node:path';
import type { Log } from '../../shared/log.ts';
import { LocalMailbox } from '../../sandbox/mailbox/local-mailbox.ts';
import type { MailGateway } from './mail.port.ts';
import { SmtpMailGateway } from './smtp-mail.gateway.ts';

/** What decides who carries the mail. */
export interface MailOptions {
  smtpUrl: string | null;
  isDemo: boolean;
  dataDirectory: string;
  clock: () => Date;
  log: Log;
}

/** Who carries the mail; null: nobody. `mailbox` is there when it goes no further than this machine. */
export interface OpenMail {
  gateway: MailGateway | null;
  mailbox: LocalMailbox | null;
}

/** The mail server that the configuration names; without one the local mailbox of a trial installation, or nobody. */
export function openMail({ smtpUrl, isDemo, dataDirectory, clock, log }: MailOptions): OpenMail {
  if (smtpUrl) return { gateway: new SmtpMailGateway(smtpUrl), mailbox: null };
  if (!isDemo) {
    log.warn({}, 'SMTP_URL is not set: mail stays in the outbox');
    return { gateway: null, mailbox: null };
  }
  const mailbox = new LocalMailbox(join(dataDirectory, 'mailbox'), clock);
  return { gateway: mailbox, mailbox };
}
