import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { showStep } from '../bootstrap/show-step.mjs';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { freePort } from '../process/free-port.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import { admin } from '../shop-under-test/users.ts';
import { median } from '../statistics/median.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { measureLoad, meterLoad } from './measure-load.ts';
import { scenarios } from './scenarios.ts';
import { UsageMeter } from './usage-meter.ts';

const PRODUCTS = 1000;
const ROUNDS = 3;
const WARM_UP_SECONDS = 6;

/** A shop, and which of metrics and traces it has. */
interface Watched {
  name: string;
  shop: ShopProcess;
}

/**
 * Prints what metrics and traces cost: the processor time of a request without both, and with metrics and
 * some or all traces, measured in turn for `seconds` at a time.
 */
export async function measureObserved(seconds: number): Promise<void> {
  const cluster = await showStep('Starting PostgreSQL', () =>
    startCluster({ isDurable: true, settings: ['shared_preload_libraries=pg_stat_statements'] }),
  );
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const prepare = async (name: string, environment: NodeJS.ProcessEnv): Promise<Watched> => {
    const always = { RESPONSE_CACHE: '0', ALLOW_PRIVATE_ADDRESSES: '1' };
    return { name, shop: await ShopProcess.prepare(cluster.url, undefined, { ...environment, ...always }) };
  };
  const observed = async (share: number) => ({
    METRICS_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_TRACES_SAMPLER_ARG: String(share),
  });
  const shops = [
    await prepare('neither', {}),
    await prepare('metrics, 5 % of traces', await observed(0.05)),
    await prepare('metrics, all traces', await observed(1)),
  ];
  try {
    for (const { name, shop } of shops) await showStep(`Opening the shop with ${name}`, () => shop.start());
    const client = new ShopClient(shops[0]?.shop.url ?? '');
    const token = await admin(client);
    const ids = await showStep(`Adding ${PRODUCTS} products`, () => fillCatalogue(client, token, PRODUCTS));
    const database = new pg.Client({ connectionString: cluster.url });
    await database.connect();
    await database.query('vacuum analyze');
    await database.end();
    console.log(`Processor time of a request, median of ${ROUNDS} times ${seconds} s`);
    for (const scenario of scenarios(ids)) {
      const spent = new Map(shops.map(({ name }) => [name, [] as number[]]));
      for (const { shop } of shops) await measureLoad(shop.url, scenario.shop, WARM_UP_SECONDS);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { name, shop } of shops) {
          const meter = await UsageMeter.open(shop.pid, cluster.url);
          const { perRequest } = await meterLoad(meter, shop.url, scenario.shop, seconds);
          await meter.close();
          spent.get(name)?.push(perRequest.processorMs);
        }
      }
      const without = median(spent.get('neither') ?? []);
      const cells = [...spent].map(([name, times]) => {
        const time = median(times);
        return `${name} ${time.toFixed(3)} ms (${((time / without - 1) * 100).toFixed(1)} %)`;
      });
      console.log(`${scenario.name.padEnd(10)} ${cells.join('   ')}`);
    }
  } finally {
    for (const { shop } of shops) await shop.remove();
    cluster.remove();
    collector.close();
  }
}
