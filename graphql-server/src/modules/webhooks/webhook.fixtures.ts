import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

/** A message as received. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A webhook receiver: a real local server. */
export interface Receiver {
  url: string;
  received: Received[];
  /** How it responds; 200 by default. */
  answer: (response: ServerResponse, count: number) => void;
  /** Resolves once this many messages have arrived. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const waiting: { count: number; done: () => void }[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
      receiver.answer(response, receiver.received.length);
      for (const { count, done } of waiting) if (receiver.received.length >= count) done();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: (response) => response.end('ok'),
    until: (count) =>
      new Promise((done) => {
        if (receiver.received.length >= count) done();
        else waiting.push({ count, done });
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/**
 * The secrets that signed a message, checked by the Standard Webhooks specification without any of the shop's
 * code: a base64 key after `whsec_`; the HMAC-SHA256 of id, timestamp and body, joined with dots; signatures
 * prefixed with their version and a comma, separated by spaces.
 */
export function signersOf({ headers, body }: Received, secrets: readonly string[]): string[] {
  const signed = String(headers['webhook-signature']).split(' ');
  return secrets.filter((secret) => {
    const hmac = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
    hmac.update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`);
    return signed.includes(`v1,${hmac.digest('base64')}`);
  });
}

interface Attempt {
  number: number;
  status: number | null;
  failure: string | null;
  response: string | null;
  headers: { name: string; value: string }[];
}

/** A message as in the log. */
export interface Logged {
  id: string;
  messageId: string;
  type: string | null;
  state: string;
  body: string | null;
  attempts: Attempt[];
}

export interface SeenWebhook {
  id: string;
  url: string;
  isEnabled: boolean;
  disabledReason: string | null;
  failingSince: string | null;
  previousSecretUntil: string | null;
  eventTypes: string[];
  version: string;
}

export interface WebhookPayload {
  webhook: SeenWebhook | null;
  secret: string | null;
  userErrors: { code: string; message: string; field: string[] | null }[];
}

const WEBHOOK = 'id url isEnabled disabledReason failingSince previousSecretUntil eventTypes version';
const ERRORS = 'userErrors { code message field }';

/** Webhook operations of a staff member in a test shop. */
export function webhooksOf(shop: Pick<TestApp, 'client'>) {
  const call = async <Result>(document: string, variables: object, { token }: Pick<Person, 'token'>) =>
    (await shop.client.data<{ result: Result }>(document, { ...variables }, token)).result;

  return {
    register: (staff: Pick<Person, 'token'>, input: object) =>
      call<WebhookPayload>(
        `mutation ($input: WebhookInput!) { result: webhookCreate(input: $input) { webhook { ${WEBHOOK} } secret ${ERRORS} } }`,
        { input },
        staff,
      ),
    update: (staff: Person, id: string, input: object, expectedVersion?: string) =>
      call<WebhookPayload>(
        `mutation ($id: ID!, $input: WebhookInput!, $expectedVersion: String) {
          result: webhookUpdate(id: $id, input: $input, expectedVersion: $expectedVersion) { webhook { ${WEBHOOK} } ${ERRORS} } }`,
        { id, input, expectedVersion },
        staff,
      ),
    rotate: (staff: Person, id: string) =>
      call<WebhookPayload>(
        `mutation ($id: ID!) { result: webhookSecretRotate(id: $id) { webhook { ${WEBHOOK} } secret ${ERRORS} } }`,
        { id },
        staff,
      ),
    see: (staff: Person, id: string) =>
      call<SeenWebhook | null>(`query ($id: ID!) { result: webhook(id: $id) { ${WEBHOOK} } }`, { id }, staff),
    test: (staff: Pick<Person, 'token'>, id: string) =>
      call<{ delivery: { id: string } | null; userErrors: object[] }>(
        `mutation ($id: ID!) { result: webhookTestSend(id: $id) { delivery { id } ${ERRORS} } }`,
        { id },
        staff,
      ),
    resend: (staff: Person, id: string) =>
      call<{ delivery: { id: string } | null; userErrors: object[] }>(
        `mutation ($id: ID!) { result: webhookDeliveryReplay(id: $id) { delivery { id } ${ERRORS} } }`,
        { id },
        staff,
      ),
    replay: (staff: Person, id: string, from: Date, until: Date) =>
      call<{ messageCount: number | null; userErrors: { code: string }[] }>(
        `mutation ($id: ID!, $from: DateTime!, $until: DateTime!) {
          result: webhookReplay(id: $id, from: $from, until: $until) { messageCount ${ERRORS} } }`,
        { id, from: from.toISOString(), until: until.toISOString() },
        staff,
      ),
    log: async (staff: Pick<Person, 'token'>, webhookId: string, filter = ''): Promise<Logged[]> => {
      const { nodes } = await call<{ nodes: Logged[] }>(
        `query ($webhookId: ID!) { result: webhookDeliveries(webhookId: $webhookId, first: 100${filter}) { nodes {
          id messageId type state body attempts { number status failure response headers { name value } } } } }`,
        { webhookId },
        staff,
      );
      return nodes;
    },
  };
}
