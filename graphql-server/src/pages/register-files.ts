import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

const options: Omit<FastifyStaticOptions, 'root'> = {
  index: false,
  cacheControl: false,
  // Sends the build's compressed files as they are.
  preCompressed: true,
  dotfiles: 'deny',
  setHeaders: (reply, path) => {
    reply.header('cache-control', isHashed(path) || isFont(path) ? ONE_YEAR : ONE_HOUR);
    // Browsers accept speculation rules only with this type.
    if (path.endsWith('speculation-rules.json'))
      reply.header('content-type', 'application/speculationrules+json');
  },
};

/**
 * Serves the files of the built app; files with a content hash in their name are cached forever. Each folder
 * has its own route: a single route for all paths would look on the disk for each page, which takes longer
 * than sending it.
 */
export async function registerFiles(server: FastifyInstance, directory: string): Promise<void> {
  await server.register(fastifyStatic, { ...options, root: directory, serve: false });
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const { name } = entry;
    // `.server` and `.vite` are for the server; the home page and the explorer are sent with the server's
    // additions.
    if (name.startsWith('.') || name === 'index.html') continue;
    if (entry.isFile()) server.get(`/${name}`, (_request, reply) => reply.sendFile(name));
    if (!entry.isDirectory()) continue;
    const folder = join(directory, name);
    server.get<{ Params: { '*': string } }>(`/${name}/*`, (request, reply) => {
      const path = request.params['*'];
      if (name === 'graphiql' && path === 'index.html') return reply.callNotFound();
      // The plugin's own route for a folder would read all its file names for each file.
      return reply.sendFile(path, folder);
    });
  }
}

function isHashed(path: string): boolean {
  return /[.-][\w-]{8}\.\w+(\.br)?$/.test(path) && (path.includes('/assets/') || path.includes('/pictures/'));
}

/** The URLs of fonts name their versions (`fontFaces`). */
function isFont(path: string): boolean {
  return path.endsWith('.woff2');
}
