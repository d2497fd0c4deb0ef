import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { lookup } from 'node:dns';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GuardedHttp, outgoingHttp } from './guarded-http.ts';
import { OutgoingHttpError, type OutgoingRequest } from './outgoing-http.port.ts';

let server: Server;
let answer: RequestListener;
let port: number;
let receivedRequests: string[];

beforeEach(async () => {
  receivedRequests = [];
  server = createServer((request, response) => {
    receivedRequests.push(`${request.method} ${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A resolver that returns these IPs for a name, one set per lookup. */
function resolving(...sets: string[][]): typeof lookup {
  return ((name: string, _options: object, done: (error: null, addresses: object[]) => void) => {
    const ips = sets.length > 1 ? sets.shift() : sets[0];
    done(null, ips?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) ?? []);
  }) as typeof lookup;
}

const trial = outgoingHttp({ allowsPrivate: true });
const at = (path = '/', host = '127.0.0.1') => `http://${host}:${port}${path}`;
const get = (url: string, http = trial, more: Partial<OutgoingRequest> = {}) =>
  http.send({ url, method: 'GET', maxRedirects: 3, maxBytes: 1000, timeout: 10_000, ...more });
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 'none',
    (error: unknown) => (error instanceof OutgoingHttpError ? error.failure : error),
  );

describe('a response', () => {
  test('has its status and body', async () => {
    answer = (_, response) => response.writeHead(404).end('nothing');
    const { status, body } = await get(at('/a?b=c'));
    expect([status, Buffer.from(body).toString()]).toEqual([404, 'nothing']);
    expect(receivedRequests).toEqual([`GET 127.0.0.1:${port} /a?b=c`]);
  });

  test('to a POST', async () => {
    answer = (request, response) => void request.pipe(response.writeHead(200, { 'x-got': 'it' }));
    const { body } = await get(at(), trial, { method: 'POST', body: '{"a":1}' });
    expect(Buffer.from(body).toString()).toBe('{"a":1}');
  });

  test('is read up to its limit, with or without a length', async () => {
    answer = (_, response) => response.end('x'.repeat(1000));
    expect((await get(at())).body).toHaveLength(1000);
    answer = (_, response) => response.end('x'.repeat(1001));
    expect(await failureOf(get(at()))).toBe('TOO_LARGE');
    let closed!: Promise<unknown>;
    answer = (_, response) => {
      closed = once(response, 'close');
      const writeUntilFull = () => {
        while (response.write('x'.repeat(500)));
        response.once('drain', writeUntilFull);
      };
      writeUntilFull();
    };
    expect(await failureOf(get(at()))).toBe('TOO_LARGE');
    await closed;
  });

  test('that is compressed is not decompressed', async () => {
    answer = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)));
    expect(await failureOf(get(at()))).toBe('COMPRESSED');
  });

  test('must arrive and end in time', async () => {
    answer = () => {};
    expect(await failureOf(get(at(), trial, { timeout: 50 }))).toBe('TIMED_OUT');
    answer = (_, response) => void response.write('x');
    expect(await failureOf(get(at(), trial, { timeout: 50 }))).toBe('TIMED_OUT');
  });

  test('can be aborted', async () => {
    const controller = new AbortController();
    answer = (_, response) => {
      response.write('x');
      controller.abort();
    };
    expect(await failureOf(get(at(), trial, { signal: controller.signal }))).toBe('UNREACHABLE');
  });

  test('that does not arrive, or is cut off, is an error', async () => {
    answer = (_, response) =>
      void response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy());
    expect(await failureOf(get(at()))).toBe('UNREACHABLE');
    server.closeAllConnections();
    server.close();
    expect(await failureOf(get(at()))).toBe('UNREACHABLE');
  });
});

