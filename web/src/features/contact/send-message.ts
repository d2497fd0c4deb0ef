import { env, type MailService } from '../../lib/env.ts';

/** A visitor's message to the shop. */
export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The service's status code for a message that was not sent (specification section 7). */
const NOT_SENT = 412;
const TIMEOUT_MS = 20_000;

/**
 * Sends a message through the e-mail service of the build settings, else to the shop's own server, in the
 * same format. Any response but a 412 counts as success (specification section 7). @returns whether it was
 * sent; false also without a response
 */
export async function sendMessage(
  message: ContactMessage,
  service: MailService | null = env.mailService,
): Promise<boolean> {
  const keys = service && {
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
  };
  try {
    const { status } = await fetch(service?.url ?? '/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...keys, template_params: message }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return status !== NOT_SENT;
  } catch (error) {
    console.error('The message could not be sent', error);
    return false;
  }
}
