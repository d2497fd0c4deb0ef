import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';

// Requests that no client library sends, written to the socket byte by byte. None causes a defect, none gets
// an HTML response, and readable ones get one in the endpoint's format.

const shop = describeShop();

const JSON_TYPE = { 'content-type': 'application/json' };

interface Received {
  status: number;
  type: string;
  body: string;
}

/** Sends raw bytes and reads until the server closes the connection, possibly before all are sent. */
async function send(head: string, body: Uint8Array = Buffer.alloc(0)): Promise<Received> {
  const { hostname, port } = new URL(shop.client.address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Buffer.concat([Buffer.from(head.replaceAll('\n', '\r\n')), body]));
  await closed;
  const text = Buffer.concat(chunks).toString('utf8');
  const [headers = '', content = ''] = text.split(/\r\n\r\n(.*)/s);
  const [, type = ''] = /^content-type: (.*)$/im.exec(headers) ?? [];
  return { status: Number(text.split(' ')[1]), type: type.trim(), body: content };
}

function post(path: string, headers: Record<string, string>, body: Uint8Array): Promise<Received> {
  const lines = Object.entries({ host: 'shop', connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
  return send(`POST ${path} HTTP/1.1\n${lines}content-length: ${body.length}\n\n`, body);
}

/** A body that both endpoints understand: a failing login, and a query. */
const fields = { emailOrPhone: 'ä@b.example', password: 'x', query: '{ __typename }' };
const good = Buffer.from(JSON.stringify(fields));
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** The statuses of `/api/login` and `/graphql`; one number when they are the same. */
type Statuses = [rest: number, graphql: number];
const read: Statuses = [401, 200];
const refused = (status: number): Statuses => [status, status];

const encoded = (encoding: string) => ({ ...JSON_TYPE, 'content-encoding': encoding });
const written = (charset: string) => ({ 'content-type': `application/json; charset=${charset}` });
const large = Buffer.from(JSON.stringify({ ...fields, more: ' '.repeat(5_000_000) }));

test.each<[string, Record<string, string>, Buffer, Statuses]>([
  ['gzip', encoded('gzip'), gzipSync(good), read],
  ['Brotli', encoded('br'), brotliCompressSync(good), read],
  ['deflate', encoded('deflate'), deflateSync(good), read],
  ['no encoding by name', encoded('identity'), good, read],
  ['what says gzip and is not', encoded('gzip'), good, refused(400)],
  ['gzip that breaks off', encoded('gzip'), gzipSync(good).subarray(0, 30), refused(400)],
  ['gzip of too much', encoded('gzip'), gzipSync(large), refused(413)],
  ['an unknown encoding', encoded('rot13'), good, refused(415)],
  ['UTF-8 by name', written('UTF-8'), good, read],
  ['UTF-8 in quotes', written('"utf-8"'), good, read],
  ['UTF-16', written('utf-16'), Buffer.from(JSON.stringify(fields), 'utf16le'), refused(415)],
  ['ISO 8859-1', written('iso-8859-1'), Buffer.from(JSON.stringify(fields), 'latin1'), refused(415)],
  ['an unknown charset', written('klingon'), good, refused(415)],
  ['ISO 8859-1 that does not say so', JSON_TYPE, Buffer.from(JSON.stringify(fields), 'latin1'), refused(400)],
  ['bytes that are no UTF-8', JSON_TYPE, bytes('{"query":"', [0xff, 0xc3], '"}'), refused(400)],
  ['a byte order mark', JSON_TYPE, bytes([0xef, 0xbb, 0xbf], JSON.stringify(fields)), read],
  [
    'a surrogate without its other half',
    JSON_TYPE,
    bytes('{"emailOrPhone":"\\ud800","password":"x","query":"{__typename}"}'),
    [422, 200],
  ],
  ['a number that is infinite', JSON_TYPE, bytes('{"emailOrPhone":1e999,"query":1e999}'), [422, 400]],
  ['no type', {}, good, refused(415)],
  ['a type that is none', { 'content-type': ';;;' }, good, refused(415)],
  ['a type of JSON that is not taken', { 'content-type': 'application/vnd.api+json' }, good, refused(415)],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, good, refused(415)],
])('%s', async (_what, headers, body, [rest, graphql]) => {
  const login = await post('/api/login', headers, body);
  expect([login.status, login.type]).toEqual([rest, 'application/problem+json; charset=utf-8']);
  expect(JSON.parse(login.body)).toMatchObject({ status: rest });
  const operation = await post('/graphql', headers, body);
  expect([operation.status, operation.type]).toEqual([graphql, 'application/json; charset=utf-8']);
  expect(Object.keys(JSON.parse(operation.body) as object)[0]).toBe(graphql === 200 ? 'data' : 'errors');
});

test.each(['/api/login', '/graphql'])(
  'an endless body at %s is cut off when it is too large',
  async (path) => {
    const head = `POST ${path} HTTP/1.1\nhost: shop\ncontent-type: application/json\ntransfer-encoding: chunked\n\n`;
    const chunk = bytes('10000\r\n', ' '.repeat(0x10000), '\r\n');
    const { status } = await send(head, Buffer.concat(Array.from({ length: 10 }, () => chunk)));
    expect(status).toBe(413);
  },
);

const typed = 'content-type: application/json\n';

test.each([
  [
    'two lengths',
    `POST /api/login HTTP/1.1\nhost: a\n${typed}content-length: 2\ncontent-length: 7\n\n{}`,
    400,
  ],
  [
    'a length and chunks',
    `POST /graphql HTTP/1.1\nhost: a\n${typed}content-length: 2\ntransfer-encoding: chunked\n\n0\n\n`,
    400,
  ],
  ['a length that is no number', `POST /api/login HTTP/1.1\nhost: a\n${typed}content-length: two\n\n{}`, 400],
  [
    'a chunk without a size',
    `POST /api/login HTTP/1.1\nhost: a\n${typed}transfer-encoding: chunked\n\nZZ\nfoo\n`,
    400,
  ],
  [
    'another transfer encoding',
    `POST /api/login HTTP/1.1\nhost: a\n${typed}transfer-encoding: gzip\n\n`,
    400,
  ],
  ['an unknown method', 'FOO /api/login HTTP/1.1\nhost: a\n\n', 400],
  ['an unknown version', 'GET /api/getProducts HTTP/9.9\nhost: a\n\n', 400],
  ['a header without a colon', 'GET /api/getProducts HTTP/1.1\nhost: a\nodd header\n\n', 400],
  ['headers without measure', `GET /graphql HTTP/1.1\nhost: a\nx: ${'y'.repeat(20_000)}\n\n`, 431],
])('%s is not HTTP', async (_what, head, status) => {
  const received = await send(head);
  expect([received.status, received.type]).toEqual([status, 'application/problem+json; charset=utf-8']);
  expect(JSON.parse(received.body)).toMatchObject({ status, detail: expect.any(String) as string });
});
