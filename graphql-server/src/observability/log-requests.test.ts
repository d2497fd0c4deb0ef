import { beforeEach, expect, test, vi } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { aCustomer } from '../test/users.ts';

interface Line {
  msg: string;
  level: number;
  requestId?: string;
}

const written: string[] = [];
const shop = describeShop(
  { logsRequests: true, logLevel: 'debug' },
  { logStream: { write: (line) => written.push(line) } },
);
const quiet: string[] = [];
const withoutLog = describeShop({}, { logStream: { write: (line) => quiet.push(line) } });

beforeEach(() => {
  written.length = 0;
});

/** The lines about requests; a line is written after its response was sent. */
async function requestLines(count: number): Promise<Line[]> {
  const lines = () => written.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request');
  await expect.poll(() => lines().length).toBe(count);
  return lines();
}

const post = (body: unknown, headers: Record<string, string> = {}, token: string | null = null) =>
  shop.client.rest('/graphql', { method: 'POST', body, headers, token });

test('a line has the operation, the caller and what the request took', async () => {
  const { headers } = await post({ query: 'query Any { shop { name } }' });
  expect(await requestLines(1)).toEqual([
    {
      level: 30,
      time: expect.any(Number) as number,
      pid: process.pid,
      hostname: expect.any(String) as string,
      msg: 'request',
      requestId: headers.get('x-request-id'),
      method: 'POST',
      route: '/graphql',
      operation: 'shop',
      caller: 'VISITOR',
      status: 200,
      durationMs: expect.any(Number) as number,
      // 500 for the root field, and 1 for each of the two fields.
      cost: 502,
      bytes: expect.any(Number) as number,
    },
  ]);
});

test('bytes are those of the response', async () => {
  await shop.client.rest('/health/live');
  await shop.client.rest('/api/openapi.json');
  const [small, large] = (await requestLines(2)) as unknown[] as { bytes: number }[];
  expect(small?.bytes).toBeGreaterThan(100);
  expect(large?.bytes).toBeGreaterThan(10_000);
});

test('a response from the cache says so', async () => {
  const query = '{ products(first: 1) { nodes { title } } }';
  // Fixes the time, so that the process's version never counts as outdated on a slow machine.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let run = 0; run < 3; run += 1) {
    await shop.app.jobs.run('catalogue-version');
    await post({ query });
  }
  time.mockRestore();
  const lines = await requestLines(3);
  expect(lines[0]).not.toHaveProperty('isCached');
  expect(lines[2]).toMatchObject({ operation: 'products', caller: 'VISITOR', isCached: true, cost: 20 });
});

test('each kind of caller has its name', async () => {
  const customer = await aCustomer(shop);
  written.length = 0;
  await post({ query: '{ viewer { id } }' }, {}, customer.token);
  await post({ query: '{ viewer { id } }' }, { authorization: 'Bearer none' });
  expect(await requestLines(2)).toMatchObject([
    { caller: 'CUSTOMER', operation: 'viewer', status: 200 },
    { status: 401, errors: ['UNAUTHENTICATED'] },
  ]);
});

test('an operation of REST has its name, and its route no values', async () => {
  await shop.client.rest('/api/users/0190a1b2-0000-7000-8000-000000000000');
  expect(await requestLines(1)).toMatchObject([
    { route: '/api/users/:id', operation: 'getUser', caller: 'VISITOR', status: 401 },
  ]);
});

test('an operation that begins with a fragment, or is not valid, has no name of its own', async () => {
  await post({ query: 'query { ...Secret } fragment Secret on Query { shop { name } }' });
  await post({ query: '{ secret }' });
  const [fragment, invalid] = await requestLines(2);
  expect(fragment).toMatchObject({ operation: 'other' });
  expect(invalid).toMatchObject({ status: 400, errors: ['GRAPHQL_VALIDATION_FAILED'] });
  expect(invalid).not.toHaveProperty('operation');
});

test('no line has a secret or personal data, whatever the level', async () => {
  const planted = {
    token: 'eyJhbGciOiJIUzI1NiJ9.planted.token',
    cookie: 'planted-cookie',
    password: 'planted password 123',
    email: 'planted@person.example',
    card: '4242424242424242',
    link: 'PlantedLinkToken0123456789abcdef',
    name: 'PlantedOperationName',
    key: 'planted-idempotency-key',
    requestId: 'planted-request-id',
    agent: 'planted-agent/1.0',
    network: '203.0.113.77',
  };
  const anonymous = {
    cookie: `session=${planted.cookie}`,
    'idempotency-key': `"${planted.key}"`,
    'x-request-id': planted.requestId,
    'user-agent': planted.agent,
    'x-forwarded-for': planted.network,
  };
  const headers = { ...anonymous, authorization: `Bearer ${planted.token}` };
  const credentials = { email: planted.email, password: planted.password };
  const login = `mutation ${planted.name}($email: String!, $password: String!) {
    sessionCreate(input: { emailOrPhone: $email, password: $password }) { session { token } userErrors { code } }
  }`;
  const inline = `mutation { sessionCreate(input: { emailOrPhone: "${planted.email}", password: "${planted.password}" }) { session { token } } }`;
  await post({ query: login, operationName: planted.name, variables: credentials }, anonymous);
  await post({ query: inline }, anonymous);
  await post({ query: `{ ${planted.name} }` }, anonymous);
  await post({ query: '{ viewer { id } }' }, headers);
  await post(`{ "query": "${planted.password}`, anonymous);
  const rest = (path: string, body: unknown) =>
    shop.client.rest(path, { method: 'POST', body, headers: anonymous });
  await rest('/api/login', { emailOrPhone: planted.email, password: planted.password });
  await rest('/api/signup', { name: planted.name, ...credentials });
  await rest('/api/contact', { name: 'x', email: planted.email, phone: planted.card, message: planted.card });
  const paths = [
    `/downloads/${planted.link}`,
    `/preview/${planted.link}`,
    `/reset-password?token=${planted.link}&email=${planted.email}`,
    `/graphql?query={shop{name}}&variables={"x":"${planted.link}"}`,
    `/api/getProducts?token=${planted.link}`,
    `/api/${planted.link}`,
    `/${planted.link}%ff`,
    `/uploads/${planted.link}.webp`,
  ];
  for (const path of paths) await fetch(shop.client.address + path, { headers: anonymous });
  await requestLines(16);
  const log = written.join('');
  for (const [what, value] of Object.entries(planted)) {
    expect([what, log.includes(value) || log.includes(encodeURIComponent(value))]).toEqual([what, false]);
  }
});

test('without the setting, requests are not in the log', async () => {
  await withoutLog.client.rest('/health/live');
  await withoutLog.client.rest('/api/getProducts');
  expect(quiet).toEqual([]);
});
