import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { inProject, projectRoot } from '../../process/project-root.ts';
import { counted, failuresOf, Load } from '../../shop-under-test/load.ts';
import { allOrders } from '../../shop-under-test/orders.ts';
import { aProduct } from '../../shop-under-test/products.ts';
import { ShopClient } from '../../shop-under-test/shop-client.ts';
import { ShopProcess } from '../../shop-under-test/shop-process.ts';
import { admin, customers } from '../../shop-under-test/users.ts';
import { assertPromise, type Metric } from '../metric.ts';
import { findFormerVersion } from '../upgrade/former-version.ts';
import { HttpProxy } from '../upgrade/http-proxy.ts';

const SERVERS = 2;
const PRODUCTS = 30;
/** Enough for ten orders each. */
const CUSTOMERS = 120;
/** How long the same versions run side by side, in ms. */
const PHASE_MS = 5000;

/**
 * Two servers of the former version are replaced by this one, one by one, and then this one by the former
 * again, while customers, visitors and staff use the shop.
 */
export const upgrade: Metric = {
  name: 'upgrade',
  hasOwnShop: true,
  needsServer: true,
  async run({ process, database }) {
    if (!database) throw new Error('This needs a server');
    await process.stop();
    const former = await findFormerVersion();
    const databaseUrl = await createDatabase(database.cluster.url);
    const files = mkdtempSync(join(tmpdir(), 'shop-upgraded-'));
    const proxy = await HttpProxy.open();
    const shops = new Set<ShopProcess>();
    const open = async (root: string) => {
      const shared = { DATA_DIR: files, SEED_CATALOGUE: '1' };
      const shop = await ShopProcess.prepare(databaseUrl, inProject('no-pages'), shared, root);
      shops.add(shop);
      await shop.start();
      return shop;
    };
    const servers: ShopProcess[] = [];
    const replaceAll = async (root: string) => {
      const began = performance.now();
      for (let count = 0; count < SERVERS; count += 1) {
        servers.push(await open(root));
        sendToAll();
        await setTimeout(PHASE_MS);
        const replaced = servers.shift();
        sendToAll();
        await replaced?.stop();
        await setTimeout(PHASE_MS);
      }
      return ((performance.now() - began) / 1000).toFixed(0);
    };
    const sendToAll = () => proxy.sendTo(servers.map(({ url }) => url));
    try {
      for (let count = 0; count < SERVERS; count += 1) servers.push(await open(former.root));
      sendToAll();
      const client = new ShopClient(proxy.url);
      const staff = await admin(client);
      const products: string[] = [];
      while (products.length < PRODUCTS)
        products.push(await aProduct(client, staff, { title: `Thing ${products.length}`, stock: 100_000 }));
      const load = new Load(proxy.url, products, await customers(client, CUSTOMERS), staff);
      load.start();
      await setTimeout(PHASE_MS);
      const forward = await replaceAll(projectRoot);
      const back = await replaceAll(former.root);
      await load.stop();

      const failures = failuresOf(load.attempts).map((failure) => failure.slice(0, 120));
      assertPromise(
        failures.length === 0,
        `from ${former.name}: ${counted(load.attempts)}: ${failures.slice(0, 5).join('; ')}`,
      );
      const stored = new Set((await allOrders(client, staff)).values());
      const missing = load.acknowledged.filter((id) => !stored.has(id));
      assertPromise(missing.length === 0, `Acknowledged orders are missing: ${missing.join(', ')}`);
      const checked = await open(projectRoot);
      await checked.checkIntegrity();
      return `from ${former.name} in ${forward} s and back in ${back} s: ${counted(load.attempts)}; ${load.acknowledged.length} acknowledged orders, none missing`;
    } finally {
      for (const shop of shops) await shop.remove();
      proxy.close();
      rmSync(files, { recursive: true, force: true });
    }
  },
};

/** @returns the connection string of a new, empty database on the server at `url` */
async function createDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create database upgraded');
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: '/upgraded' }).href;
}
