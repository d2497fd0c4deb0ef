import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * PostgreSQL's advisory locks that the shop uses, all in one place so that no two have the same number. A
 * number stays what it is: during an upgrade processes of two versions run side by side.
 */
const numbers = {
  migrations: 7_200_421,
  productOrder: 7_200_422,
  handles: 7_200_423,
  skus: 7_200_424,
  categoryTree: 7_200_425,
  collections: 7_200_426,
  sampleData: 7_200_427,
  staff: 7_200_428,
  revenueSums: 7_200_429,
  events: 7_200_430,
  savedViews: 7_200_431,
  campaignPrices: 7_200_451,
  promotions: 7_200_452,
  apiKeys: 7_200_453,
  webhooks: 7_200_458,
  externalIds: 7_200_484,
  /** Held, shared, by who changes what visitors read (migration `catalogue-changes`). */
  catalogueChanges: 7_200_460,
  /** Held for a session by the process that has started an embedded database. */
  embeddedOwner: 7_200_461,
};

/** For a lock that a session holds, on a connection of its own. */
export function lockNumber(lock: keyof typeof numbers): number {
  return numbers[lock];
}

/** Waits until nobody else holds the lock, and holds it until the transaction of `db` ends. */
export async function holdLock(db: QueryExecutorProvider, lock: keyof typeof numbers): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(numbers[lock])})`.execute(db);
}

/** Whether anybody holds the lock in this database, as SQL. */
export function isLockHeld(lock: keyof typeof numbers): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${sql.lit(numbers[lock])} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database()))`;
}
