import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { type AppParts, createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { PaymentProviders } from '../modules/payments/provider/payment-provider.registry.ts';
import { PaymentSandbox } from '#sandbox/stripe/payment-sandbox';
import type { TestApp } from './start-test-app.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase } from './database/test-database.ts';

/** Events that the sandbox holds back, and the secret that signs them. */
export interface HeldEvents {
  webhookSecret: string;
  deliveries: { id: string; payload: string }[];
}

/** A running shop that accepts cards of the payment sandbox, through the real SDK. */
export interface SandboxTestShop extends TestApp {
  sandbox: PaymentSandbox;
  /**
   * Stops the shop's server and starts another one on the same data, optionally with other settings; the
   * provider keeps running.
   */
  restart(changes?: Partial<Config>): Promise<void>;
  /** The events that the sandbox has not sent yet. */
  heldEvents(): HeldEvents;
}

/** Starts a shop like `startTestApp`, with the payment sandbox. */
export async function startSandboxShop(
  overrides: Partial<Config> = {},
  parts: Partial<AppParts> = {},
): Promise<SandboxTestShop> {
  const database = await createTestDatabase({ isMigrated: true });
  const { dataDirectory } = database;
  const clock = new TestClock();
  const config = testConfig({ database: database.config, dataDirectory, ...overrides });
  const sandbox = await PaymentSandbox.open({ dataDirectory, clock: clock.now, log: fastify().log });
  const open = async (changes: Partial<Config>) => {
    const used = { ...config, ...changes };
    const payments = new PaymentProviders([sandbox.provider]);
    const fixed = { clock: clock.now, repeatsJobs: false, payments };
    const app = await createApp(used, { ...fixed, ...parts });
    const port = await app.listen();
    return { app, config: used, client: new TestClient(`http://${used.host}:${port}`) };
  };
  const shop: SandboxTestShop = {
    ...(await open({})),
    clock,
    sandbox,
    async restart(changes = {}) {
      await shop.app.close();
      Object.assign(shop, await open(changes));
    },
    heldEvents: () =>
      JSON.parse(readFileSync(join(dataDirectory, 'payment-sandbox.json'), 'utf8')) as HeldEvents,
    async stop() {
      await sandbox.close();
      await shop.app.close();
      await database.drop();
    },
  };
  return shop;
}

/** Pays on the sandbox's page, as a browser would. */
export async function payAt(url: string): Promise<void> {
  const body = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' });
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The payment page answered ${status}`);
}
