import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DeleteWebhook } from '../../test/documents.generated.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aStaffMember } from '../../test/users.ts';
import { WebhookWorkers } from './webhook-workers.ts';
import { openReceiver, type Receiver, webhooksOf } from './webhook.fixtures.ts';
import type { WebhooksDatabase } from './webhooks.tables.ts';

/**
 * Long enough for a busy machine to reach the locked row; a transaction itself waits for 3 s and then
 * retries.
 */

const webhookWorkers = new WebhookWorkers();
const shop = describeShop({ allowsPrivateAddresses: true }, { webhookWorkers });
const webhooks = webhooksOf(shop);
let receiver: Receiver;

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const forked = () => shop.app.orm.em.fork();

/** Counts the transactions that wait for a lock. */
async function countWaiting(): Promise<number> {
  const [row] = await forked().execute<{ count: string }[]>(
    `select count(distinct l.pid) from pg_locks l join pg_stat_activity a using (pid)
    where datname = current_database() and not granted`,
  );
  return Number(row?.count);
}

test('a webhook can be deleted while a response is recorded', async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  const { webhook } = await webhooks.register(owner, { url: receiver.url, eventTypes: ['ORDER_PLACED'] });
  const id = webhook?.id ?? '';
  await webhooks.test(owner, id);
  const answered = Promise.withResolvers<void>();
  receiver.answer = (response) => void answered.promise.then(() => response.writeHead(500).end());
  const sent = shop.app.jobs.run('webhooks');
  await receiver.until(1);

  // The deletion blocks at a second message, after deleting the first.
  await webhooks.test(owner, id);
  const lock = await forked().getKysely<WebhooksDatabase>().startTransaction().execute();
  await lock.executeQuery(CompiledQuery.raw('select from webhook_deliveries where attempts = 0 for update'));
  const deleted = shop.client.data(DeleteWebhook, { id }, owner.token);
  await expect.poll(countWaiting).toBe(1);
  answered.resolve();
  // A request waits at most 1.1 s for a lock, so both continue before PostgreSQL would check for a deadlock.
  await expect.poll(countWaiting).toBe(2);
  await lock.commit().execute();

  expect((await deleted).webhookDelete.userErrors).toEqual([]);
  await sent;
  await webhookWorkers.idle();
  expect(await webhooks.see(owner, id)).toBeNull();
});
