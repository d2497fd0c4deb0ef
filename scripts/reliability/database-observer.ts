import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Whoever has waited for a lock in vain comes again soon, so that all of them wait at some moment. In ms. */
const TIMEOUT_MS = 6000;

const HOLD = 'select from products where id = $1 for update';

const OTHERS = `from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;

const COUNT = `select count(*)::int as open, count(*) filter (where wait_event_type = 'Lock')::int as waiting ${OTHERS}`;

const TERMINATE = `select pg_terminate_backend(pid) ${OTHERS}`;

/** A session of our own on the shop's database, past the faults between the two. */
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

  /** Locks the row of a product: until `close`, whoever orders it waits, with a connection in hand. */
  async hold(productId: string): Promise<void> {
    await this.client.query('begin');
    await this.client.query(HOLD, [productId]);
  }

  /** Gives the row free that it holds. */
  async letGo(): Promise<void> {
    await this.client.query('rollback');
  }

  /** Locks all products: until `close`, whoever reads or orders one waits. */
  async holdAll(): Promise<void> {
    await this.client.query('begin');
    await this.client.query('lock table products in access exclusive mode');
  }

  /**
   * Waits until so many connections wait for a lock and there are no others.
   * @returns whether it came to that
   */
  async seesWaiting(connections: number): Promise<boolean> {
    const deadline = performance.now() + TIMEOUT_MS;
    do {
      // Within a transaction the answer would stay what it was at first.
      await this.client.query('select pg_stat_clear_snapshot()');
      const { rows } = await this.client.query<{ open: number; waiting: number }>(COUNT);
      if (rows[0]?.open === connections && rows[0].waiting === connections) return true;
      await setTimeout(20);
    } while (performance.now() < deadline);
    return false;
  }

  /** Ends all sessions but the own one. */
  async terminateOthers(): Promise<void> {
    await this.client.query(TERMINATE);
  }

  /** Ends the session, if the database has not ended it already. */
  async close(): Promise<void> {
    await this.client.end();
  }
}
