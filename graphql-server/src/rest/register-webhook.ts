import type { FastifyInstance } from 'fastify';
import type { Services } from '../modules.ts';

/** Where the payment provider sends its events, below `/api`. */
export const WEBHOOK_PATH = '/stripe/webhook';

/** Providers' events are small. */
const BODY_LIMIT = 256 * 1024;

/**
 * Receives the payment provider's events. The signature covers the body byte for byte, so it is not parsed
 * here. The response tells the provider whether to send the event again.
 */
export async function registerWebhook(
  server: FastifyInstance,
  createServices: () => Services,
): Promise<void> {
  await server.register((webhook, _options, done) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    webhook.post(`/api${WEBHOOK_PATH}`, {
      bodyLimit: BODY_LIMIT,
      handler: async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await createServices().paymentWebhook.receive(
          body,
          String(request.headers['stripe-signature'] ?? ''),
        );
        return { received: true };
      },
    });
    done();
  });
}
