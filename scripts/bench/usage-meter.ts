import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** What a server has used up since some time. */
export interface Usage {
  /** Processor time of its process, in ms. */
  processorMs: number;
  /** Processor time of all processes of its database, in ms. */
  databaseMs: number;
  /** Statements that the database was asked. */
  statements: number;
}

/** Linux counts in hundredths of a second (`getconf CLK_TCK`). */
const TICK_MS = 10;

/**
 * Reads what a server uses, from Linux and from the database's own count of statements (its extension
 * `pg_stat_statements` must be loaded). Times are 0 where there is no `/proc`.
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

  /** @returns what was used from the beginning of `work` to its end, with what that came to */
  async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; usage: Usage }> {
    const before = await this.#read();
    const result = await work();
    const after = await this.#read();
    const usage = {
      processorMs: after.processorMs - before.processorMs,
      databaseMs: after.databaseMs - before.databaseMs,
      // Less the one that asks.
      statements: after.statements - before.statements - 1,
    };
    return { result, usage };
  }

  /** The memory that the process holds now, in MB; 0 where there is no `/proc`. */
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

/** The fields of proc(5) from the third on; the second one, a name in brackets, may hold anything. */
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
