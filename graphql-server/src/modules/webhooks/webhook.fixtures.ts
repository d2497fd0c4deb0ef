import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ChangeWebhook,
  ReadWebhook,
  ReadWebhookLog,
  RegisterWebhook,
  ReplayWebhookEvents,
  ResendMessage,
  RotateWebhookSecret,
  SendTestMessage,
  type TypedDocumentString,
  type WebhookInput,
} from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Loose } from '../../test/test-client.ts';
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

/** A message as in the log. */
export type LoggedMessage = ReadWebhookLog['result']['nodes'][number];

type Staff = Pick<Person, 'token'>;

/** Webhook operations of a staff member in a test shop. */
export function webhooksOf(shop: Pick<TestApp, 'client'>) {
  const send = async <Result, Variables>(
    document: TypedDocumentString<{ result: Result }, Variables>,
    variables: Loose<Variables>,
    { token }: Staff,
  ) => (await shop.client.data(document, variables, token)).result;

  return {
    register: (staff: Staff, input: Partial<WebhookInput>) => send(RegisterWebhook, { input }, staff),
    update: (staff: Staff, id: string, input: Partial<WebhookInput>, expectedVersion?: string) =>
      send(ChangeWebhook, { id, input, expectedVersion }, staff),
    rotate: (staff: Staff, id: string) => send(RotateWebhookSecret, { id }, staff),
    see: (staff: Staff, id: string) => send(ReadWebhook, { id }, staff),
    test: (staff: Staff, id: string) => send(SendTestMessage, { id }, staff),
    resend: (staff: Staff, id: string) => send(ResendMessage, { id }, staff),
    replay: (staff: Staff, id: string, from: Date, until: Date) =>
      send(ReplayWebhookEvents, { id, from: from.toISOString(), until: until.toISOString() }, staff),
    log: async (staff: Staff, webhookId: string, state?: LoggedMessage['state']) =>
      (await send(ReadWebhookLog, { webhookId, state }, staff)).nodes,
  };
}
