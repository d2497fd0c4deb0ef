import type { EmailGateway } from '../../email/email.port.ts';
import type { EmailServers } from '../../modules/emails/email-servers.port.ts';
import { type SmtpServer, SmtpEmailGateway } from './smtp-email.gateway.ts';

type Settings = Parameters<EmailServers['open']>[0];

interface SmtpServersOptions {
  /** The settings in force: the same object until they change. */
  settings: () => Settings;
  /** Decrypts the password. */
  unseal: (sealed: string) => string | null;
  lookup: SmtpServer['lookup'];
  /** What sends emails while no server is set up, if anything. */
  otherwise: EmailGateway | null;
}

/** The mail server that staff entered; the shop switches to another one as soon as it is saved. */
export class SmtpServers implements EmailServers {
  private opened: { settings: Settings; gateway: EmailGateway | null } | null = null;

  constructor(private readonly options: SmtpServersOptions) {}

  current(): EmailGateway | null {
    const settings = this.options.settings();
    if (this.opened?.settings !== settings) {
      const gateway = settings.smtpHost === null ? this.options.otherwise : this.open(settings);
      this.opened = { settings, gateway };
    }
    return this.opened.gateway;
  }

  open({ smtpHost, smtpPort, smtpEncryption, smtpUser, smtpPassword }: Settings): EmailGateway {
    const { unseal, lookup } = this.options;
    const user = smtpUser === null ? null : { name: smtpUser, password: unseal(smtpPassword ?? '') ?? '' };
    return new SmtpEmailGateway({
      host: smtpHost ?? '',
      port: smtpPort,
      encryption: smtpEncryption,
      user,
      lookup,
    });
  }
}
