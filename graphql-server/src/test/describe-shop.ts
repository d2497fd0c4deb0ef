import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';

/**
 * The shop of a test file: started before its tests and stopped after them, with what `startTestApp` takes. Its parts are
 * there once the tests, and the hooks below this call, run.
 */
export function describeShop(...options: Parameters<typeof startTestApp>): TestApp {
  let started: TestApp | null = null;
  const shop = () => {
    if (!started) throw new Error('The shop has not been started yet.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestApp(...options);
  });
  afterAll(() => started?.stop());
  return {
    get app() {
      return shop().app;
    },
    get config() {
      return shop().config;
    },
    get clock() {
      return shop().clock;
    },
    get client() {
      return shop().client;
    },
    stop: () => shop().stop(),
  };
}
