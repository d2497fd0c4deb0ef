import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const shop = describeShop();

const post = (body: unknown, headers: Record<string, string> = {}) =>
  shop.client.rest<{ errors?: { message: string; extensions: { code: string } }[] }>('/graphql', {
    method: 'POST',
    body,
    headers,
  });

describe('health', () => {
  test('is live and ready', async () => {
    expect(await shop.client.rest('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await shop.client.rest('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('every response', () => {
  test.each(['/health/live', '/api/getProducts', '/graphql?query={__typename}'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await shop.client.rest(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      // Videos on the merchant's pages.
      expect(policy).toContain("media-src 'self' https:;");
      expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // Some URLs contain secrets, such as the password reset link.
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

test('only a preview may be shown in a frame, by the shop itself', async () => {
  const policyOf = async (path: string) =>
    (await shop.client.rest(path)).headers.get('content-security-policy');
  expect(await policyOf('/preview/some-token?from=editor')).toContain("frame-ancestors 'self'");
  for (const path of ['/preview', '/preview/', '/preview/some-token/more', '/', '/?/preview/some-token']) {
    expect(await policyOf(path)).toContain("frame-ancestors 'none'");
  }
});

test('pages may call the hosts in CONNECT_ORIGINS, and no others', async () => {
  const policyOf = async ({ client }: TestApp) =>
    (await client.rest('/health/live')).headers.get('content-security-policy');
  const calling = await startTestApp({ connectOrigins: ['https://mail.example'] });
  try {
    expect(await policyOf(calling)).toContain("connect-src 'self' https://mail.example;");
    expect(await policyOf(shop)).toContain("connect-src 'self';");
  } finally {
    await calling.stop();
  }
});

describe('hostile documents are rejected as the caller’s error', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'name' : `fields { type { ${nested(depth - 1)} } }`;
  test.each([
    ['a syntax error', '{ shop {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ shop { secret } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'many aliases',
      `{ ${Array.from({ length: 100 }, (_, i) => `a${i}: __typename`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['deep nesting', `{ __schema { types { ${nested(8)} } } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['many directives', `{ __typename ${'@include(if: true) '.repeat(60)} }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['too many tokens', `{ ${'__typename '.repeat(600)} }`, 'GRAPHQL_PARSE_FAILED'],
    ['a recursive fragment', 'query { ...A } fragment A on Query { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('%s', async (_name, query, code) => {
    const { status, body } = await post({ query });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions.code).toBe(code);
    const isSyntaxError = body.errors?.[0]?.message.startsWith('Syntax Error') ?? false;
    expect(isSyntaxError).toBe(code === 'GRAPHQL_PARSE_FAILED');
  });

  test('a batch', async () => {
    expect((await post([{ query: '{ __typename }' }, { query: '{ __typename }' }])).status).toBe(400);
  });

  test('malformed JSON', async () => {
    expect((await post('{ "query": ')).status).toBe(400);
  });

  test('a form post from another site', async () => {
    const { status } = await post('query={__typename}', { 'content-type': 'text/plain' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('a mutation by GET', async () => {
    expect(
      (await shop.client.rest('/graphql?query=mutation{sessionEnd{ended}}')).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test('a body that is too large', async () => {
    expect((await post({ query: 'x'.repeat(600_000) })).status).toBe(413);
  });

  test('an unregistered persisted query', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const { body } = await post({ extensions });
    expect(body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

test('introspection is allowed: integrators are users', async () => {
  const { status, body } = await post({ query: '{ __schema { queryType { name } } }' });
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
});

/** `fetch` would normalize such paths; a hostile client does not. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(shop.client.address, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each(['/..%2f..%2fetc/passwd', '/../../etc/passwd', '/.env', '/.git/config', '/nothing.js'])(
  '%s does not exist',
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);
