import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cast, gatherCast, tryAll, tryKeys } from '../test/access-matrix.ts';
import { graphqlRows } from '../test/access-rows.ts';
import { rejectionReasonOf, subscribe } from '../test/subscribe.ts';
import { MINUTE, SECOND } from '../shared/time/duration.ts';
import { describeShopWithoutNetwork } from '../test/describe-shop.ts';
import { RateLimitCountEntity } from '../modules/auth/rate-limits/rate-limit-count.entity.ts';
import { buildServedSchema } from './build-schema.ts';
import { composition } from '../modules.ts';

const { people, keys, calls } = graphqlRows;

const words: Record<string, string> = { UNAUTHENTICATED: '401', FORBIDDEN: '403', NOT_FOUND: '404' };

interface Answer {
  data?: { response?: { userErrors?: { code: string }[] } | null } | null;
  errors?: { path?: unknown; extensions: { code: string } }[];
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

const shop = describeShopWithoutNetwork();
let cast: Cast;
/** The outcome of each operation for tokens that are no longer or never were valid. */
let rejections: Map<string | null, Map<string, string>>;

/** Operations per document: one less than the server's limit on aliases. */
const ALIASES = 14;

async function gather(): Promise<void> {
  cast = await gatherCast(shop);
  const { expired, forged, revoked } = cast.tokens;
  const tokens = [expired, forged, revoked, cast.endedKeys.expired, cast.endedKeys.revoked];
  rejections = new Map();
  for (const token of tokens) rejections.set(token, await rejectionsOf(token));
}

/**
 * Sends all queries and mutations with an invalid token. The shop rejects the request before it reads its
 * document, so a document has many of them.
 */
async function rejectionsOf(token: string | null): Promise<Map<string, string>> {
  const outcomes = new Map<string, string>();
  for (const root of ['Query', 'Mutation']) {
    const names = [...people.keys()].filter((name) => name.startsWith(`${root}.`));
    for (let start = 0; start < names.length; start += ALIASES) {
      const some = names.slice(start, start + ALIASES);
      const operations = some.map((name, index) => `a${index}: ${callOf(name).operation}`);
      const query = `${root.toLowerCase()} { ${operations.join(' ')} }`;
      const { data, errors } = await respond(
        query.replaceAll(/<\w+>/g, () => crypto.randomUUID()),
        token,
      );
      const code = !data && errors?.[0]?.path === undefined ? errors?.[0]?.extensions.code : undefined;
      for (const name of some) outcomes.set(name, words[code ?? ''] ?? `not rejected: ${code}`);
    }
  }
  return outcomes;
}

beforeAll(gather);
// Every operation about an unknown order link counts, and together they reach the limit.
beforeEach(async () => {
  const counts = { key: { $like: 'unknown-order-links%' } };
  await shop.app.orm.em.fork().nativeDelete(RateLimitCountEntity, counts);
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

/** An operation, its document, and a function that sends that. */
function callOf(name: string) {
  const [args = '', selection = '{ userErrors { code } }'] = calls.get(name) ?? [];
  const [root = '', field = ''] = name.split('.');
  const operation = `${field}${args} ${selection}`;
  const document = `${root.toLowerCase()} { response: ${operation} }`;
  const send = async (query: string, token: string | null) => {
    const rejection = rejections.get(token)?.get(name);
    if (rejection !== undefined) return { outcome: rejection, text: '' };
    const body = root === 'Subscription' ? await firstMessage(query, token) : await respond(query, token);
    return { outcome: outcomeOf(body), text: JSON.stringify(body) };
  };
  return { operation, document, send };
}

test.each([...people])('%s', async (name, expected) => {
  const { document, send } = callOf(name);
  const row = await tryAll(shop, cast, document, send);
  // Every user has just signed out.
  if (name === 'Mutation.sessionEnd') await gather();
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
