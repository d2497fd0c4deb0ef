import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestApp } from './start-test-app.ts';
import { TestClient } from './test-client.ts';

/** The built server, as `npm start` runs it; `npm test` builds it first. */
const entry = new URL('../../dist/main.js', import.meta.url).pathname;

/** A process of its own, with the data and the secrets of a test's shop. */
export interface ShopProcess {
  client: TestClient;
  child: ChildProcess;
}

export async function startShopProcess(
  { database, sessionSecrets, adminSecret, dataDirectory }: TestApp['config'],
  environment: Record<string, string> = {},
): Promise<ShopProcess> {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      SEED_CATALOGUE: '0',
      DATA_DIR: dataDirectory,
      SESSION_SECRET: sessionSecrets[0] ?? '',
      ADMIN_SECRET: adminSecret ?? '',
      DATABASE_URL: database.url,
      // A busy machine is not a failure, and tests send more queries than a visitor.
      MAX_EVENT_LOOP_DELAY: '0',
      RATE_WORK_PER_NETWORK: '1000000',
      RATE_COST_PER_CALLER: '100000000',
      ...environment,
    },
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const [, url] = /open at (http:\S+)/.exec(output) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { client: new TestClient(url), child };
  }
  throw new Error(`The server ended instead of opening: ${output}`);
}

/** Kills a process, like a crash. */
export async function killShopProcess({ child }: ShopProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
