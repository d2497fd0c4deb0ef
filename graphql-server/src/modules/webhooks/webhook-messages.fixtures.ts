import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';
import { type EventType, toEnumValue } from './event-type.ts';
import { payloadSchemas } from './message-body.ts';
import { webhooksOf } from './webhook.fixtures.ts';

export interface Message {
  type: keyof typeof payloadSchemas;
  data: Record<string, Record<string, unknown>>;
}

/** Message types in alphabetical order. */
export const typesOf = (messages: readonly Message[]) => messages.map(({ type }) => type).sort();

/** A webhook for these events; `messagesFrom` returns the messages caused by `work`. */
export async function aReceiver(shop: TestApp, owner: Person, types: readonly EventType[]) {
  const webhooks = webhooksOf(shop);
  const eventTypes = types.map(toEnumValue);
  const { webhook } = await webhooks.register(owner, { url: 'https://a.example/', eventTypes });
  const webhookId = webhook?.id ?? '';
  const publish = async () => {
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
  };

  async function messagesFrom(work: () => Promise<unknown>): Promise<Message[]> {
    await publish();
    await sql`delete from webhook_deliveries`.execute(shop.app.orm.em.fork().getKysely());
    await work();
    await publish();
    const log = await webhooks.log(owner, webhookId);
    return log.toReversed().map(({ body }) => {
      const message = JSON.parse(body ?? '') as Message;
      expect(payloadSchemas[message.type].parse(message)).toEqual(message);
      return message;
    });
  }

  return { webhookId, messagesFrom };
}
