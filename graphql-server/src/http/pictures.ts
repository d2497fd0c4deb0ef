import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '../shared/messages/locale.ts';
import { notFound } from './problem.ts';
import { knownTags } from './send-tagged.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

export interface PictureFile {
  content: Uint8Array;
  type: string;
}

/** The sources of uploaded pictures; they return null when there is none. */
export interface PictureSources {
  /** Files of assets, by their name in the URL. */
  assets: { read: (key: string) => Promise<PictureFile | null> };
  /** Users' profile pictures, by id. */
  pictures: { find: (id: string) => Promise<Uint8Array | null> };
}

/**
 * Serves product pictures and profile pictures. The content of a URL never changes, so browsers may cache it
 * forever.
 */
export function registerPictures(
  server: FastifyInstance,
  createSources: () => PictureSources,
  locale: Locale,
): void {
  // Any other path below /assets/ is a file of the web app.
  const path = '/assets/:key(^[0-9a-f]{32}-[0-9]{1,4}\\.(?:webp|avif)$)';
  server.get<{ Params: { key: string } }>(path, async (request, reply) => {
    const { key } = request.params;
    // The name contains the content's hash, so it is its own ETag, and checking it needs no read of the
    // storage.
    const tag = `"${key}"`;
    const isCached = knownTags(request).includes(tag);
    const file = isCached ? null : await createSources().assets.read(key);
    if (!file && !isCached) return reply.code(404).header('cache-control', 'no-store').send(notFound(locale));
    reply.header('etag', tag);
    // Emails show product pictures, and some mail clients are pages of other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return file ? sendPicture(reply, file) : reply.code(304).header('cache-control', ONE_YEAR).send();
  });

  server.get<{ Params: { id: string } }>('/uploads/:id.webp', async (request, reply) => {
    const content = await createSources().pictures.find(request.params.id);
    if (!content) return reply.code(404).send(notFound(locale));
    return sendPicture(reply, { content, type: 'image/webp' });
  });
}

/** Whatever type a browser assumes for the file, the headers allow it to do nothing. */
function sendPicture(reply: FastifyReply, { content, type }: PictureFile): FastifyReply {
  return reply
    .header('cache-control', ONE_YEAR)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(content);
}
