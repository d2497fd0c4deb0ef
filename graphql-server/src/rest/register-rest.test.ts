import { once } from 'node:events';
import { type IncomingMessage, METHODS, request } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import type { Problem } from '../http/problem.ts';
import { routes } from './routes.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
});

/** Sends a request and then ends the connection. @returns what the server responds before it does the same */
async function sendWhole(head: string, body: Buffer): Promise<string> {
  const { hostname, port } = new URL(shop.client.address);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  socket.end(body);
  return readText(socket);
}

test('a rejected upload is read to its end, so that the caller can read the response', async () => {
  const file = Buffer.alloc(24 * 1024 * 1024);
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(form), file, Buffer.from('\r\n--x--\r\n')]);
  const head = [
    'POST /api/variants/none/files HTTP/1.1',
    'Host: shop',
    `Authorization: Bearer ${admin.token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
  ];
  expect(await sendWhole(`${head.join('\r\n')}\r\n\r\n`, body)).toMatch(
    /^HTTP\/1\.1 404 .*"code":"NOT_FOUND"/s,
  );
});

const call = <Body = Problem>(method: string, path: string, body?: unknown, token: string | null = null) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token });

describe('who may call', () => {
  const guarded = routes.filter(
    ({ audiences: [audience] }) => audience !== 'PUBLIC' && audience !== 'PEOPLE',
  );

  test.each(guarded)(
    '$method $path rejects a visitor, before it reads the body',
    async ({ method, path }) => {
      const response = await call(method, path, method === 'GET' ? undefined : '{ not even JSON');
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.body).toMatchObject({ title: 'Unauthorized', status: 401, code: 'UNAUTHENTICATED' });
    },
  );

  test.each(guarded)(
    '$method $path rejects the wrong role',
    async ({ method, path, audiences: [audience] }) => {
      if (audience === 'SIGNED_IN') return;
      const { token } = audience === 'CUSTOMER' ? admin : ada;
      const response = await call(method, path, method === 'GET' ? undefined : {}, token);
      expect(response.status).toBe(403);
      expect(response.body).toMatchObject({
        title: 'Forbidden',
        code: 'FORBIDDEN',
        detail: 'Action Forbidden',
      });
    },
  );

  test.each(routes)('$method $path rejects a forged token', async ({ method, path }) => {
    expect((await call(method, path, method === 'GET' ? undefined : {}, 'a.b.c')).status).toBe(401);
  });

  test('cart and wishlist are for customers only', async () => {
    expect((await call('PUT', '/updateUser', { cart: [] }, admin.token)).status).toBe(403);
    expect((await call('PUT', '/updateUser', { wishlist: [] }, admin.token)).status).toBe(403);
  });
});

/** A request with any method, any body and an unchanged path, none of which `fetch` allows. */
async function plainRequest(method: string, path: string, headers: Record<string, string>, body = '') {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request(shop.client.address, { method, path, headers: { ...headers, ...length } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = await readText(response);
  const { 'content-type': type, allow } = response.headers;
  return { status: response.statusCode, type, allow, text };
}

describe('invalid requests', () => {
  const post = (body: string, headers: Record<string, string>) =>
    shop.client.rest<Problem>('/api/login', { method: 'POST', body, headers });

  const problem = {
    title: 'Not Found',
    status: 404,
    detail: 'This endpoint does not exist.',
    code: 'NOT_FOUND',
    requestId: expect.any(String) as string,
  };

  // CONNECT opens a tunnel, and client libraries cannot send it with a path.
  test.each(METHODS.filter((method) => method !== 'CONNECT'))('%s to an unknown path', async (method) => {
    const variants: Record<string, string>[] = [
      { accept: 'text/html' },
      { accept: '*/*', 'content-type': 'text/plain' },
      { accept: 'application/json', 'content-type': 'application/json' },
      { authorization: 'Bearer a.b.c' },
    ];
    for (const headers of variants) {
      const response = await plainRequest(method, '/api/nope', headers, '{ not even JSON');
      expect([response.status, response.type]).toEqual([404, 'application/problem+json; charset=utf-8']);
      if (method !== 'HEAD') expect(JSON.parse(response.text)).toEqual(problem);
    }
  });

  test.each([
    '',
    '/',
    '/nope',
    '/nope/deeper?and=more',
    '/getProducts/',
    '/users/a/b',
    '/..%2f..%2fetc/passwd',
    '/__proto__',
  ])('GET /api%s is an RFC 9457 problem', async (path) => {
    const response = await plainRequest('GET', `/api${path}`, { accept: 'text/html,*/*' });
    expect([response.status, response.type]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(response.text)).toEqual(problem);
  });

  test.each([
    ['POST', '/getProducts', 'GET, HEAD'],
    ['DELETE', '/getProducts?x=1', 'GET, HEAD'],
    ['PROPFIND', '/getProducts', 'GET, HEAD'],
    ['OPTIONS', '/getOrders', 'GET, HEAD'],
    ['PUT', '/users', 'GET, HEAD'],
    ['DELETE', '/users/019aa000-0000-7000-8000-000000000000', 'GET, HEAD'],
    ['GET', '/login', 'POST'],
    ['HEAD', '/login', 'POST'],
    ['PATCH', '/updateProduct', 'PUT'],
    ['POST', '/updateProduct', 'PUT'],
    ['GET', '/deleteProduct/any', 'DELETE'],
    ['GET', '/profilePicture', 'POST'],
    ['GET', '/stripe/webhook', 'POST'],
  ])('%s %s has the wrong method', async (method, path, allow) => {
    const headers = { accept: 'text/html', 'content-type': 'text/plain' };
    const response = await plainRequest(method, `/api${path}`, headers, '{ not even JSON');
    expect([response.status, response.allow]).toEqual([405, allow]);
    expect(response.type).toContain('application/problem+json');
    if (method === 'HEAD') return;
    expect(JSON.parse(response.text)).toEqual({
      title: 'Method Not Allowed',
      status: 405,
      detail: 'This endpoint does not support this method.',
      code: 'METHOD_NOT_ALLOWED',
      requestId: expect.any(String) as string,
    });
  });

  test.each([
    ['malformed JSON', '{"emailOrPhone":', 'application/json', 400, 'BAD_REQUEST'],
    ['no JSON at all', '', 'application/json', 400, 'BAD_REQUEST'],
    ['text', 'hello', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', 'emailOrPhone=a', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'too much',
      JSON.stringify({ password: 'x'.repeat(600_000) }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['deep nesting', '['.repeat(10_000) + ']'.repeat(10_000), 'application/json', 422, 'INVALID_VALUE'],
    ['a list', '[]', 'application/json', 422, 'INVALID_VALUE'],
    ['nothing', 'null', 'application/json', 422, 'INVALID_VALUE'],
  ])('%s is rejected', async (_what, body, type, status, code) => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.body).toMatchObject({ status, code });
    expect(JSON.stringify(response.body)).not.toMatch(/FST_|node_modules|\.ts:/);
  });

  test('an omitted body is reported', async () => {
    const response = await shop.client.rest<Problem>('/api/login', { method: 'POST' });
    expect(response).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});
