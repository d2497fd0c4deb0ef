import type { FastifyInstance } from 'fastify';
import type { Locale } from '../shared/messages/locale.ts';
import { notFound } from './problem.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves users' uploaded pictures. The content at a URL never changes, so browsers may cache it for ever. Whatever type
 * a browser takes such a file for, the headers allow it to do nothing.
 */
export function registerUploads(
  server: FastifyInstance,
  findPicture: (id: string) => Promise<Uint8Array | null>,
  locale: Locale,
): void {
  server.get<{ Params: { id: string } }>('/uploads/:id.webp', async (request, reply) => {
    const picture = await findPicture(request.params.id);
    if (!picture) return reply.code(404).send(notFound(locale));
    return reply
      .header('cache-control', ONE_YEAR)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(picture);
  });
}
