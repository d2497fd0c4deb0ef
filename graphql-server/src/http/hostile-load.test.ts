import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CategoryEntity } from '../modules/catalogue/categories/category.entity.ts';
import { newId } from '../shared/new-id.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { aCustomer } from '../test/users.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

/** A search that takes 80 ms of CPU time, more than its charge before rendering. */
const rendering = `
  async ({ url, run, renderedAt }) => {
    const used = () => {
      const { user, system } = process.threadCpuUsage();
      return user + system;
    };
    const end = used() + (url.includes('?q=') ? 80_000 : 0);
    while (used() < end);
    await run({ query: '{ shop { name } }', variables: {} });
    return { html: '<h1>' + url + '</h1>', state: { renderedAt } };
  }
`;
const EIGHT = 'one two three four five six seven eight';

let directory: string;
let shop: TestApp;
let token: string;
let isOverloaded = false;

/**
 * Each test uses its own networks, with 186 ms of work per second: 279 at the start, enough for four
 * renderings.
 */
beforeAll(async () => {
  directory = aBuiltWeb({ files: { 'assets/app-abcdefgh.js': '// as built' }, rendering });
  shop = await startTestApp(
    { webDirectory: directory, trustsProxy: true, workPerNetwork: 186 },
    { isOverloaded: () => isOverloaded },
  );
  ({ token } = await aCustomer(shop));
});
afterEach(() => {
  // Restores all credit; within a test the clock stands still, however slow the machine is.
  shop.clock.advance(10_000);
  isOverloaded = false;
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const get = (path: string, ip: string) =>
  shop.client.rest<string>(path, { headers: { accept: 'text/html', ...from(ip) } });
const request = (query: string, ip: string, more: { token?: string; variables?: object } = {}) =>
  shop.client.rest<{
    data?: unknown;
    extensions?: { cost: object };
    errors?: { message: string; extensions: { code: string } }[];
  }>('/graphql', {
    method: 'POST',
    body: { query, variables: more.variables ?? {} },
    headers: from(ip),
    token: more.token ?? null,
  });

/**
 * Sends all requests at once. One per network may wait for its turn: after all others have a response, the
 * clock advances ten seconds.
 */
async function atOnce<Response>(
  count: number,
  send: (index: number) => Promise<Response>,
): Promise<Response[]> {
  let answered = 0;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const response = await send(index);
      answered += 1;
      if (answered === count - 1) shop.clock.advance(10_000);
      return response;
    }),
  );
}
const codeOf = (response: Awaited<ReturnType<typeof request>>) => response.body.errors?.[0]?.extensions.code;

describe('pages', () => {
  test('are rendered for a network up to its share; then the browser renders them, and machines get a 429', async () => {
    for (const word of ['a', 'b', 'c', 'd'])
      expect((await get(`/shop?q=${word}`, '203.0.113.1')).status).toBe(200);
    const responses = await atOnce(4, (index) => get(`/shop?q=further${index}`, '203.0.113.1'));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(3);
    for (const { headers, body } of rejected) {
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(body).toMatch(/<div id="root"><noscript>[^]*<h1>The shop is busy<\/h1>/);
      expect(body).toContain(seconds === 1 ? 'reload this page in a second' : `in ${seconds} seconds`);
    }
    expect((await get('/shop?q=e', '198.51.100.1')).body).toContain('<h1>/shop?q=e</h1>');
  });

  test('that are cached cost nothing, for any visitor and any other part of the URL', async () => {
    await get('/size-guide', '203.0.113.2');
    for (let index = 0; index < 10; index += 1) {
      const { status, body } = await get(`/size-guide?x=${index}`, '203.0.113.2');
      expect([status, body.includes('<h1>/size-guide</h1>')]).toEqual([200, true]);
    }
  });
});

