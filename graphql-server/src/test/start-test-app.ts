import { type App, type AppParts, createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { TestClient } from './test-client.ts';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { patientLimits } from './database/patient-limits.ts';
import { createTestDatabase } from './database/test-database.ts';

/** A test file's own running shop: the real server, on a free port and a fresh database. */
export interface TestApp {
  app: App;
  config: Config;
  clock: TestClock;
  client: TestClient;
  /** Stops the shop and drops its database. */
  stop(): Promise<void>;
}

/**
 * Starts the shop. The catalogue is empty: tests add what they need. The clock stands still until a test
 * advances it, and jobs run only by hand: `app.jobs.run('mail')`. `parts` replaces gateways, and nothing
 * else.
 */
export async function startTestApp(
  overrides: Partial<Config> = {},
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const database = await createTestDatabase({ isMigrated: true });
  const clock = new TestClock();
  const config = testConfig({
    database: database.config,
    dataDirectory: database.dataDirectory,
    ...overrides,
  });
  const app = await createApp(config, {
    clock: clock.now,
    repeatsJobs: false,
    databaseLimits: patientLimits,
    ...parts,
  });
  const port = await app.listen();
  return {
    app,
    config,
    clock,
    client: new TestClient(`http://${config.host}:${port}`),
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}

/** The same shop with a client that skips the network. */
export function withoutNetwork<Shop extends TestApp>(shop: Shop): Shop {
  return { ...shop, client: new TestClient(shop.client.address, shop.app.server) };
}
