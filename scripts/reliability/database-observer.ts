import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** In ms. Writers whose wait for a lock timed out retry soon, so that at some moment all of them wait. */
const TIMEOUT_MS = 6000;

const HOLD = 'select from products where id = $1 for update';

const OTHERS = `from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

const COUNT = `select count(*)::int as open, count(*) filter (where wait_event_type = 'Lock')::int as waiting ${OTHERS}`;

const TERMINATE = `select pg_terminate_backend(pid) ${OTHERS}`;

/** A separate session on the shop's database that bypasses the faults. */
export class DatabaseObserver {
  private readonly client: pg.Client;

  private constructor(url: string) {
    this.client = new pg.Client(url);
    // The database may be stopped meanwhile.
    this.client.on('error', () => undefined);
  }

  static async connect(url: string): Promise<DatabaseObserver> {
    const observer = new DatabaseObserver(url);
    await observer.client.connect();
    return observer;
  }

  /** Locks a product's row: until `close`, everyone who orders it waits, each with a connection. */
  async hold(productId: string): Promise<void> {
    await this.client.query('begin');
    await this.client.query(HOLD, [productId]);
  }

  /** Releases the locked row. */
  async letGo(): Promise<void> {
    await this.client.query('rollback');
  }

  /** Locks all products: until `close`, everyone who reads or orders one waits. */
  async holdAll(): Promise<void> {
    await this.client.query('begin');
    await this.client.query('lock table products in access exclusive mode');
  }

  /**
   * Waits until this many connections wait for a lock and there are no others.
   * @returns whether that happened
   */
  async seesWaiting(connections: number): Promise<boolean> {
    const deadline = performance.now() + TIMEOUT_MS;
    do {
      // Within a transaction, the statistics would otherwise not change.
      await this.client.query('select pg_stat_clear_snapshot()');
      const { rows } = await this.client.query<{ open: number; waiting: number }>(COUNT);
      if (rows[0]?.open === connections && rows[0].waiting === connections) return true;
      await setTimeout(20);
    } while (performance.now() < deadline);
    return false;
  }

  /** Ends all sessions but its own. */
  async terminateOthers(): Promise<void> {
    await this.client.query(TERMINATE);
  }

  /** Ends the session, unless the database has already ended it. */
  async close(): Promise<void> {
    await this.client.end();
  }
}
