import pg from 'pg';
import { type Cluster, startCluster } from '../postgres/throwaway-cluster.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type Pooler, startPooler } from './pooler.ts';

const SERVERS = 3;
/** How long a process continues serving after a stop signal: longer than the balancer needs to notice. */
const DRAIN_SECONDS = 2;

/** Where the programs are: the folder of PostgreSQL, and the files of the other two. */
export interface Programs {
  postgres: string;
  pgbouncer: string;
  haproxy: string;
}

/** A shop on several processes, as it would run on several machines. */
export interface Topology {
  primary: Cluster;
  /** Has everything acknowledged, and serves reads. */
  standby: Cluster;
  pooler: Pooler;
  servers: readonly ShopProcess[];
  balancer: Balancer;
  remove(): Promise<void>;
}

/**
 * Starts PostgreSQL with a standby that confirms each commit, PgBouncer, three processes of the built shop,
 * and HAProxy.
 * @throws Error with the message of whichever does not start; the others are removed then
 */
export async function openTopology({ postgres, pgbouncer, haproxy }: Programs): Promise<Topology> {
  const parts: { remove(): unknown }[] = [];
  const keep = <Part extends { remove(): unknown }>(part: Part): Part => {
    parts.unshift(part);
    return part;
  };
  const remove = async () => {
    for (const part of parts) await part.remove();
  };
  try {
    const primary = keep(await startCluster({ programs: postgres, isDurable: true }));
    const standby = keep(await startCluster({ programs: postgres, isDurable: true, standbyOf: primary }));
    await waitForStandby(primary);
    const pooler = keep(await startPooler(pgbouncer, primary.url));
    const servers: ShopProcess[] = [];
    for (let count = 0; count < SERVERS; count += 1) servers.push(keep(await startServer(pooler, standby)));
    const balancer = keep(
      await startBalancer(
        haproxy,
        servers.map(({ url }) => url),
      ),
    );
    return { primary, standby, pooler, servers, balancer, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** From now on, the primary acknowledges a commit only once the standby has it on disk. */
async function waitForStandby(primary: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    // Waits for the standby's confirmation.
    await client.query('create table confirmed as select 1 as one');
    await client.query('drop table confirmed');
  } finally {
    await client.end();
  }
}

async function startServer(pooler: Pooler, standby: Cluster): Promise<ShopProcess> {
  const server = await ShopProcess.prepare(pooler.url, undefined, {
    DATABASE_DIRECT_URL: pooler.directUrl,
    DATABASE_POOLER: 'transaction',
    DATABASE_REPLICA_URLS: standby.url,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    SEED_DEMO: '0',
  });
  await server.start();
  return server;
}
