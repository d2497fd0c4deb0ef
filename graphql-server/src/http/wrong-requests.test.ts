import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';

// An invalid request is reported to the caller, in the endpoint's format, and not logged.

interface GraphqlErrors {
  errors: { message: string; extensions: { code: string } }[];
}

const stripe = { secretKey: 'sk_test_none', webhookSecret: 'whsec_of_this_test' };

const shop = describeShop({ stripe });

beforeEach(() => {
  vi.spyOn(shop.app.server.log, 'error');
});
afterEach(() => {
  expect(shop.app.server.log.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** Sends a path unchanged; `fetch` would normalize it. */
async function getRaw(path: string, headers: Record<string, string> = {}) {
  const call = request(shop.client.address, { path, headers });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const post = (body: unknown, headers: Record<string, string> = {}, token: string | null = null) =>
  shop.client.rest<GraphqlErrors>('/graphql', { method: 'POST', body, headers, token });

describe('documents', () => {
  const CART = 'mutation ($lines: [CartLineInput!]!) { cartLinesAdd(lines: $lines) { userErrors { code } } }';

  test.each([1, 49, 50, 51, 200])('with %i invalid values are rejected as such', async (count) => {
    const lines = Array.from({ length: count }, () => ({ productId: 'x', quantity: 'many' }));
    const { status, body } = await post({ query: CART, variables: { lines } });
    expect(status).toBe(400);
    for (const { extensions } of body.errors) expect(extensions.code).toMatch(/^BAD_(USER_INPUT|REQUEST)$/);
  });

  test.each(['subscription { shop { name } }', 'subscription { __typename } query Good { shop { name } }'])(
    'with a subscription are not part of the contract: %s',
    async (query) => {
      const { status, body } = await post({ query, operationName: 'Good' });
      expect(status).toBe(400);
      expect(body.errors.map(({ extensions }) => extensions.code)).toContain('GRAPHQL_VALIDATION_FAILED');
    },
  );
});

describe('bodies at /graphql', () => {
  test.each([
    ['malformed JSON', '{ "query": ', 'application/json', 400, 'BAD_REQUEST'],
    ['nothing', '', 'application/json', 400, 'BAD_REQUEST'],
    ['null', 'null', 'application/json', 400, 'BAD_REQUEST'],
    ['a number', '5', 'application/json', 400, 'BAD_REQUEST'],
    ['a poisoned key', '{"__proto__": {}}', 'application/json', 400, 'BAD_REQUEST'],
    ['a form', 'query={__typename}', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'too much',
      JSON.stringify({ query: 'x'.repeat(600_000) }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s is a GraphQL error', async (_what, body, type, status, code) => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.body.errors).toMatchObject([
      { message: expect.any(String) as string, extensions: { code } },
    ]);
    expect(JSON.stringify(response.body)).not.toMatch(/FST_|node_modules|\.ts:/);
  });
});

describe('unreadable URLs', () => {
  const page = { accept: 'text/html,*/*' };

  test.each(['/%E0%A4%A', '/shop/%', '/shop?q=%00', '/a%00b', '/health/%ff'])(
    '%s is an HTML error page',
    async (path) => {
      const { status, headers, body } = await getRaw(path, page);
      expect(status).toBe(400);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body).toContain('The URL contains characters that can’t be read.');
    },
  );

  test.each(['/%E0%A4%A', '/api/%E0%A4%A', '/api/getProducts?x=%00', '/api/%ff/users'])(
    '%s is a problem for programs',
    async (path) => {
      const { status, headers, body } = await getRaw(path);
      expect(status).toBe(400);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(JSON.parse(body)).toMatchObject({ title: 'Bad Request', status: 400, code: 'BAD_REQUEST' });
    },
  );

  test('U+0000 in the query of /graphql is a GraphQL error', async () => {
    const { status, body } = await getRaw('/graphql?query=%7B__typename%7D%00');
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  test.each(['/health/live?x=%E0%A4%A', '/health/live?x=100%', '/%68ealth/live'])(
    '%s is readable',
    async (path) => {
      expect((await getRaw(path)).status).toBe(200);
    },
  );
});

describe('a webhook', () => {
  test.each(['null', '', '[]', '{"id":"evt_1","type":"checkout.session.completed"}'])(
    'with the body %j is rejected, even with a valid signature',
    async (payload) => {
      const timestamp = Math.floor(shop.clock.now().getTime() / 1000);
      const secret = stripe.webhookSecret;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const { status, headers, body } = await shop.client.rest('/api/stripe/webhook', {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature },
      });
      expect(status).toBe(400);
      expect(headers.get('content-type')).toContain('application/problem+json');
      expect(body).toMatchObject({ code: 'BAD_REQUEST', detail: 'The webhook does not contain an event.' });
    },
  );
});

describe('private responses are not cached', () => {
  const query = '{ viewer { email } }';

  test('at /graphql: neither for POST, nor with a token', async () => {
    const { token } = await aCustomer(shop);
    const responses = [
      await post({ query }),
      await post({ query }, {}, token),
      await post({ query }, {}, 'forged'),
      await post({ query: 'mutation { sessionEnd { ended } }' }),
      await shop.client.rest(`/graphql?query=${encodeURIComponent(query)}`, {
        token,
        headers: { 'x-apollo-operation-name': 'x' },
      }),
    ];
    for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store');
  });
});
