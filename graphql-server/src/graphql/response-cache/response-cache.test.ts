import { DefaultQueryExecutor } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anAdmin } from '../../test/users.ts';

const shop = describeShop();
let id: string;

beforeEach(async () => {
  // Fixes the time, so that the process's version never counts as outdated on a slow machine.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  id = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp' });
});

const TITLE = 'query ($id: ID!) { product(id: $id) { title status } }';

interface Answer {
  data: { product: { title: string; status: string } | null } | null;
  errors?: unknown[];
  extensions: { cost: { requested: number; actual: number; available: number } };
}

async function sendQuery(
  request: {
    query?: string;
    variables?: object;
    extensions?: object;
    token?: string;
    headers?: Record<string, string>;
  } = {},
) {
  await shop.app.jobs.run('catalogue-version');
  const { query = TITLE, variables = { id }, extensions, token, headers } = request;
  return shop.client.rest<Answer>('/graphql', {
    method: 'POST',
    ...(token && { token }),
    ...(headers && { headers }),
    body: { query, variables, ...(extensions && { extensions }) },
  });
}

/** All cached responses report the same cost. */
const isCached = ({ body }: { body: Answer }) => body.extensions.cost.actual === 20;

/** Sends the request until the response could come from the cache. */
async function fetchOften(request: Parameters<typeof sendQuery>[0] = {}) {
  await sendQuery(request);
  await sendQuery(request);
  await sendQuery(request);
  return sendQuery(request);
}

test('a repeated request is answered from the cache: the same data, type and cost, and the remaining budget', async () => {
  const first = await sendQuery();
  expect(isCached(first)).toBe(false);
  const again = await fetchOften();
  expect(isCached(again)).toBe(true);
  expect(again.body.data).toEqual(first.body.data);
  expect(again.body.extensions.cost.requested).toBe(first.body.extensions.cost.requested);
  expect(again.headers.get('ratelimit')).toMatch(/^"cost";r=\d+$/);
  for (const header of ['content-type', 'cache-control']) {
    expect(again.headers.get(header)).toBe(first.headers.get(header));
  }
});

test('a client may identify itself, as Apollo’s does', async () => {
  const extensions = { clientLibrary: { name: '@apollo/client', version: '4.3.8' } };
  const answer = await fetchOften({ extensions });
  expect(isCached(answer)).toBe(true);
  expect(answer.body.data?.product?.title).toBe('Lamp');
});

test('each client gets the type that it accepts', async () => {
  const types = [];
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const answer = await fetchOften({ headers: { accept } });
    expect(isCached(answer)).toBe(true);
    types.push(answer.headers.get('content-type'));
  }
  expect(types).toEqual([
    'application/json; charset=utf-8',
    'application/graphql-response+json; charset=utf-8',
  ]);
});

describe('by GET', () => {
  const get = async (headers: Record<string, string> = {}) => {
    await shop.app.jobs.run('catalogue-version');
    const search = new URLSearchParams({ query: TITLE, variables: JSON.stringify({ id }) });
    const path = `/graphql?${search.toString()}`;
    return shop.client.rest<Answer>(path, { headers: { 'apollo-require-preflight': '1', ...headers } });
  };

  test('a response reveals nothing about its caller, and may be cached for a second', async () => {
    const answers = [await get(), await get(), await get(), await get()];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ data: { product: { title: 'Lamp', status: 'ACTIVE' } } })]),
    );
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate');
      expect(headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
      expect(headers.get('content-type')).toBe(answers[0]?.headers.get('content-type'));
      expect(headers.get('ratelimit')).toBeNull();
    }
  });

  test('a request without protection against other pages is rejected, cached or not', async () => {
    const path = `/graphql?${new URLSearchParams({ query: TITLE, variables: JSON.stringify({ id }) }).toString()}`;
    for (let time = 0; time < 3; time += 1) expect((await get()).status).toBe(200);
    expect((await shop.client.rest(path)).status).toBe(400);
    for (const type of ['text/plain', 'Text/Plain ; charset=utf-8', 'application/x-www-form-urlencoded']) {
      const { status } = await shop.client.rest(path, { headers: { 'content-type': type } });
      expect([type, status]).toEqual([type, 400]);
    }
  });

  test('a content type that requires a preflight also protects, as in the web app', async () => {
    const asJson = { 'apollo-require-preflight': '', 'content-type': 'application/json' };
    for (let time = 0; time < 3; time += 1)
      expect((await get(asJson)).headers.get('cache-control')).toMatch(/^public, /);
  });

  test('an unchanged response is not sent again', async () => {
    await get();
    const { headers } = await get();
    const has = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await get(has)).status).toBe(304);
    await shop.app.orm.em.fork().execute(`update products set title = 'Bulb' where id = ?`, [id]);
    const changed = await get(has);
    expect([changed.status, changed.body.data?.product?.title]).toEqual([200, 'Bulb']);
  });

  test('a response to a token is never cached', async () => {
    const { token } = await anAdmin(shop);
    await get();
    await get();
    const { headers, body } = await get({ authorization: `Bearer ${token}` });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.extensions.cost.actual).toBeGreaterThan(20);
  });

  test('a response with an error has no cache headers', async () => {
    const path = `/graphql?${new URLSearchParams({ query: '{ products(first: 500) { nodes { id } } }' }).toString()}`;
    const { headers } = await shop.client.rest(path, { headers: { 'apollo-require-preflight': '1' } });
    expect([headers.get('etag'), headers.get('cache-control')?.includes('public') ?? false]).toEqual([
      null,
      false,
    ]);
  });
});

