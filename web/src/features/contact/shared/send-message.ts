import { env, type EmailService } from '../../../lib/env.ts';

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** `limit`: the shop's own server reported that too many were sent, and when the next one can be. */
export type SendResult = { isSent: true } | { isSent: false; limit: string | null };

/** The service's status code for a message that was not sent (specification section 7). */
const NOT_SENT = 412;
const TIMEOUT_MS = 20_000;

/**
 * Sends a message through the email service of the build settings, else to the shop's own server, in the same
 * format. Any response but a 412 counts as success (specification section 7); no response does not.
 */
export async function sendMessage(
  message: ContactMessage,
  service: EmailService | null = env.emailService,
): Promise<SendResult> {
  const keys = service && {
    service_id: service.serviceId,
    template_id: service.templateId,
    user_id: service.publicKey,
  };
  try {
    const response = await fetch(service?.url ?? '/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...keys, template_params: message }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.status === NOT_SENT
      ? { isSent: false, limit: service ? null : await limitIn(response) }
      : { isSent: true };
  } catch (error) {
    console.error('The message could not be sent', error);
    return { isSent: false, limit: null };
  }
}

/** The rate limit message in an error response (RFC 9457) of the shop's own server; null for other errors. */
async function limitIn(response: Response): Promise<string | null> {
  const problem: unknown = await response.json().catch(() => null);
  if (typeof problem !== 'object' || problem === null) return null;
  const isLimit = 'code' in problem && problem.code === 'RATE_LIMITED';
  return isLimit && 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : null;
}
