import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { PlaceGuestOrder, ReadOrderByLink } from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { FakeEmail } from '../test/gateways/fake-email.ts';
import { anOrderInput } from '../test/orders.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { TestClient } from '../test/test-client.ts';
import { aGuest, allowGuests, aStaffMember, type Person } from '../test/users.ts';
import { type Protected, secondFactorCalls } from '../modules/auth/second-factor/second-factor.fixtures.ts';
import { openReceiver, type Receiver, signersOf, webhooksOf } from '../modules/webhooks/webhook.fixtures.ts';
import { WebhookWorkers } from '../modules/webhooks/webhook-workers.ts';
import type { Config } from './config.ts';

const NEW = 'a new session secret, longer than 32 characters';
const SEALING = 'a sealing secret of its own, longer than 32 characters';

let shop: TestApp;
let owner: Protected;
let receiver: Receiver;
let webhook: { id: string; secret: string };
let link: string;

/** What a shop with its first secret has given out. */
beforeAll(async () => {
  receiver = await openReceiver();
  shop = await startTestApp({ allowsPrivateAddresses: true });
  await allowGuests(shop);
  owner = await secondFactorCalls(shop).protect(await aStaffMember(shop, 'OWNER'));
  const { webhook: created, secret } = await webhooksOf(shop).register(owner, {
    url: receiver.url,
    eventTypes: ['CUSTOMER_CREATED'],
  });
  webhook = { id: created?.id ?? '', secret: secret ?? '' };
  const productId = await aProduct(shop.app.orm.em.fork());
  const guest = await aGuest(shop);
  const { payload } = await shop.client.data(PlaceGuestOrder, { input: anOrderInput({ productId }) }, guest);
  link = payload.order?.linkToken ?? '';
});
afterAll(async () => {
  await receiver.close();
  await shop.stop();
});

/** Runs `work` in the shop with other secrets. */
async function withSecrets(
  secrets: Pick<Config, 'sessionSecrets' | 'sealingSecrets'>,
  work: (restarted: TestApp, sendWebhooks: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const webhookWorkers = new WebhookWorkers();
  const parts = { clock: shop.clock.now, repeatsJobs: false, mail: new FakeEmail(), webhookWorkers };
  const config = { ...shop.config, ...secrets, port: 0 };
  const app = await createApp(config, parts);
  try {
    const port = await app.listen();
    const client = new TestClient(`http://${shop.config.host}:${port}`);
    await work({ ...shop, config, app, client }, async () => {
      await app.jobs.run('webhooks');
      await webhookWorkers.idle();
    });
  } finally {
    await app.close();
  }
}

const isLoggedIn = async ({ client }: TestApp, { token }: Pick<Person, 'token'>) =>
  (await client.rest('/graphql', { method: 'POST', body: { query: '{ viewer { id } }' }, token })).status ===
  200;

test('with the former secret as a fallback, sessions, links, second factors and webhooks still work', async () => {
  const sessionSecrets = [NEW, ...shop.config.sessionSecrets];
  await withSecrets({ sessionSecrets, sealingSecrets: [SEALING] }, async (restarted, sendWebhooks) => {
    expect(await isLoggedIn(restarted, owner)).toBe(true);
    const { order } = await restarted.client.data(ReadOrderByLink, { token: link });
    expect(order?.number).toBeTruthy();
    const calls = secondFactorCalls(restarted);
    const { challenge } = await calls.logIn(owner.email);
    const { session } = await calls.verify(challenge?.token ?? '', calls.nextCode(owner.secret));
    expect(session?.token).toBeTruthy();
    await webhooksOf(restarted).test(owner, webhook.id);
    await sendWebhooks();
    const { secret } = webhook;
    expect(receiver.received.map((message) => signersOf(message, [secret]))).toEqual([[secret]]);
  });
});

test('without it, sessions and links of the former secret are invalid', async () => {
  await withSecrets({ sessionSecrets: [NEW], sealingSecrets: [SEALING] }, async (restarted) => {
    expect(await isLoggedIn(restarted, owner)).toBe(false);
    const { order } = await restarted.client.data(ReadOrderByLink, { token: link });
    expect(order).toBeNull();
  });
});

test('what the new secret signed is invalid for a process that does not know it yet', async () => {
  let token = '';
  const sessionSecrets = [NEW, ...shop.config.sessionSecrets];
  await withSecrets({ sessionSecrets, sealingSecrets: [] }, async (restarted) => {
    token = (await aStaffMember(restarted, 'OWNER')).token;
    expect(await isLoggedIn(restarted, { token })).toBe(true);
  });
  expect(await isLoggedIn(shop, { token })).toBe(false);
});
