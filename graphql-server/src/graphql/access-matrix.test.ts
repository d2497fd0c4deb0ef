import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cast, gatherCast, tryAll, tryKeys } from '../test/access-matrix.ts';
import { graphqlRows } from '../test/access-rows.ts';
import { rejectionReasonOf, subscribe } from '../test/subscribe.ts';
import { MINUTE, SECOND } from '../shared/time/duration.ts';
import { describeShop } from '../test/describe-shop.ts';
import { buildServedSchema } from './build-schema.ts';
import { composition } from '../modules.ts';

const { people, keys, calls } = graphqlRows;

const words: Record<string, string> = { UNAUTHENTICATED: '401', FORBIDDEN: '403', NOT_FOUND: '404' };

interface Answer {
  data?: { response?: { userErrors?: { code: string }[] } | null } | null;
  errors?: { extensions: { code: string } }[];
}

function outcomeOf({ data, errors }: Answer): string {
  const code = errors?.[0]?.extensions.code ?? data?.response?.userErrors?.[0]?.code;
  if (code) return words[code] ?? code;
  return data?.response ? 'ok' : 'null';
}

async function respond(query: string, token: string | null): Promise<Answer> {
  return (await shop.client.rest<Answer>('/graphql', { method: 'POST', body: { query }, token })).body;
}

async function firstMessage(query: string, token: string | null): Promise<Answer> {
  const subscription = subscribe<Answer['data']>(shop, query, token);
  try {
    return { data: await subscription.next() };
  } catch (reason) {
    return { errors: [{ extensions: { code: rejectionReasonOf(reason) } }] };
  } finally {
    await subscription.end();
  }
}

const shop = describeShop();
let cast: Cast;

beforeAll(async () => {
  cast = await gatherCast(shop);
});

test('the modules list every root field, and no other', () => {
  const schema = buildServedSchema(composition.resolvers);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name}.${name}`),
  );
  expect([...people.keys()].sort()).toEqual(fields.sort());
  expect([...calls.keys()].sort()).toEqual([...people.keys()].sort());
  expect([...keys.keys()].sort()).toEqual([...people.keys()].sort());
});

/** The document of an operation, and a function that sends it. */
function callOf(name: string) {
  const [args = '', selection = '{ userErrors { code } }'] = calls.get(name) ?? [];
  const [root = '', field = ''] = name.split('.');
  const document = `${root.toLowerCase()} { response: ${field}${args} ${selection} }`;
  const send = async (query: string, token: string | null) => {
    const body = root === 'Subscription' ? await firstMessage(query, token) : await respond(query, token);
    return { outcome: outcomeOf(body), text: JSON.stringify(body) };
  };
  return { document, send };
}

test.each([...people])('%s', async (name, expected) => {
  const { document, send } = callOf(name);
  const row = await tryAll(shop, cast, document, send);
  // Every user has just signed out.
  if (name === 'Mutation.sessionEnd') cast = await gatherCast(shop);
  expect(row).toEqual(expected);
});

describe('with an API key', () => {
  beforeAll(() => {
    // The customer has reached the limit of simultaneous orders.
    shop.clock.advance(10 * MINUTE);
  });
  // And would reach it again.
  beforeEach(() => shop.clock.advance(5 * SECOND));

  test.each([...keys])('%s', async (name, expected) => {
    const { document, send } = callOf(name);
    expect(await tryKeys(shop, cast, expected.needs, document, send)).toEqual(expected);
  });
});
