import { showStep } from '../bootstrap/show-step.mjs';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { findPostgres } from '../topology/find-postgres.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { aProduct } from '../shop-under-test/products.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { admin, customers } from '../shop-under-test/users.ts';
import { findProgram } from '../topology/find-program.ts';
import { Load } from '../shop-under-test/load.ts';
import { openTopology } from '../topology/open-topology.ts';
import { killServer, losePrimary, rollServers, runSteadily } from '../topology/trials.ts';

const PRODUCTS = 30;
/** Enough for ten orders each until the last trial has ended. */
const CUSTOMERS = 120;

const trials = [
  { name: 'nothing happens', run: runSteadily },
  { name: 'a server is killed', run: killServer },
  { name: 'the servers are replaced', run: rollServers },
  { name: 'the primary crashes', run: losePrimary },
];

exitOnSignal();
const programs = {
  postgresql: findPostgres(['initdb', 'pg_ctl', 'pg_basebackup']),
  pgbouncer: findProgram('pgbouncer'),
  haproxy: findProgram('haproxy'),
};
const missing = Object.entries(programs).flatMap(([name, path]) => (path ? [] : name));
const { postgresql: postgres, pgbouncer, haproxy } = programs;
if (!postgres || !pgbouncer || !haproxy) {
  console.error(
    `Not on this machine: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
  process.exit(1);
}
await buildShop().catch(reportBuildError);
const topology = await showStep(
  'Opening PostgreSQL with a standby, PgBouncer, three servers and HAProxy',
  () => openTopology({ postgres, pgbouncer, haproxy }),
);
try {
  const client = new ShopClient(topology.balancer.url);
  const adminToken = await admin(client);
  const products: string[] = [];
  for (let count = 0; count < PRODUCTS; count += 1) {
    products.push(await aProduct(client, adminToken, { title: `Thing ${count}`, stock: 100_000 }));
  }
  const load = new Load(topology.balancer.url, products, await customers(client, CUSTOMERS));
  load.start();
  for (const { name, run } of trials) {
    const { lines, broken } = await showStep(`Trying: ${name}`, () => run(topology, load));
    console.log(`${broken.length > 0 ? 'BROKEN' : 'ok'}  ${name}`);
    for (const line of lines) console.log(`      ${line}`);
    for (const line of broken) console.log(`      BROKEN: ${line}`);
    if (broken.length > 0) process.exitCode = 1;
  }
  await topology.servers[0]?.checkIntegrity();
  console.log('ok  the books are in order');
} finally {
  await topology.remove();
}
