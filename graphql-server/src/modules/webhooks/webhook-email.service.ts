import type { EntityManager } from '../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { EmailDraft, Sender } from '../../email/email-content.ts';
import type { OutboxService } from '../emails/outbox.service.ts';
import { message } from '../../shared/messages/message.ts';
import { webLinks } from '../../shared/web-links.ts';
import { WebhookEntity } from './webhook.entity.ts';
import type { WebhooksDatabase } from './webhooks.tables.ts';

export type WebhookEmailKind = 'WEBHOOK_DISABLED';

/** Notifies an owner that a webhook was turned off. */
interface WebhookEmail extends Mail {
  kind: WebhookEmailKind;
  webhookId: string;
}

/** Notifies the shop's owners when a webhook is turned off. */
export class WebhookEmailService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: OutboxService,
    private readonly sender: Sender,
  ) {}

  /** Queues an email to each owner, in the caller's transaction. */
  async add(em: EntityManager, webhookId: string): Promise<void> {
    const owners = await em
      .getKysely<WebhooksDatabase>()
      .selectFrom('users')
      .where('role', '=', 'ADMIN')
      .where('staff_role', '=', 'OWNER')
      .select('email')
      .execute();
    for (const { email: recipient } of owners) {
      await this.outbox.add<WebhookEmail>(em, { kind: 'WEBHOOK_DISABLED', recipient, webhookId });
    }
  }

  /** Null if the webhook is on again or deleted. */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const { webhookId } = mail as WebhookEmail;
    const webhook = await this.em.fork().findOne(WebhookEntity, { id: webhookId });
    const reason = webhook?.disabledReason;
    if (!webhook || !reason || reason === 'STAFF') return null;
    return { draft: webhookEmail({ id: webhookId, url: webhook.url, reason }, this.sender), replyTo: null };
  }
}

/** Texts by the reason why the shop turned a webhook off. */
const reasons = { GONE: 'webhookEmail.GONE', FAILING: 'webhookEmail.FAILING' } as const;

function webhookEmail(
  { id, url, reason }: { id: string; url: string; reason: 'GONE' | 'FAILING' },
  { shopName, baseUrl }: Sender,
): EmailDraft {
  return {
    subject: message('webhookEmail.subject', { shopName }),
    title: message('webhookEmail.title'),
    blocks: [
      { type: 'text', text: message(reasons[reason], { url }) },
      { type: 'text', text: message('webhookEmail.next') },
      { type: 'button', label: message('webhookEmail.button'), url: baseUrl + webLinks.webhook(id) },
    ],
  };
}
