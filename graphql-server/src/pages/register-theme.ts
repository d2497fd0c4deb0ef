import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';

/** In seconds. The URL changes with the theme; a copy of an old one is wrong for at most this long. */
const MAX_AGE = 3600;

/** Serves the merchant's theme, which overrides the web application's design tokens. */
export function registerTheme(server: FastifyInstance, css: () => string): void {
  server.get('/theme.css', (request, reply) => {
    reply.header('cache-control', `public, max-age=${MAX_AGE}`);
    return sendTagged(request, reply, 'text/css', css());
  });
}
