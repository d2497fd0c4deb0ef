import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendTagged, tagText } from '../http/send-tagged.ts';

/** Serves the explorer of the API at `/graphiql`, if the build in `directory` has one; its files are served with those of the shop. */
export async function registerExplorer(server: FastifyInstance, directory: string): Promise<void> {
  const file = join(directory, 'graphiql/index.html');
  if (!existsSync(file)) return;
  const page = tagText(await readFile(file, 'utf8'));
  server.get('/graphiql', (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return sendTagged(request, reply, 'text/html', page);
  });
}
