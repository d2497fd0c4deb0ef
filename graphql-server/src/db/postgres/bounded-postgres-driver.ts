import { type Configuration, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection, PostgresDialect } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { connectionSettings } from '../connection-settings.ts';
import { countConnections } from './database-activity.ts';
import type { DatabaseLimits, WaitLimits } from './database-limits.ts';
import { PoolDriver, type PoolOptions } from './pool-driver.ts';

/** After this many ms without traffic the operating system checks whether the peer is still there. */
const KEEP_ALIVE_DELAY = 10_000;

/**
 * MikroORM's PostgreSQL driver, on a pool that loses no connection and has a time limit for every wait. Calls
 * `onCatalogueChange` before the caller that changed the catalogue gets its result. `url` selects a server
 * other than the ORM's own.
 */
export function boundedPostgresDriver(
  limits: DatabaseLimits,
  onCatalogueChange: () => void,
  options: PoolOptions = {},
  url?: string,
): typeof PostgreSqlDriver {
  class BoundedDialect extends PostgresDialect {
    constructor(private readonly pool: Pool) {
      super({ pool });
    }

    override createDriver(): PoolDriver {
      const prepare = async (connection: DatabaseConnection, waits: WaitLimits, inTransaction = false) => {
        // Behind a pooler, the next statement may get another session: there the role has the settings
        // (role-settings.ts).
        if (options.poolsTransactions && !inTransaction) return;
        const settings = connectionSettings({ ...limits, ...waits }, inTransaction);
        await connection.executeQuery(CompiledQuery.raw(settings));
      };
      return new PoolDriver(this.pool, limits, prepare, onCatalogueChange, options);
    }
  }

  class BoundedConnection extends PostgreSqlConnection {
    override createKyselyDialect(overrides: PoolConfig): PostgresDialect {
      let pool: Pool | undefined;
      const poolOptions = {
        ...overrides,
        max: limits.connections,
        connectionTimeoutMillis: limits.connect,
        idleTimeoutMillis: limits.idle,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
        // MikroORM calls this right after creating the pool, with its types and listeners.
        onPoolCreated: (created: Pool) => (pool = created),
      };
      super.createKyselyDialect(poolOptions);
      if (!pool) throw new Error('MikroORM has made no pool');
      countConnections(pool);
      return new BoundedDialect(pool);
    }
  }

  return class BoundedPostgresDriver extends PostgreSqlDriver {
    protected override readonly connection: PostgreSqlConnection;

    constructor(config: Configuration) {
      super(config);
      this.connection = new BoundedConnection(config, url === undefined ? undefined : { clientUrl: url });
    }
  };
}
