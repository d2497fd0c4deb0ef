import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callerIp } from '../http/storefront-requests.ts';
import { knownTags, tagText } from '../http/send-tagged.ts';
import type { WorkLimit } from '../http/limits/work-limit.ts';
import type { CatalogueVersion } from '../modules/catalogue/version/catalogue-version.ts';
import type { FeedFormat } from '../modules/feeds/feed-format.ts';
import type { FeedItem } from '../modules/feeds/feed-item.ts';
import { googleFeed } from '../modules/feeds/google-feed.ts';
import { jsonFeed } from '../modules/feeds/json-feed.ts';
import { metaFeed } from '../modules/feeds/meta-feed.ts';
import type { Services } from '../modules.ts';

/** The maximum work of a batch, in ms; what it does not use is refunded. */
const BATCH_COST = 100;

interface ProductFeedParts {
  createServices: () => Services;
  work: WorkLimit;
  version: Pick<CatalogueVersion, 'current'>;
  /** The shop's public URL, without a trailing slash. */
  baseUrl: () => string;
}

/**
 * Serves the product feeds, unless the shop is not open yet: each batch once the client has received the
 * last, and while the network may cause work. An error in a later batch closes the connection: the client
 * sees an incomplete download, never a shorter feed.
 */
export function registerProductFeeds(
  server: FastifyInstance,
  { createServices, work, version, baseUrl }: ProductFeedParts,
): void {
  // Versions of the catalogue count the changes that one process knows of.
  const processId = randomUUID();

  for (const format of [googleFeed, metaFeed, jsonFeed]) {
    server.get(format.path, async (request, reply) => {
      const { feeds, shopInfo } = createServices();
      const { name, isOpen } = shopInfo.read();
      if (!isOpen) return reply.callNotFound();
      const current = version.current();
      const tag = current === null ? null : tagText(`${processId} ${current}`).tag;
      const headers = {
        'cache-control': 'no-cache',
        'content-type': `${format.type}; charset=utf-8`,
        ...(tag !== null && { etag: `W/${tag}` }),
      };
      if (tag !== null && knownTags(request).includes(tag)) return reply.headers(headers).code(304).send();
      if (request.method === 'HEAD') return reply.headers(headers).send();
      const batches = feeds.batches();
      const ip = callerIp(request);
      const read = () => work.run(ip, BATCH_COST, () => batches.next());
      const text = textOf(format, format.start({ name, url: baseUrl() }), await read(), read);
      return reply.headers(headers).send(Readable.from(text, { objectMode: false }));
    });
  }
}

type Batch = IteratorResult<FeedItem[], void>;

/** The first batch is read already, so that a shop that is too busy says so with its status. */
async function* textOf(
  { items, end }: FeedFormat,
  start: string,
  first: Batch,
  read: () => Promise<Batch>,
): AsyncGenerator<string, void> {
  yield start;
  let isFirst = true;
  for (let batch = first; !batch.done; batch = await read()) {
    const text = items(batch.value, isFirst);
    if (text !== '') yield text;
    isFirst &&= batch.value.length === 0;
  }
  yield end;
}
