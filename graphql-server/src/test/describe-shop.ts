import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CardShop, startCardShop } from './card-shop.ts';
import { startTestApp, type TestApp, withoutNetwork } from './start-test-app.ts';

/**
 * The shop of a test file: started before its tests with the arguments of `startTestApp`, and stopped after
 * them. Its members are available in tests and in hooks below this call.
 */
export function describeShop(...options: Parameters<typeof startTestApp>): TestApp {
  return whileTestsRun(() => startTestApp(...options));
}

/** The same with a client that skips the network, for tests that send thousands of requests. */
export function describeShopWithoutNetwork(...options: Parameters<typeof startTestApp>): TestApp {
  return whileTestsRun(async () => withoutNetwork(await startTestApp(...options)));
}

/** The same with a fake provider of card payments, which is reset before each test. */
export function describeCardShop({ usesNetwork = true } = {}): CardShop {
  const shop = whileTestsRun(async () => {
    const started = await startCardShop();
    return usesNetwork ? started : withoutNetwork(started);
  });
  beforeEach(() => shop.gateway.recover());
  return shop;
}

function whileTestsRun<Shop extends TestApp>(start: () => Promise<Shop>): Shop {
  let started: Shop | null = null;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.stop());
  return new Proxy({} as Shop, {
    get: (_, part) => {
      if (!started) throw new Error('The shop has not been started yet.');
      return Reflect.get(started, part) as unknown;
    },
  });
}
