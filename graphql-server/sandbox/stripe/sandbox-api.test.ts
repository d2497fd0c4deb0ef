import { expect, test } from 'vitest';
import { createSandboxApi } from './sandbox-api.ts';
import { SandboxFaults } from './sandbox-faults.ts';
import { emptySandbox } from './sandbox-state.ts';

const nothing = async () => {};
const api = createSandboxApi({
  state: emptySandbox(),
  faults: new SandboxFaults(),
  calls: [{ method: 'POST', path: '/v1/things', response: (form) => ({ form }) }],
  secretKey: 'sk_test_right',
  prepare: nothing,
  commit: nothing,
});

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  api.inject({
    method: 'POST',
    url,
    payload: body,
    headers: {
      authorization: 'Bearer sk_test_right',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

test('a form gets a response, and the same one again with its key', async () => {
  const key = { 'idempotency-key': 'a' };
  const first = await post('/v1/things', 'b[c]=1', key);
  expect(first.json()).toEqual({ form: { b: { c: '1' } } });
  expect((await post('/v1/things', 'b[c]=1', key)).body).toBe(first.body);
  const other = await post('/v1/things', 'b[c]=2', key);
  expect(other.statusCode).toBe(400);
  expect(other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
});

test.each([
  ['a wrong key', '/v1/things', { authorization: 'Bearer sk_test_wrong' }, 401],
  ['no key', '/v1/things', { authorization: '' }, 401],
  ['an unknown call', '/v1/customers', {}, 404],
])('%s is rejected with Stripe’s message', async (_what, url, headers, status) => {
  const response = await post(url, '', headers);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});
