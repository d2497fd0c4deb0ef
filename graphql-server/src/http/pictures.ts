import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '../shared/messages/locale.ts';
import { notFound } from './problem.ts';
import { knownTags } from './send-tagged.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** A file of a picture. */
export interface PictureFile {
  content: Uint8Array;
  type: string;
}

/** Where the uploaded pictures come from; null when there is none. */
export interface PictureSources {
  /** The files of assets, by their names in the URL. */
  assets: { read: (key: string) => Promise<PictureFile | null> };
  /** Users' profile pictures, by id. */
  pictures: { find: (id: string) => Promise<Uint8Array | null> };
}

/**
 * Serves the pictures of products and of users. The content at a URL never changes, so browsers may cache it
 * for ever.
 */
export function registerPictures(
  server: FastifyInstance,
  createSources: () => PictureSources,
  locale: Locale,
): void {
  // Any other path below /assets/ is a file of the web application.
  const path = '/assets/:key(^[0-9a-f]{32}-[0-9]{1,4}\\.(?:webp|avif)$)';
  server.get<{ Params: { key: string } }>(path, async (request, reply) => {
    const { key } = request.params;
    // The name contains the content's hash: it is its own ETag, which needs no look into the storage.
    const tag = `"${key}"`;
    const isCached = knownTags(request).includes(tag);
    const file = isCached ? null : await createSources().assets.read(key);
    if (!file && !isCached) return reply.code(404).header('cache-control', 'no-store').send(notFound(locale));
    reply.header('etag', tag);
    // Emails show pictures of products, and some mail programs are pages of other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return file ? sendPicture(reply, file) : reply.code(304).header('cache-control', ONE_YEAR).send();
  });

  server.get<{ Params: { id: string } }>('/uploads/:id.webp', async (request, reply) => {
    const content = await createSources().pictures.find(request.params.id);
    if (!content) return reply.code(404).send(notFound(locale));
    return sendPicture(reply, { content, type: 'image/webp' });
  });
}

/** Whatever type a browser takes such a file for, the headers allow it to do nothing. */
function sendPicture(reply: FastifyReply, { content, type }: PictureFile): FastifyReply {
  return reply
    .header('cache-control', ONE_YEAR)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(content);
}
