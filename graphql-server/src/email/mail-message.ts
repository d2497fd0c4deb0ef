import type { MailMessage } from './mail.port.ts';
import type { Locale } from '../shared/messages/locale.ts';
import type { ComposedEmail } from './email-composer.ts';
import { formatEmail, type Sender } from './email-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** An email as a mail server takes it. `id` is its own for ever: the same one is the same email again. */
export function toMailMessage(
  id: string,
  recipient: string,
  { draft, replyTo, unsubscribeUrl }: ComposedEmail,
  sender: Sender,
  locale: Locale,
): MailMessage {
  const content = formatEmail(draft, locale);
  const { shopName, mailAddress } = sender;
  return {
    from: { name: shopName, address: mailAddress },
    to: recipient,
    replyTo,
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    messageId: `<${id}@${mailAddress.split('@').at(-1)}>`,
  };
}
