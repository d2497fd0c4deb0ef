import pg from 'pg';
import type { ShopClient } from '../shop-under-test/shop-client.ts';
import type { Load } from './measure-load.ts';
import { measureOrders } from './measure-orders.ts';
import { openSlowWebhook } from './slow-webhook.ts';
import { type LoadRow, loadRow } from './load-table.ts';

/** The shop under test: its API, its database and its products. */
interface MeasuredShop {
  client: ShopClient;
  adminToken: string;
  databaseUrl: string;
  ids: readonly string[];
}

/**
 * Measures orders without any webhook and with one that has this many messages waiting, in turn.
 * @returns rows for the table, and a sentence below them
 * @throws Error when an order was not placed
 */
export async function measureOrdersBesideWebhook(
  { client, adminToken, databaseUrl, ids }: MeasuredShop,
  rounds: number,
  messages: number,
): Promise<{ rows: LoadRow[]; note: string }> {
  const [alone, beside]: [Load[], Load[]] = [[], []];
  let received = 0;
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measureOrders(client, ids));
      const webhook = await openSlowWebhook(client, adminToken, db, messages);
      beside.push(await measureOrders(client, ids).finally(() => webhook.remove()));
      received += webhook.received();
    }
  } finally {
    await db.end();
  }
  return {
    rows: [loadRow('order', alone), loadRow('order, slow webhook', beside, alone)],
    note: `order, slow webhook: ${messages} messages wait for a receiver that takes 5 s for each (${received} were sent meanwhile); its share is of the orders without.`,
  };
}