describe('a redirect', () => {
  test('is followed as a GET without a body, up to the limit', async () => {
    answer = ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end();
    const { status } = await get(at('/'), trial, { method: 'POST', body: 'secret' });
    expect([status, receivedRequests.map((line) => line.split(' ')[0])]).toEqual([
      302,
      ['POST', 'GET', 'GET', 'GET'],
    ]);
  });

  test('is the response when none are followed', async () => {
    answer = (_, response) => response.writeHead(307, { location: '/b' }).end();
    expect((await get(at(), trial, { maxRedirects: 0 })).status).toBe(307);
    expect(receivedRequests).toHaveLength(1);
  });

  test.each(['file:///etc/passwd', 'ftp://a.example/', 'http://user:pw@a.example/', 'http://'])(
    'to %s is rejected',
    async (location) => {
      answer = (_, response) => response.writeHead(302, { location }).end();
      expect(await failureOf(get(at()))).toBe('INVALID_URL');
    },
  );
});

describe('without the setting for trials', () => {
  const guarded = outgoingHttp({ allowsPrivate: false });

  test.each([
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/latest',
    ],
    ...['https://2130706433/', 'https://0x7f.1/', 'https://0/', 'https://127.1/', 'https://[fd00::1]/'],
    'https://localhost/',
  ])('%s is rejected', async (url) => {
    expect(await failureOf(get(url, guarded))).toBe('PRIVATE_ADDRESS');
  });

  test.each([
    ...[
      'http://a.example/',
      'https://a.example:22/',
      'https://a.example:8443/',
      'ftp://a.example/',
      'a.example',
    ],
    ...['https://user@a.example/', 'https://:pw@a.example/'],
  ])('%s is not requested: no https, another port, or credentials', async (url) => {
    expect(await failureOf(get(url, guarded))).toBe('INVALID_URL');
  });
});

describe('with two servers on this machine, of which only 127.0.0.1 is allowed,', () => {
  const PUBLIC = '127.0.0.1';
  const INSIDE = '127.0.0.2';
  let inside: Server;
  let requestedInside: number;

  const guarded = (resolve?: typeof lookup) =>
    new GuardedHttp({ isTrial: true, mayReach: (ip) => ip === PUBLIC, ...(resolve && { resolve }) });

  beforeEach(async () => {
    requestedInside = 0;
    inside = createServer((_, response) => {
      requestedInside += 1;
      response.end('secret');
    });
    inside.listen(port, INSIDE);
    await once(inside, 'listening');
  });
  afterEach(() => {
    expect(requestedInside).toBe(0);
    inside.close();
  });

  test('the other one is rejected, by IP, by name, and behind a redirect', async () => {
    expect(await failureOf(get(at('/', INSIDE), guarded()))).toBe('PRIVATE_ADDRESS');
    expect(await failureOf(get(at('/', 'a.example'), guarded(resolving([INSIDE]))))).toBe('PRIVATE_ADDRESS');
    answer = (_, response) => response.writeHead(302, { location: at('/', INSIDE) }).end();
    expect(await failureOf(get(at(), guarded()))).toBe('PRIVATE_ADDRESS');
    answer = (_, response) => response.writeHead(302, { location: at('/', 'b.example') }).end();
    expect(await failureOf(get(at(), guarded(resolving([INSIDE]))))).toBe('PRIVATE_ADDRESS');
    expect(receivedRequests).toHaveLength(2);
  });

  test('a name for both connects to the allowed one', async () => {
    answer = (_, response) => response.end('fine');
    const { body } = await get(at('/', 'a.example'), guarded(resolving([INSIDE, PUBLIC])));
    expect(Buffer.from(body).toString()).toBe('fine');
    expect(receivedRequests).toEqual([`GET a.example:${port} /`]);
  });

  test('a name that resolves differently later is resolved once per request', async () => {
    answer = (_, response) => response.end('fine');
    const http = guarded(resolving([PUBLIC], [INSIDE]));
    expect((await get(at('/', 'a.example'), http)).status).toBe(200);
    expect(await failureOf(get(at('/', 'a.example'), http))).toBe('PRIVATE_ADDRESS');
  });
});
