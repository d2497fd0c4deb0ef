import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../test/people.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import type { Problem } from './problem.ts';
import { routes } from './routes.ts';

let shop: TestApp;
let admin: Person;
let ada: Person;

beforeAll(async () => {
  shop = await startTestApp();
  admin = await anAdmin(shop);
  ada = await aCustomer(shop.client);
});
afterAll(() => shop.stop());

const call = <Body = Problem>(method: string, path: string, body?: unknown, token: string | null = null) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token });

describe('who may call', () => {
  const guarded = routes.filter((route) => route.audience !== 'PUBLIC');

  test.each(guarded)(
    '$method $path refuses a visitor, before it reads the body',
    async ({ method, path }) => {
      const answer = await call(method, path, method === 'GET' ? undefined : '{ not even JSON');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.body).toMatchObject({ title: 'Unauthorized', status: 401, code: 'UNAUTHENTICATED' });
    },
  );

  test.each(guarded)('$method $path refuses the wrong role', async ({ method, path, audience }) => {
    if (audience === 'PUBLIC' || audience.length === 2) return;
    const { token } = audience.includes('ADMIN') ? ada : admin;
    const answer = await call(method, path, method === 'GET' ? undefined : {}, token);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ title: 'Forbidden', code: 'FORBIDDEN', detail: 'Action Forbidden' });
  });

  test.each(routes)('$method $path refuses a forged token', async ({ method, path }) => {
    expect((await call(method, path, method === 'GET' ? undefined : {}, 'a.b.c')).status).toBe(401);
  });

  test('cart and wishlist are for customers only', async () => {
    expect((await call('PUT', '/updateUser', { cart: [] }, admin.token)).status).toBe(403);
    expect((await call('PUT', '/updateUser', { wishlist: [] }, admin.token)).status).toBe(403);
  });
});

describe('what is no call', () => {
  const post = (body: string, headers: Record<string, string>) =>
    shop.client.rest<Problem>('/api/login', { method: 'POST', body, headers });

  test.each([
    ['GET', '/nope'],
    ['POST', '/getProducts'],
    ['GET', '/..%2f..%2fetc/passwd'],
  ])('%s %s is a problem of its own', async (method, path) => {
    const answer = await call(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toEqual({
      title: 'Not Found',
      status: 404,
      detail: 'There is no such call.',
      code: 'NOT_FOUND',
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
  ])('%s is refused', async (_what, body, type, status, code) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status, code });
    expect(JSON.stringify(answer.body)).not.toMatch(/FST_|node_modules|\.ts:/);
  });

  test('a body that is left out is missed', async () => {
    const answer = await shop.client.rest<Problem>('/api/login', { method: 'POST' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});
