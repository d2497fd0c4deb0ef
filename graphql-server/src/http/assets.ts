import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatMessage, type Locale } from '../shared/messages/locale.ts';
import { message } from '../shared/messages/message.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** A file of a picture that the shop keeps. */
export interface ServedFile {
  content: Uint8Array;
  type: string;
}

/**
 * Serves the pictures that the shop keeps. The name contains the content's hash, so that browsers may cache it for ever,
 * and it is its own ETag. Whatever a browser takes such a file for, the headers allow it to do nothing.
 */
export function registerAssets(
  server: FastifyInstance,
  findFile: (key: string) => Promise<ServedFile | null>,
  locale: Locale,
): void {
  // Any other path below /assets/ is a file of the web application.
  const path = '/assets/:key(^[0-9a-f]{32}-[0-9]{1,4}\\.(?:webp|avif)$)';
  server.get<{ Params: { key: string } }>(path, async (request, reply) => {
    const { key } = request.params;
    const tag = `"${key}"`;
    const known = request.headers['if-none-match']?.split(',').map((part) => part.trim()) ?? [];
    const isKnown = known.some((part) => part === tag || part === `W/${tag}`);
    // Content that never changes needs no look into the storage.
    const file = isKnown ? null : await findFile(key);
    if (!file && !isKnown) return sendNotFound(reply, locale);
    reply.header('cache-control', ONE_YEAR).header('etag', tag);
    if (!file) return reply.code(304).send();
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(file.type)
      .send(file.content);
  });
}

function sendNotFound(reply: FastifyReply, locale: Locale): FastifyReply {
  const title = formatMessage(locale, message('status.404'));
  return reply.code(404).header('cache-control', 'no-store').send({ title, status: 404 });
}
