import type { FastifyInstance } from 'fastify';
import { callerKey } from '../shared/caller-key.ts';
import type { Locale } from '../shared/messages/locale.ts';
import { visitor } from '../shared/principal.ts';
import { attachmentHeaders } from './attachment.ts';
import type { CallerBudgets } from './limits/caller-budgets.ts';
import { notFound } from './problem.ts';
import { knownTags } from './send-tagged.ts';
import { callerIp } from './storefront-requests.ts';

/** In points; see `CallerBudgets`. A statement, and a file of up to 10 MB. */
const COST = 10_000;

const CACHE_CONTROL = 'private, no-cache';

interface ShopperFile {
  content: Uint8Array;
  type: string;
  name: string;
}

/** The source of shoppers' uploads, by the key in their URLs; null when there is none. */
export interface ShopperFiles {
  uploads: { read: (key: string) => Promise<ShopperFile | null> };
}

/** Serves files that shoppers uploaded, as downloads only. They are for those who know the URL. */
export function registerShopperFiles(
  server: FastifyInstance,
  createSource: () => ShopperFiles,
  budgets: CallerBudgets,
  locale: Locale,
): void {
  // The name at the end is for readers of the URL.
  server.get<{ Params: { key: string } }>('/uploads/:key(^[0-9a-f]{32}$)/*', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const { key } = request.params;
    // The content of a key never changes.
    const tag = `"${key}"`;
    if (knownTags(request).includes(tag))
      return reply.code(304).header('etag', tag).header('cache-control', CACHE_CONTROL).send();
    budgets.spend(callerKey(visitor, callerIp(request)), COST);
    const file = await createSource().uploads.read(key);
    if (!file) return reply.code(404).header('cache-control', 'no-store').send(notFound(locale));
    return reply
      .headers(attachmentHeaders(file.name))
      .header('etag', tag)
      .header('cache-control', CACHE_CONTROL)
      .type(file.type)
      .send(file.content);
  });
}
