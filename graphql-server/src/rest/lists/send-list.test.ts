import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { finished } from 'node:stream/promises';
import compress from '@fastify/compress';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compression } from '../../http/server.ts';
import { sendList } from './send-list.ts';

interface Item {
  id: number;
  text: string;
}

let server: FastifyInstance;
let url: string;
let pages: () => AsyncGenerator<Item[]>;
let pagesRead: number;
let wasLeft: boolean;

beforeEach(async () => {
  pagesRead = 0;
  wasLeft = false;
  server = fastify();
  await server.register(compress, compression);
  server.get('/list', (incoming, reply) => sendList(incoming, reply, pages()));
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  // Connections that a failed test left open would delay the server's end.
  server.server.closeAllConnections();
  await server.close();
});

/** Incompressible text. */
const textOf = (length: number) =>
  length < 100 ? 'x'.repeat(length) : randomBytes(length / 2).toString('hex');

/** This many pages of `pageBytes` each; reading the one at `failsAt` fails. */
async function* somePages(count: number, pageBytes: number, failsAt = Infinity): AsyncGenerator<Item[]> {
  try {
    for (let id = 0; id < count; id += 1) {
      if (id === failsAt) throw new Error('the database went away');
      pagesRead += 1;
      yield await Promise.resolve([{ id, text: textOf(pageBytes) }]);
    }
  } finally {
    wasLeft = true;
  }
}

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}/list`, { method, headers: { 'accept-encoding': 'identity', ...headers } });
const idsOf = async (response: Response) => ((await response.json()) as Item[]).map((item) => item.id);

describe('a short list', () => {
  test.each([0, 1, 3])('of %i pages is sent in one piece, with an ETag', async (count) => {
    pages = () => somePages(count, 10);
    const response = await get();
    const text = await response.text();
    expect(JSON.parse(text)).toHaveLength(count);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-length')).toBe(String(text.length));
    const tag = response.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': tag })).status).toBe(304);
  });

  test('may have empty pages', async () => {
    pages = async function* () {
      yield await Promise.resolve([]);
      yield [{ id: 1, text: '' }];
      yield [];
      yield [{ id: 2, text: '' }];
    };
    expect(await idsOf(await get())).toEqual([1, 2]);
  });

  test('that fails is an error like any other', async () => {
    pages = () => somePages(3, 10, 1);
    expect((await get()).status).toBe(500);
  });
});

describe('a long list', () => {
  test.each(['identity', 'gzip', 'br'])(
    'is complete, in order, without a length, as %s',
    async (encoding) => {
      pages = () => somePages(40, 100_000);
      const response = await get({ 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(response.headers.get('content-length')).toBeNull();
      expect(await idsOf(response)).toEqual(Array.from({ length: 40 }, (_, id) => id));
    },
  );

  test.each(['identity', 'gzip', 'br'])('that fails midway is cut off, as %s', async (encoding) => {
    pages = () => somePages(40, 100_000, 20);
    const response = await get({ 'accept-encoding': encoding });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test.each(['identity', 'gzip', 'br', 'zstd'])(
    'starts to arrive before its end, as %s',
    async (encoding) => {
      const hasBegun = Promise.withResolvers<void>();
      pages = async function* () {
        yield* somePages(4, 100_000);
        // If nothing arrives before, the test times out.
        await hasBegun.promise;
        yield* somePages(1, 100_000);
      };
      const client = request(`${url}/list`, { headers: { 'accept-encoding': encoding } });
      const [response] = (await once(client.end(), 'response')) as [IncomingMessage];
      await once(response, 'data');
      hasBegun.resolve();
      await finished(response.resume());
      expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(pagesRead).toBe(5);
    },
  );

  test('is not read further while the client does not read', async () => {
    // More than all buffers between server and client can hold.
    pages = () => somePages(1000, 1_000_000);
    const client = request(`${url}/list`);
    // Reads nothing after the headers.
    await once(client.end(), 'response');
    // Until nothing more is read during a round of other requests and responses.
    let before: number;
    do {
      before = pagesRead;
      for (let i = 0; i < 20; i += 1) await fetch(url);
    } while (pagesRead > before);
    expect(pagesRead).toBeLessThan(50);
    client.destroy();
    await expect.poll(() => wasLeft).toBe(true);
    expect(pagesRead).toBeLessThan(50);
  });

  test('is not read for a client that requests only headers', async () => {
    pages = () => somePages(1000, 100_000);
    const response = await get({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(wasLeft).toBe(true);
    expect(pagesRead).toBeLessThan(10);
  });
});
