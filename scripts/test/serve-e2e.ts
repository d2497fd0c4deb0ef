import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { inProject } from '../process/project-root.ts';

// The server for the end-to-end tests: the real one, on the data that `npm test` has prepared. A developer's
// own settings must not leak in.
Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: process.env['E2E_DATABASE_URL'],
  DATA_DIR: process.env['E2E_DATA_DIR'],
  SESSION_SECRET: randomUUID(),
  ADMIN_SECRET: randomUUID(),
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
await import(pathToFileURL(inProject('graphql-server/dist/main.js')).href);
