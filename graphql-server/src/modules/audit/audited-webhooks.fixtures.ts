import { webhooksOf } from '../webhooks/webhook.fixtures.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

/**
 * Cases for webhooks by mutation: the setup, its arguments, and the expected log entries, which contain no
 * secrets.
 */
export function auditedWebhooks(shop: Pick<TestApp, 'client'>, owner: () => Person) {
  const url = 'https://receiver.example/';
  const given = async () =>
    (await webhooksOf(shop).register(owner(), { url, eventTypes: ['ORDER_PAID'] })).webhook?.id ?? '';
  return {
    webhookCreate: {
      args: () => `input: { url: "${url}", eventTypes: [ORDER_PAID] }`,
      says: [`CREATED WEBHOOK ${url}`],
    },
    webhookUpdate: {
      given,
      args: (id: string) =>
        `id: "${id}", input: { url: "${url}2", eventTypes: [ORDER_SENT], isEnabled: false }`,
      says: [
        `CHANGED WEBHOOK ${url}2: disabledReason null > "STAFF", eventTypes ["order.paid"] > ["order.sent"], url "${url}" > "${url}2"`,
      ],
    },
    webhookSecretRotate: {
      given,
      args: (id: string) => `id: "${id}"`,
      says: [`CHANGED WEBHOOK ${url}: secret null > null`],
    },
    webhookDelete: { given, args: (id: string) => `id: "${id}"`, says: [`DELETED WEBHOOK ${url}`] },
  };
}
