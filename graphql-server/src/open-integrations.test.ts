import { afterEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from './test/start-test-app.ts';
import { CurrentSettings } from './modules/settings/current-settings.ts';
import { openPaymentProviders, stripeOpener } from './open-integrations.ts';

let shop: TestApp;

afterEach(() => shop.stop());

test('a shop accepts cards with keys, in a sandbox in a demo, and otherwise not at all', async () => {
  shop = await startTestApp();
  const options = {
    dataDirectory: shop.config.dataDirectory,
    clock: shop.clock.now,
    log: shop.app.server.log,
    stripe: null,
    isDemo: false,
    currentSettings: new CurrentSettings(shop.config),
    sealingKeys: [new Uint8Array(32)] as const,
    openStripe: stripeOpener(shop.clock.now),
  };
  expect((await openPaymentProviders(options)).active).toBeNull();
  const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' };
  expect((await openPaymentProviders({ ...options, stripe, isDemo: true })).active?.isSandbox).toBe(false);
  const sandbox = await openPaymentProviders({ ...options, isDemo: true });
  expect(sandbox.active?.isSandbox).toBe(true);
  await sandbox.close();
});

test('the sandbox’s page is on the port of a demo shop, and works without scripts', async () => {
  shop = await startTestApp({ isDemo: true });
  const page = await shop.client.rest<string>('/sandbox/pay/cs_unknown');
  expect(page.status).toBe(404);
  expect(page.body).toContain('There is no such payment');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('a shop without cards has no such page', async () => {
  shop = await startTestApp();
  const page = await shop.client.rest<string>('/sandbox/pay/cs_unknown');
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('application/json');
});

const STAND_INS = [
  '#sandbox/stripe/payment-sandbox',
  '#sandbox/google/identity-sandbox',
  '#sandbox/mailbox/local-mailbox',
  '#sandbox/mailbox/register-mailbox',
];

/** Collects which stand-ins are loaded while `work` runs. */
async function loadedBy(work: () => Promise<TestApp>): Promise<string[]> {
  const loaded: string[] = [];
  for (const path of STAND_INS) {
    vi.doMock(path, (importOriginal) => {
      loaded.push(path);
      return importOriginal();
    });
  }
  try {
    shop = await work();
  } finally {
    for (const path of STAND_INS) vi.doUnmock(path);
  }
  return loaded;
}

test('a shop with keys loads no sandbox, demo or not', async () => {
  const keys = {
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    google: { clientId: 'shop', clientSecret: 'secret' },
    smtpUrl: 'smtp://localhost:1',
  };
  expect(await loadedBy(() => startTestApp(keys))).toEqual([]);
  await shop.stop();
  expect(await loadedBy(() => startTestApp({ ...keys, isDemo: true }))).toEqual([]);
  await shop.stop();
  expect(await loadedBy(() => startTestApp())).toEqual([]);
  await shop.stop();
  expect((await loadedBy(() => startTestApp({ isDemo: true }))).sort()).toEqual([...STAND_INS].sort());
});
