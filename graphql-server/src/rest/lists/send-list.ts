import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../../http/send-tagged.ts';

const TYPE = 'application/json';

/** A list up to this size is sent in one piece; in characters of JSON. */
const MAX_WHOLE = 256 * 1024;

/**
 * Sends pages as one JSON array. A short list is sent in one piece with an ETag. A longer one is streamed:
 * the next page is read once the client has received the last, so that memory use does not grow with the list
 * or with a slow client. Errors in the first part are thrown and handled as usual. A later error closes the
 * connection: the client sees an incomplete response, never a shorter list.
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: AsyncIterable<readonly unknown[]>,
): Promise<FastifyReply> {
  const chunks = toJson(pages);
  let start = '';
  while (start.length <= MAX_WHOLE) {
    const chunk = await chunks.next();
    if (chunk.done) return sendTagged(request, reply, TYPE, start);
    start += chunk.value;
  }
  reply.type(`${TYPE}; charset=utf-8`);
  if (request.method === 'HEAD') {
    await chunks.return();
    return reply.send();
  }
  return reply.send(Readable.from(startingWith(start, chunks), { objectMode: false }));
}

async function* toJson(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  let separator = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + JSON.stringify(page).slice(1, -1);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

async function* startingWith(
  start: string,
  chunks: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  yield start;
  yield* chunks;
}