describe('responses', () => {
  beforeAll(async () => {
    const em = shop.app.orm.em.fork();
    const create = (label: string, parentId: string | null) => {
      const slug = label.toLowerCase().replace(' ', '-');
      return em.create(CategoryEntity, { id: newId(), slug, label, parentId, position: 0 });
    };
    for (const top of ['Home', 'Garden', 'Sports', 'Toys']) {
      const { id } = create(top, null);
      for (let index = 0; index < 14; index += 1) create(`${top} ${index}`, id);
    }
    await em.flush();
  });

  const within = (depth: number): string =>
    depth === 0 ? 'id' : `children { parent { ${within(depth - 1)} } }`;
  /** Looks like a handful of fields but has 150,000. */
  const attack = `{ categories { ${within(3)} children { id } } }`.replace('id }', `${within(1)} id }`);

  test('that grow without limit are aborted, and cost the maximum', async () => {
    const { status, body } = await request(attack, '203.0.113.30');
    expect([status, body.data, codeOf({ status, body } as never)]).toEqual([200, null, 'BAD_REQUEST']);
    expect(body.errors).toHaveLength(1);
    expect(body.extensions?.cost).toMatchObject({ requested: 60_000, actual: 60_000 });
  });

  test('that were long before use up the network’s share', async () => {
    for (let time = 0; time < 5; time += 1) expect((await request(attack, '203.0.113.31')).status).toBe(200);
    // 279 ms at first, 60 each.
    const further = await atOnce(3, () => request(attack, '203.0.113.31'));
    expect(further.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });
});

/** Each request has its own id, which its errors repeat. */
const withoutId = (body: unknown) => JSON.stringify(body).replaceAll(/"requestId":"[^"]+"/g, '');

describe('documents', () => {
  test('that are invalid are cached with all their errors', async () => {
    const wrong = `{ shop { ${'x'.repeat(3000)} } nothing }`;
    const first = await request(wrong, '203.0.113.3');
    expect(first.status).toBe(400);
    expect(first.body.errors).toHaveLength(2);
    // Each costs 31 ms to parse, and the credit is 279.
    for (let index = 0; index < 40; index += 1) {
      const again = await request(wrong, '203.0.113.3');
      expect([again.status, withoutId(again.body)]).toEqual([400, withoutId(first.body)]);
    }
  });

  test('that cannot be parsed are cached, too', async () => {
    const broken = `{ shop { ${'x'.repeat(3000)} `;
    const first = await request(broken, '203.0.113.4');
    expect(codeOf(first)).toBe('GRAPHQL_PARSE_FAILED');
    for (let index = 0; index < 40; index += 1) {
      const again = await request(broken, '203.0.113.4');
      expect(withoutId(again.body)).toEqual(withoutId(first.body));
    }
  });

  test('that are always new are parsed up to the network’s share', async () => {
    const invented = (index: number) => `{ shop { x${index}${'y'.repeat(3000)} } }`;
    const responses = await atOnce(40, (index) => request(invented(index), '203.0.113.5'));
    const rejected = responses.filter(({ status }) => status === 429);
    // 279 ms at first, 31 each, plus the one that waits.
    expect(rejected).toHaveLength(40 - 10);
    for (const response of rejected) {
      expect(codeOf(response)).toBe('RATE_LIMITED');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(codeOf(await request(invented(99), '198.51.100.5'))).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  /** As expensive to validate as a document of 500 tokens can be: each field is compared with every other. */
  const worst = (index: number) => `{ ${'shop{a}'.repeat(122)} n${index} }`;

  test('that are the most expensive to parse block the thread only briefly, whatever credit a network has', async () => {
    const responses = await atOnce(60, (index) => request(worst(index), '203.0.113.12'));
    const statuses = responses.map(({ status }) => status);
    const read = statuses.filter((status) => status === 400).length;
    // About 14 ms each on the machine where the limits were set, and charged as 10.
    expect([read > 0, read <= 31]).toEqual([true, true]);
    expect(statuses).toContain(429);
  });

  test('that are known are executed even without credit', async () => {
    const cachedQuery = '{ shop { name } }';
    for (let index = 0; index < 9; index += 1)
      await request(`{ shop { z${index}${'y'.repeat(3000)} } }`, '203.0.113.6');
    expect((await request(cachedQuery, '198.51.100.6')).status).toBe(200);
    expect((await request(cachedQuery, '203.0.113.6')).status).toBe(200);
  });
});

describe('searches', () => {
  const document = 'query ($text: String) { products(filter: { text: $text }) { nodes { id } totalCount } }';

  test('are charged their cost: fifteen at once exceed an operation’s limit', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `a${index}`);
    const many = `query ($text: String) { ${names
      .map((name) => `${name}: products(filter: { text: $text }) { totalCount }`)
      .join(' ')} }`;
    const response = await request(many, '203.0.113.7', { variables: { text: EIGHT } });
    expect([response.status, codeOf(response)]).toEqual([400, 'BAD_REQUEST']);
    expect(response.body.errors?.[0]?.message).toContain('too expensive');
  });

  test('of a network are executed up to its share', async () => {
    const search = () => request(document, '203.0.113.8', { variables: { text: EIGHT } });
    for (let index = 0; index < 10; index += 1) expect((await search()).status).toBe(200);
    const rejected = (await atOnce(20, search)).filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    for (const response of rejected) {
      expect(codeOf(response)).toBe('RATE_LIMITED');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await request(document, '198.51.100.8', { variables: { text: EIGHT } })).status).toBe(200);
  });
});

describe('an overloaded shop', () => {
  const cachedQuery = '{ shop { name } }';

  test('serves a network’s first request, rejects further ones, and says when to retry', async () => {
    const ip = '198.51.100.9';
    await request(cachedQuery, ip);
    isOverloaded = true;
    // A new document waits, and requests that arrive meanwhile are served.
    const waiting = request('{ shop { name currencyCode } }', ip);
    await expect.poll(async () => (await request(cachedQuery, ip)).status).toBe(503);
    const rejected = [
      await request(cachedQuery, ip),
      await shop.client.rest<{ code: string }>('/api/getProducts', { headers: from(ip) }),
    ];
    for (const { status, body, headers: sent } of rejected) {
      expect([status, sent.get('retry-after')]).toEqual([503, '2']);
      expect(JSON.stringify(body)).toContain('The server is too busy. Please try again');
    }
    isOverloaded = false;
    expect((await waiting).status).toBe(200);
    isOverloaded = true;
    for (let index = 0; index < 5; index += 1) expect((await request(cachedQuery, ip)).status).toBe(200);
  });

  test('serves signed-in users', async () => {
    await request('{ viewer { email } }', '198.51.100.9');
    isOverloaded = true;
    expect((await request('{ viewer { email } }', '198.51.100.9', { token })).body.data).toMatchObject({
      viewer: {},
    });
  });

  test('sends cached pages, lets one request wait, and leaves other pages to the browser', async () => {
    await get('/contact', '198.51.100.10');
    isOverloaded = true;
    const remembered = await get('/contact', '198.51.100.10');
    expect([remembered.status, remembered.body.includes('<h1>/contact</h1>')]).toEqual([200, true]);
    const responses = await atOnce(2, async (index) => {
      const response = await get(`/shop?q=never${index}`, '198.51.100.10');
      isOverloaded = false;
      return response;
    });
    const [other] = responses.filter(({ status }) => status === 503);
    expect(other?.headers.get('retry-after')).toBe('2');
    expect(other?.body).toContain('Please reload this page in 2 seconds.');
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 503]);
  });

  test.each(['/health/live', '/assets/app-abcdefgh.js', '/cart'])('still serves %s', async (path) => {
    isOverloaded = true;
    expect((await get(path, '198.51.100.11')).status).toBe(200);
  });

  test('accepts events of the payment provider', async () => {
    isOverloaded = true;
    const { status } = await shop.client.rest('/api/stripe/webhook', { method: 'POST', body: {} });
    expect(status).not.toBe(503);
  });
});
