import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/**
 * All PostgreSQL advisory locks of the shop in one place, so that no two share a number. Never change a
 * number: during an upgrade, processes of two versions run side by side.
 */
const numbers = {
  migrations: 7_200_421,
  productOrder: 7_200_422,
  handles: 7_200_423,
  skus: 7_200_424,
  categoryTree: 7_200_425,
  collections: 7_200_426,
  pages: 7_200_485,
  redirects: 7_200_486,
  formerOrders: 7_200_487,
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
  /** Held, shared, by transactions that change what visitors read (migration `catalogue-changes`). */
  catalogueChanges: 7_200_460,
  /** Held for a session by the process that started an embedded database. */
  embeddedOwner: 7_200_461,
};

/** The number of a lock, for a session that holds it on its own connection. */
export function lockNumber(lock: keyof typeof numbers): number {
  return numbers[lock];
}

/** Waits for the lock and holds it until the transaction of `db` ends. */
export async function holdLock(db: QueryExecutorProvider, lock: keyof typeof numbers): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(numbers[lock])})`.execute(db);
}

/** Takes the lock, if nobody holds it, until the transaction of `db` ends. */
export async function takeLock(db: QueryExecutorProvider, lock: keyof typeof numbers): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(numbers[lock])}) as "isTaken"`.execute(db);
  return rows[0]?.isTaken ?? false;
}

/** SQL for whether any session holds the lock in this database. */
export function isLockHeld(lock: keyof typeof numbers): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${sql.lit(numbers[lock])} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database()))`;
}
