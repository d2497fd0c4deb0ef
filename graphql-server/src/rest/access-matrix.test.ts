import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../shared/time/duration.ts';
import { type Cast, gatherCast, tryAll, tryKeys } from '../test/access-matrix.ts';
import { restRows } from '../test/access-rows.ts';
import { describeShopWithoutNetwork } from '../test/describe-shop.ts';
import { WEBHOOK_PATHS } from './register-webhook.ts';
import { routes } from './routes.ts';

const { people, keys, calls } = restRows;

// Each call comes from its own network, so that no network limit applies.
const shop = describeShopWithoutNetwork({ trustsProxy: true });
let cast: Cast;
let networks = 0;

beforeAll(async () => {
  cast = await gatherCast(shop);
});

test('the modules list every call, and no other', () => {
  const served = [
    ...routes.map(({ method, path }) => `${method} ${path}`),
    ...WEBHOOK_PATHS.map((path) => `POST ${path}`),
  ];
  expect([...people.keys()].sort()).toEqual(served.sort());
  expect([...calls.keys()].sort()).toEqual([...people.keys()].sort());
  expect([...keys.keys()].sort()).toEqual([...people.keys()].sort());
});

/** A call as JSON, and a function that sends it. */
function callOf(name: string) {
  const [method, path = ''] = name.split(' ');
  const send = async (call: string, token: string | null) => {
    const { id = '', body } = JSON.parse(call) as { id?: string; body?: object };
    networks += 1;
    const headers = { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` };
    const request = { method: method ?? '', body, token, headers };
    const response = await shop.client.rest(`/api${path.replace(/:\w+/, id)}`, request);
    // The password owner may read the email in the response, as with a login.
    const text = name === 'POST /login' ? '' : JSON.stringify(response.body);
    return { outcome: String(response.status), text };
  };
  return { template: JSON.stringify(calls.get(name) ?? {}), send };
}

test.each([...people])('%s', async (name, expected) => {
  const { template, send } = callOf(name);
  expect(await tryAll(shop, cast, template, send)).toEqual(expected);
});

describe('with an API key', () => {
  beforeAll(() => {
    // The customer has reached the limit of simultaneous orders.
    shop.clock.advance(10 * MINUTE);
  });

  test.each([...keys])('%s', async (name, expected) => {
    const { template, send } = callOf(name);
    expect(await tryKeys(shop, cast, expected.needs, template, send)).toEqual(expected);
  });
});
