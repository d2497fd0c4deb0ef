import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CardShop, startCardShop } from './card-shop.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/**
 * The shop of a test file: started before its tests and stopped after them, with what `startTestApp` takes.
 * Its parts are there once the tests, and the hooks below this call, run.
 */
export function describeShop(...options: Parameters<typeof startTestApp>): TestApp {
  return whileTestsRun(() => startTestApp(...options));
}

/** The same with a fake provider of card payments, which begins each test without troubles. */
export function describeCardShop(): CardShop {
  const shop = whileTestsRun(startCardShop);
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
