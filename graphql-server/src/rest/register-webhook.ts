import type { FastifyInstance } from 'fastify';
import type { Services } from '../modules.ts';

/** Where payment providers send events, below `/api`. The second path is Stripe's former one. */
export const WEBHOOK_PATHS = ['/payments/:provider/webhook', '/stripe/webhook'] as const;

/** Providers' events are small. */
const BODY_LIMIT = 256 * 1024;

/**
 * Receives the events of payment providers. The signature covers the body byte for byte, so it is not parsed
 * here. The response tells the provider whether to send the event again.
 */
export async function registerWebhook(
  server: FastifyInstance,
  createServices: () => Services,
): Promise<void> {
  await server.register((webhook, _options, done) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    for (const path of WEBHOOK_PATHS) {
      webhook.post<{ Params: { provider?: string } }>(`/api${path}`, {
        bodyLimit: BODY_LIMIT,
        handler: async ({ body, headers, params: { provider = 'stripe' } }) => {
          const signed = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
          await createServices().paymentWebhook.receive(provider, signed, headers);
          return { received: true };
        },
      });
    }
    done();
  });
}
