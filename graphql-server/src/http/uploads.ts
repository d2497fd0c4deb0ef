import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the pictures that people have uploaded. An address never gets another content, so that browsers may keep it
 * for ever. Whatever a browser believed such a file to be, it may do nothing.
 */
export function registerUploads(server: FastifyInstance, createServices: () => Services): void {
  server.get<{ Params: { id: string } }>('/uploads/:id.webp', async (request, reply) => {
    const picture = await createServices().pictures.find(request.params.id);
    if (!picture) return reply.code(404).send({ title: 'Not Found', status: 404 });
    return reply
      .header('cache-control', ONE_YEAR)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(picture);
  });
}
