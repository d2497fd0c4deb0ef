import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LocalMailbox } from './local-mailbox.ts';
import { renderEmail, renderMailbox, renderNoEmail } from './mailbox-page.ts';

/** Our own page around an email: no script at all, and one frame. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For the email itself, which may contain foreign content: an opaque origin without scripts and forms that
 * loads only the shop's pictures.
 */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * `/dev/mailbox`: the emails of a trial installation, which has no mail server. For trials only: anyone may
 * read them.
 */
export function registerMailbox(server: FastifyInstance, mailbox: LocalMailbox): void {
  const send = (reply: FastifyReply, policy: string, html: string) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);

  server.get('/dev/mailbox', async (_request, reply) =>
    send(reply, PAGE_POLICY, renderMailbox(await mailbox.list())),
  );
  server.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const mail = await mailbox.find(params.id);
    return send(reply.code(mail ? 200 : 404), PAGE_POLICY, mail ? renderEmail(mail) : renderNoEmail());
  });
  server.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async ({ params }, reply) => {
    const mail = await mailbox.find(params.id);
    return send(reply.code(mail ? 200 : 404), MAIL_POLICY, mail?.html ?? renderNoEmail());
  });
}