test('a change is visible in the next response', async () => {
  expect(isCached(await fetchOften())).toBe(true);
  const { token } = await anAdmin(shop);
  const rename =
    'mutation ($id: ID!) { productUpdate(id: $id, input: { title: "Bulb" }) { userErrors { code } } }';
  await shop.client.data(rename, { id }, token);
  expect((await sendQuery()).body.data?.product?.title).toBe('Bulb');
});

test('responses to staff are neither cached for visitors nor taken from their cache', async () => {
  const { token } = await anAdmin(shop);
  const hidden = await aProduct(shop.app.orm.em.fork(), { status: 'DRAFT' });
  const variables = { id: hidden };
  expect((await fetchOften({ variables })).body.data?.product).toBeNull();
  expect((await fetchOften({ variables, token })).body.data?.product?.status).toBe('DRAFT');
  expect((await sendQuery({ variables })).body.data?.product).toBeNull();
});

test.each([
  ['an answer with an error', '{ products(first: 500) { nodes { title } } }'],
  ['a query that is invalid', '{ products { nothing } }'],
  ['what belongs to the caller', '{ viewer { id } }'],
])('%s is not cached', async (_, query) => {
  const answers = [await sendQuery({ query, variables: {} }), await fetchOften({ query, variables: {} })];
  const [first, again] = answers.map(({ body }) => ({ data: body.data, errors: body.errors }));
  // Each request has its own id, which its errors repeat.
  const withoutId = (answer: unknown) => JSON.stringify(answer).replaceAll(/"requestId":"[^"]+"/g, '');
  expect(withoutId(again)).toBe(withoutId(first));
  expect(answers.some(({ body }) => body.extensions?.cost?.actual === 20)).toBe(false);
});

test('a shop that is uncertain about changes does not use its cache', async () => {
  expect(isCached(await fetchOften())).toBe(true);
  // Changed without any notification.
  await shop.app.orm.em.fork().execute(`alter table products disable trigger user`);
  await shop.app.orm.em.fork().execute(`update products set title = 'Torch' where id = ?`, [id]);
  await shop.app.orm.em.fork().execute(`alter table products enable trigger user`);
  expect((await sendQuery()).body.data?.product?.title).toBe('Lamp');
  const later = performance.now() + 1001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  const body = { query: TITLE, variables: { id } };
  const { body: answer } = await shop.client.rest<Answer>('/graphql', { method: 'POST', body });
  expect(answer.data?.product?.title).toBe('Torch');
});

test('every table behind cached responses announces changes', async () => {
  const em = shop.app.orm.em.fork();
  const rows = await em.execute<{ relname: string }[]>(
    `select relname from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like '%note_catalogue_change'`,
  );
  const announcingTables = new Set(rows.map(({ relname }) => relname));
  const read = await tablesRead();
  expect(read.size).toBeGreaterThan(8);
  expect([...read].filter((table) => !announcingTables.has(table))).toEqual([]);
});

/** The tables that cacheable queries read, according to their statements. */
async function tablesRead(): Promise<Set<string>> {
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  await shop.client.data(
    `query ($id: ID!, $handle: String!) {
      product(id: $id) { categories { slug } runningPriceCampaign { name } sizeGuide taxClassId
        matchingColour(baseColours: [BLUE]) { name } frequentlyBoughtTogether { id }
        variants { id lowestRecentPrice image { url } } options { name } }
      productByHandle(handle: $handle) { id }
      categories { label productCount children { slug } parent { slug } sizeGuide googleCategory }
      category(slug: "lamps") { productCount }
      collections { title } collection(handle: "lamps") { title }
    }`,
    { id, handle: 'lamp' },
  );
  await shop.client.data(
    `{ products(filter: { text: "lamp", collection: "lamps", flashSale: true, colours: [BLUE], minRating: 1 }) {
        nodes { id } totalCount correctedText }
      productFilterOptions(filter: { text: "lamp" }) { categories { value count } } }`,
  );
  await shop.client.data(
    `{ searchSuggestions(query: "lam") { texts products { id } categories { slug } collections { title } }
      searchAlternatives(query: "lamb") { nearWords popularProducts { id } } shop { name legalPages } legalPage(kind: TERMS) { html } }`,
  );
  const texts = spy.mock.calls.map(([query]) => query.sql);
  spy.mockRestore();
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/g)].map(([, name]) => name ?? ''),
  );
  const em = shop.app.orm.em.fork();
  const tables = await em.execute<{ relname: string }[]>(`select relname from pg_class where relkind = 'r'`);
  const tableNames = new Set(tables.map(({ relname }) => relname).filter((name) => !name.startsWith('pg_')));
  return new Set(names.filter((name) => tableNames.has(name)));
}
