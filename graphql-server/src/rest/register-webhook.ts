import type { FastifyInstance } from 'fastify';
import type { ContextFactory } from '../context.ts';
import { reportDefect } from '../http/report-defect.ts';
import type { Locale } from '../shared/messages/locale.ts';
import { toDefect, toProblem } from '../http/problem.ts';

/** Where the payment provider sends its events, below `/api`. */
export const WEBHOOK_PATH = '/stripe/webhook';

/** Providers' events are small. */
const BODY_LIMIT = 256 * 1024;

/**
 * Receives the payment provider's events. The signature covers the body byte for byte, so it is not parsed here. The
 * response tells the provider whether to send the event again; its sentences are for the provider's log, in `locale`.
 */
export async function registerWebhook(
  server: FastifyInstance,
  createContext: ContextFactory,
  locale: Locale,
): Promise<void> {
  await server.register((webhook, _options, done) => {
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    webhook.post(`/api${WEBHOOK_PATH}`, {
      bodyLimit: BODY_LIMIT,
      handler: async (request) => {
        const { services } = await createContext(request);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await services.paymentWebhook.receive(body, String(request.headers['stripe-signature'] ?? ''));
        return { received: true };
      },
      errorHandler: (error, _request, reply) => {
        const { problem, headers } =
          toProblem(error, locale) ?? toDefect(reportDefect(webhook.log)(error), locale);
        void reply.code(problem.status).headers(headers).type('application/problem+json').send(problem);
      },
    });
    done();
  });
}
