import type { FastifyInstance } from 'fastify';
import type { Services } from '../modules.ts';
import { webLinks } from '../shared/web-links.ts';

/** `List-Unsubscribe=One-Click` and what mail clients add to it. */
const BODY_LIMIT = 16 * 1024;

/** The types of emails with an unsubscribe link: the page of the link, and what a POST to it ends. */
const ways: readonly (readonly [
  link: (token: string) => string,
  end: (services: Services, token: string) => Promise<void>,
])[] = [
  [webLinks.newsletterUnsubscribe, (services, token) => services.newsletter.unsubscribe(token)],
  [webLinks.alertsStop, (services, token) => services.alerts.stop(token)],
  [webLinks.reviewRequests, (services, token) => services.reviewRequests.setSubscribed(token, false)],
];

/**
 * One-click unsubscribe from a mail client (RFC 8058): it POSTs to the URL in the email's List-Unsubscribe
 * header. Browsers that open this URL get the page with a button. The token alone identifies the user; no
 * cookie is read.
 */
export async function registerUnsubscribe(
  server: FastifyInstance,
  createServices: () => Services,
): Promise<void> {
  await server.register((emailLinks, _options, done) => {
    emailLinks.removeAllContentTypeParsers();
    emailLinks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) =>
      parsed(null, null),
    );
    for (const [link, end] of ways) {
      const [path = ''] = link('').split('?');
      emailLinks.post<{ Querystring: { token?: string } }>(path, {
        bodyLimit: BODY_LIMIT,
        handler: async ({ query: { token } }) => {
          await end(createServices(), typeof token === 'string' ? token : '');
          return { unsubscribed: true };
        },
      });
    }
    done();
  });
}
