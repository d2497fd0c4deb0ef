import { sql } from 'kysely';
import type { PostgresConfig } from '../../config/database-config.ts';
import type { Log } from '../../shared/log.ts';
import { SECOND } from '../../shared/time/duration.ts';
import type { Orm } from '../database.ts';
import type { Replicas, SeenChanges } from '../replicas.ts';
import { boundedPostgresDriver } from './bounded-postgres-driver.ts';
import { servingLimits } from './database-limits.ts';
import { type ReplicaServer, ReplicaSet } from './replica-set.ts';

/** Opens the replicas of a primary. Each connects on first use. */
export function openReplicas(
  primary: Orm,
  database: PostgresConfig,
  changes: Pick<SeenChanges, 'count'>,
  log: Log,
): Replicas {
  const servers = database.replicaUrls.map((url) => openReplica(primary, database, url));
  return new ReplicaSet(servers, () => positionOf(primary), changes, log);
}

/** A server with its own entity manager, which shares the ORM's metadata. */
function openReplica(
  primary: Orm,
  { connections, poolsTransactions }: PostgresConfig,
  url: string,
): ReplicaServer {
  let noteTrouble = () => {};
  const limits = { ...servingLimits, connections, connect: SECOND };
  const options = { poolsTransactions, onTrouble: () => noteTrouble() };
  // Replicas are read-only.
  const Driver = boundedPostgresDriver(limits, () => undefined, options, url);
  const driver = new Driver(primary.config);
  driver.setMetadata(primary.getMetadata());
  const em = driver.createEntityManager(false);
  const { hostname, port } = new URL(url);
  return {
    name: `${hostname}:${port}`,
    em,
    async hasReplayed(position) {
      const { rows } = await sql<{ has: boolean | null }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(
        em.fork().getKysely(),
      );
      return rows[0]?.has === true;
    },
    onTrouble: (listener) => (noteTrouble = listener),
    close: () => driver.close(true),
  };
}

/** How far the primary's log is flushed, which covers everything that was committed. */
async function positionOf(primary: Orm): Promise<string> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary.em.fork().getKysely());
  return rows[0]?.position ?? '';
}
