import { sql } from 'kysely';
import type { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { PostgresConfig } from '../../database-config.ts';
import { SECOND } from '../../shared/time/duration.ts';
import type { Log } from '../../shared/log.ts';
import type { EntityManager, Orm } from '../database.ts';
import type { Replicas, SeenChanges } from '../replicas.ts';
import { boundedPostgresDriver } from './bounded-postgres-driver.ts';
import type { DatabaseLimits } from './database-limits.ts';

/** After this many ms a copy that has not replayed something may be asked again. */
const PAUSE = 10;

/** The part of a copy's life that decides whether it is read from. */
interface Replica {
  /** For the log: where it is, without its password. */
  name: string;
  driver: PostgreSqlDriver;
  em: EntityManager;
  /** Whether it answers, and is less than about a second behind. */
  isUsable: boolean;
  /** How many of the changes that this process knows of it is known to hold. */
  holds: number;
  askedAt: number;
}

/**
 * Standbys of a PostgreSQL server. One is read from only once it has replayed the primary's log up to where it was when this process knew of the
 * last change; one that is more than about a second behind, or does not answer, is left out.
 */
export class PostgresReplicas implements Replicas {
  readonly #replicas: readonly Replica[];
  #turn = 0;
  /** Where the primary's log was at the check before. */
  #before: string | null = null;

  constructor(
    private readonly primary: Orm,
    { replicaUrls, poolsTransactions }: PostgresConfig,
    limits: DatabaseLimits,
    private readonly changes: Pick<SeenChanges, 'count'>,
    private readonly log: Log,
  ) {
    this.#replicas = replicaUrls.map((url) => openReplica(primary, url, limits, poolsTransactions));
  }

  choose(): EntityManager | null {
    for (let count = 0; count < this.#replicas.length; count += 1) {
      this.#turn += 1;
      const replica = this.#replicas[this.#turn % this.#replicas.length];
      if (!replica?.isUsable) continue;
      if (replica.holds === this.changes.count) return replica.em;
      void this.#ask(replica);
    }
    return null;
  }

  async check(): Promise<void> {
    const position = await this.#position();
    const before = this.#before ?? position;
    this.#before = position;
    await Promise.all(
      this.#replicas.map(async (replica) => {
        const isUsable = await hasReplayed(replica, before).catch(() => false);
        if (isUsable !== replica.isUsable) {
          this.log.warn(
            { replica: replica.name },
            isUsable ? 'a replica is read from' : 'a replica is left out',
          );
        }
        replica.isUsable = isUsable;
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ driver }) => driver.close(true)));
  }

  /** Asks a copy whether it holds all that has changed so far. */
  async #ask(replica: Replica): Promise<void> {
    const now = performance.now();
    if (now - replica.askedAt < PAUSE) return;
    replica.askedAt = now;
    const { count } = this.changes;
    try {
      if (await hasReplayed(replica, await this.#position())) replica.holds = Math.max(replica.holds, count);
    } catch {
      // Either of them is away; the next check says what is to be done.
      replica.isUsable = false;
    }
  }

  /** Up to where the primary's log is on its disk, and with that everything that was committed. */
  async #position(): Promise<string> {
    const { rows } = await sql<{
      position: string;
    }>`select pg_current_wal_flush_lsn()::text as position`.execute(this.primary.em.fork().getKysely());
    return rows[0]?.position ?? '';
  }
}

/** An entity manager on another server, which shares what the ORM knows of the entities. Nothing is opened before it is used. */
function openReplica(primary: Orm, url: string, limits: DatabaseLimits, poolsTransactions: boolean): Replica {
  const { hostname, port } = new URL(url);
  const onTrouble = () => {
    replica.isUsable = false;
  };
  const ownLimits = { ...limits, connect: SECOND };
  const Driver = boundedPostgresDriver(ownLimits, () => undefined, { poolsTransactions, onTrouble }, url);
  const driver = new Driver(primary.config);
  driver.setMetadata(primary.getMetadata());
  const em = driver.createEntityManager(false);
  const replica: Replica = {
    ...{ name: `${hostname}:${port}`, driver, em },
    ...{ isUsable: false, holds: -1, askedAt: 0 },
  };
  return replica;
}

/** Whether a copy has replayed the primary's log up to a position. One that is no standby any more has not. */
async function hasReplayed({ em }: Replica, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(
    em.fork().getKysely(),
  );
  return rows[0]?.has === true;
}
