import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { type LoggedMessage, openReceiver, type Receiver, signersOf } from './webhook.fixtures.ts';

/** The built server, as `npm start` runs it; `npm test` builds it first. */
const entry = new URL('../../../dist/main.js', import.meta.url).pathname;
const adminSecret = 'an admin secret for one test, longer than 32';

let database: TestDatabase;
let receiver: Receiver;
let child: ChildProcess;
let baseUrl: string;
/** The owner's, once there is one. */
let token = '';

// One shop for all tests, because starting it takes longer than they do. Each leaves it running.
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: true });
  await start();
  const { session } = await call<{ session: { token: string } }>(
    `mutation ($input: AdminCreateInput!) { result: adminCreate(input: $input) { session { token } } }`,
    { input: { name: 'Ada', email: 'ada@test.example', password: 'correct horse battery', adminSecret } },
  );
  ({ token } = session);
});
afterAll(async () => {
  await kill();
  await database.drop();
});
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

async function start(): Promise<void> {
  child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      SEED_CATALOGUE: '0',
      DATA_DIR: database.dataDirectory,
      ADMIN_SECRET: adminSecret,
      ALLOW_PRIVATE_ADDRESSES: '1',
      DATABASE_URL: database.config.url,
      SESSION_SECRET: 's'.repeat(32),
      // A busy machine is not a failure.
      MAX_EVENT_LOOP_DELAY: '0',
      RATE_WORK_PER_NETWORK: '1000000',
    },
  });
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const [, url] = /open at (http:\S+)/.exec(output) ?? [];
    if (url !== undefined) {
      baseUrl = url;
      child.stdout?.resume();
      return;
    }
  }
  throw new Error(`The server ended instead of opening: ${output}`);
}

/** Kills the process, like a crash. */
async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

async function call<Result>(query: string, variables: object): Promise<Result> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await response.json()) as { data: { result: Result } };
  return data.result;
}

/** The only message, once the attempt with this number has its response. */
async function answered(webhookId: string, number: number): Promise<LoggedMessage> {
  const read = async () => {
    const { nodes } = await call<{ nodes: LoggedMessage[] }>(
      `query ($id: ID!) { result: webhookDeliveries(webhookId: $id) { nodes {
        id messageId type state body attempts { number status failure response headers { name value } } } } }`,
      { id: webhookId },
    );
    return nodes[0];
  };
  for (;;) {
    const isAnswered = (await read())?.attempts.some(
      (attempt) => attempt.number === number && attempt.status !== null,
    );
    // The message is read before its attempts, so only the next read is sure to include the effect of the
    // response.
    const message = isAnswered ? await read() : undefined;
    if (message) return message;
    await pause(50);
  }
}

/** Ends the pause before the next attempt. */
async function endPause(): Promise<void> {
  const client = new pg.Client({ connectionString: database.config.url });
  await client.connect();
  await client.query(`update webhook_deliveries set due_at = now()`);
  await client.end();
}

test('500, 500 and 200 are three attempts in the log, though the shop is killed after each', async () => {
  const { webhook, secret } = await call<{ webhook: { id: string }; secret: string }>(
    `mutation ($input: WebhookInput!) { result: webhookCreate(input: $input) { webhook { id } secret } }`,
    { input: { url: receiver.url, eventTypes: ['CUSTOMER_CREATED'] } },
  );
  receiver.answer = (response, count) => response.writeHead(count < 3 ? 500 : 200).end();
  await call(
    `mutation ($input: CustomerCreateInput!) { result: customerCreate(input: $input) { userErrors { code } } }`,
    { input: { name: 'Mina', email: 'mina@test.example', password: 'correct horse battery' } },
  );
  let message = await answered(webhook.id, 1);
  for (const number of [2, 3]) {
    await kill();
    await endPause();
    await start();
    message = await answered(webhook.id, number);
  }
  expect(message).toMatchObject({ type: 'CUSTOMER_CREATED', state: 'DELIVERED' });
  expect(message.attempts.map(({ number, status }) => [number, status])).toEqual([
    [1, 500],
    [2, 500],
    [3, 200],
  ]);
  expect(receiver.received).toHaveLength(3);
  message.attempts.forEach((attempt, index) => {
    const received = receiver.received[index];
    if (!received) throw new Error('An attempt that nobody received');
    expect(signersOf(received, [secret])).toEqual([secret]);
    expect(received.headers).toMatchObject(
      Object.fromEntries(attempt.headers.map(({ name, value }) => [name, value])),
    );
    expect(received.headers['webhook-id']).toBe(message.messageId);
    expect(received.body).toBe(message.body);
  });
});

test('an attempt during which the shop dies is logged, and the message is sent again', async () => {
  const { webhook } = await call<{ webhook: { id: string } }>(
    `mutation ($input: WebhookInput!) { result: webhookCreate(input: $input) { webhook { id } } }`,
    { input: { url: receiver.url, eventTypes: ['ORDER_PLACED'] } },
  );
  receiver.answer = (response, count) => count > 1 && response.end();
  await call(`mutation ($id: ID!) { result: webhookTestSend(id: $id) { userErrors { code } } }`, webhook);
  await receiver.until(1);
  await kill();
  await endPause();
  await start();
  const { attempts, state } = await answered(webhook.id, 2);
  expect(state).toBe('DELIVERED');
  expect(attempts.map(({ number, status, failure }) => [number, status, failure])).toEqual([
    [1, null, 'INTERRUPTED'],
    [2, 200, null],
  ]);
});
