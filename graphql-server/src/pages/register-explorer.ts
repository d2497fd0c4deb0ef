import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../http/send-tagged.ts';

/** After the first start, `npm start` adds the explorer while the shop is already running. */
const NOT_YET = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta http-equiv="refresh" content="2" />
    <title>GraphiQL</title>
  </head>
  <body>
    <p>GraphiQL is added to a shop within a minute after its first start. This page waits for it.</p>
    <p>If it does not come, the terminal with <code>npm start</code> says why; <code>npm run build</code> builds it, too.</p>
  </body>
</html>
`;

/**
 * Serves the API explorer at `/graphiql`, if the build in `directory` includes it; the shop's file routes
 * serve its files.
 */
export function registerExplorer(server: FastifyInstance, directory: string): void {
  const folder = join(directory, 'graphiql');
  const file = join(folder, 'index.html');
  if (!existsSync(folder)) return;
  server.get('/graphiql', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    const page = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    if (page !== undefined) return sendTagged(request, reply, 'text/html', page);
    return reply.code(503).header('retry-after', '10').type('text/html; charset=utf-8').send(NOT_YET);
  });
}
