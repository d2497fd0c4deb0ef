import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { inProject } from '../process/project-root.ts';

// The server for the end-to-end tests: the real one, on a temporary database, either that of E2E_DATABASE_URL
// or an embedded one. A developer's own settings must not leak in.
await buildShop().catch(reportBuildError);

const dataDirectory = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
process.on('exit', () => rmSync(dataDirectory, { recursive: true, force: true }));

Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: dataDirectory,
  WEB_DIR: inProject('web/dist'),
  SEED_DEMO: '1',
  // All browsers are one network here, and the tests may keep the machine busy.
  RATE_UNCONFIRMED_ORDERS: '1000000',
  RATE_WORK_PER_NETWORK: '1000000',
  RATE_COST_PER_CALLER: '1000000000',
  MAX_EVENT_LOOP_DELAY: '0',
  // Receivers of webhooks are on this machine.
  ALLOW_PRIVATE_ADDRESSES: '1',
});
const databaseUrl = process.env['E2E_DATABASE_URL'];
if (databaseUrl) {
  const [SESSION_SECRET, ADMIN_SECRET] = [randomUUID(), randomUUID()];
  Object.assign(process.env, { DATABASE_URL: databaseUrl, SESSION_SECRET, ADMIN_SECRET });
} else {
  delete process.env['DATABASE_URL'];
}
await import(pathToFileURL(inProject('graphql-server/dist/main.js')).href);
