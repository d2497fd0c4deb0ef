import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callerKey } from '../shared/caller-key.ts';
import { visitor } from '../shared/principal.ts';
import { attachmentHeaders } from './attachment.ts';
import type { CallerBudgets } from './limits/caller-budgets.ts';

/** In points, like the exported files of the API. */
const COST = 50_000;

/** The source of files, by the token in their links; `size` in bytes. */
interface Downloads {
  downloads: {
    openLink: (
      token: string,
      ip: string,
    ) => Promise<{ name: string; size: number; content: AsyncIterable<Uint8Array> }>;
  };
}

/**
 * Serves the files that customers have bought, by signed links. Requests count, so there are no HEAD
 * requests, which programs send before a person opens a link.
 */
export function registerDownloads(
  server: FastifyInstance,
  createSource: () => Downloads,
  budgets: CallerBudgets,
): void {
  // Compression would hide the size, and most such files are compressed already.
  const options = { exposeHeadRoute: false, compress: false } as const;
  server.get<{ Params: { token: string } }>('/downloads/:token', options, async (request, reply) => {
    budgets.spend(callerKey(visitor, request.ip), COST);
    const { name, size, content } = await createSource().downloads.openLink(request.params.token, request.ip);
    return reply
      .headers({
        ...attachmentHeaders(name),
        'cache-control': 'no-store',
        'content-length': size,
      })
      .type('application/octet-stream')
      .send(Readable.from(content));
  });
}
