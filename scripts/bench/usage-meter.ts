import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** A server's resource usage during a period. */
export interface Usage {
  /** CPU time of its process, in ms. */
  processorMs: number;
  /** CPU time of all its database processes, in ms. */
  databaseMs: number;
  /** Statements sent to the database. */
  statements: number;
}

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const TICK_MS = 10;

/**
 * Reads a server's usage from Linux and from the database's own count of statements (requires its extension
 * `pg_stat_statements`). Times are 0 without `/proc`.
 */
export class UsageMeter {
  readonly #pid: number;
  readonly #postmaster: number;
  readonly #db: pg.Client;

  private constructor(pid: number, postmaster: number, db: pg.Client) {
    this.#pid = pid;
    this.#postmaster = postmaster;
    this.#db = db;
  }

  /** `pid` is the server's process. */
  static async open(pid: number, databaseUrl: string): Promise<UsageMeter> {
    const db = new pg.Client({ connectionString: databaseUrl });
    await db.connect();
    await db.query('create extension if not exists pg_stat_statements');
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
    return new UsageMeter(pid, parentOf(rows[0]?.pid ?? 0), db);
  }

  /** @returns the usage during `work`, and its result */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; usage: Usage }> {
    const before = await this.#read();
    const result = await work();
    const after = await this.#read();
    const usage = {
      processorMs: after.processorMs - before.processorMs,
      databaseMs: after.databaseMs - before.databaseMs,
      // Excludes the query for the count itself.
      statements: after.statements - before.statements - 1,
    };
    return { result, usage };
  }

  /** The process's current memory, in MB; 0 without `/proc`. */
  residentMb(): number {
    const status = readProc(this.#pid, 'status');
    return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
  }

  async close(): Promise<void> {
    await this.#db.end();
  }

  async #read(): Promise<Usage> {
    const { rows } = await this.#db.query<{ calls: string }>(
      'select coalesce(sum(calls), 0) as calls from pg_stat_statements',
    );
    return {
      processorMs: processorMs(this.#pid),
      databaseMs: childrenOf(this.#postmaster).reduce((sum, pid) => sum + processorMs(pid), 0),
      statements: Number(rows[0]?.calls),
    };
  }
}

/** The fields of proc(5) from the third on; the second one, a name in parentheses, may contain anything. */
function statOf(pid: number): string[] {
  return readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
}

function processorMs(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  const all = existsSync('/proc') ? readdirSync('/proc').map(Number).filter(Boolean) : [];
  return all.filter((one) => parentOf(one) === pid);
}

/** Empty for a process that has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
