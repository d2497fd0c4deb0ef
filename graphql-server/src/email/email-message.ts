import type { EmailMessage } from './email.port.ts';
import type { Locale } from '../shared/messages/locale.ts';
import type { ComposedEmail } from './email-composer.ts';
import { formatEmail, type Sender } from './email-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** Converts an email for the mail server. `id` is unique: the same id means the same email again. */
export function toEmailMessage(
  id: string,
  recipient: string,
  { draft, replyTo, unsubscribeUrl, attachments }: ComposedEmail,
  sender: Sender,
  locale: Locale,
): EmailMessage {
  const content = formatEmail(draft, locale);
  const { shopName, emailAddress } = sender;
  return {
    from: { name: shopName, address: emailAddress },
    to: recipient,
    replyTo,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    ...(attachments && { attachments }),
    messageId: `<${id}@${emailAddress.split('@').at(-1)}>`,
  };
}
