import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built single-page application. Files whose name carries a content hash may be kept for ever;
 * the page itself is asked for again each time. Paths without a file are the application's own routes,
 * but only for a reader of HTML: a missing script or picture stays a 404.
 */
export async function registerWebApp(server: FastifyInstance, directory: string): Promise<void> {
  const page = join(directory, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no web application in ${directory}; run "npm run build".`);
  const html = await readFile(page, 'utf8');

  await server.register(fastifyStatic, {
    root: directory,
    index: false,
    cacheControl: false,
    wildcard: true,
    dotfiles: 'deny',
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? ONE_YEAR : 'public, max-age=3600');
    },
  });
  const sendPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  server.get('/', (_request, reply) => sendPage(reply));
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isFile = /\.[a-z0-9]+$/i.test(new URL(request.url, 'http://localhost').pathname);
    if (wantsPage && !isFile) return sendPage(reply);
    return reply.code(404).send({ title: 'Not Found', status: 404 });
  });
}

function isHashed(path: string): boolean {
  return /[.-][\w-]{8}\.\w+$/.test(path) && (path.includes('/assets/') || path.includes('/pictures/'));
}
