import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { ShopClient } from '../shop-under-test/shop-client.ts';

const RESPONSE_MS = 5000;

const CREATE = `mutation ($input: WebhookInput!) {
  payload: webhookCreate(input: $input) { webhook { id } userErrors { message } }
}`;

interface Created {
  payload: { webhook: { id: string } | null; userErrors: { message: string }[] };
}

/** A webhook whose receiver takes five seconds per response. */
export interface SlowWebhook {
  /** The number of messages received. */
  received(): number;
  /** Deletes the webhook with its messages, and stops the receiver. */
  remove(): Promise<void>;
}

/**
 * Registers a webhook for new orders with a slow receiver, and adds this many waiting messages by SQL, in the
 * shop's format, due before any later ones. The shop must be allowed to send to its own machine. Resolves
 * when the first one has been sent.
 */
export async function openSlowWebhook(
  client: ShopClient,
  adminToken: string,
  db: pg.Client,
  messages: number,
): Promise<SlowWebhook> {
  let received = 0;
  const receiver = createServer((request, response) => {
    received += 1;
    request.resume();
    void setTimeout(RESPONSE_MS, undefined, { ref: false }).then(() => response.writeHead(204).end());
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const first = once(receiver, 'request');
  const { payload } = await client.data<Created>(
    CREATE,
    { input: { url, eventTypes: ['ORDER_PLACED'] } },
    adminToken,
  );
  if (!payload.webhook) throw new Error(`The webhook was refused: ${JSON.stringify(payload.userErrors)}`);
  const { id } = payload.webhook;
  await db.query(
    `insert into webhook_deliveries (id, webhook_id, type, body, created_at, due_at)
    select gen_random_uuid(), $1, 'order.placed', jsonb_build_object('number', n)::text, now(), now() - interval '1 minute'
    from generate_series(1, $2::int) n`,
    [id, messages],
  );
  await db.query('analyze webhook_deliveries');
  await first;
  return {
    received: () => received,
    async remove() {
      await client.data(
        'mutation ($id: ID!) { webhookDelete(id: $id) { userErrors { message } } }',
        { id },
        adminToken,
      );
      receiver.closeAllConnections();
      receiver.close();
    },
  };
}
