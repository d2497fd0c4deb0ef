import { CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Pool } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { servingLimits } from './database-limits.ts';
import { PoolDriver } from './pool-driver.ts';
import { patiently, Waiting, waitingAs } from './waiting.ts';

/** How the fake server handles a statement; by default it succeeds. */
type Behaviour = (sql: string) => Promise<void>;

/**
 * Replaces `pg`: each connection is in use until it is released, and discarded when released with an error.
 */
class FakePool {
  readonly idle: object[] = [];
  opened = 0;
  closed = 0;
  inUse = 0;
  connects: () => Promise<void> = () => Promise.resolve();
  behaves: Behaviour = () => Promise.resolve();

  async connect(): Promise<object> {
    const idleClient = this.idle.pop();
    if (!idleClient) await this.connects();
    this.inUse += 1;
    return idleClient ?? this.#open();
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  #open(): object {
    this.opened += 1;
    const notices = new Set<(notice: { code: string }) => void>();
    const client = {
      connection: { stream: { destroy: () => undefined } },
      on: (event: string, listener: () => void) => event === 'notice' && notices.add(listener),
      off: (event: string, listener: () => void) => event === 'notice' && notices.delete(listener),
      query: async ({ text }: { text: string }) => {
        // A trigger's notice arrives before the statement's response.
        if (text === 'change') for (const listener of notices) listener({ code: 'SHOP1' });
        await this.behaves(text);
        return { command: 'SELECT', rows: [], rowCount: 0 };
      },
      release: (error?: Error) => {
        this.inUse -= 1;
        if (error) this.closed += 1;
        else this.idle.push(client);
      },
    };
    return client;
  }
}

let pool: FakePool;
let db: Kysely<unknown>;
let catalogueChanges: number;
const limits = { ...servingLimits, connections: 2 };

beforeEach(() => {
  pool = new FakePool();
  catalogueChanges = 0;
  db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () =>
        new PoolDriver(
          pool as Partial<Pool> as Pool,
          limits,
          async (connection) => {
            await connection.executeQuery(CompiledQuery.raw('prepare'));
          },
          () => (catalogueChanges += 1),
        ),
    },
  });
});

const failsAt =
  (...failing: string[]): Behaviour =>
  (sql) =>
    failing.includes(sql) ? Promise.reject(new Error(`${sql} failed`)) : Promise.resolve();
const run = (sql: string) => db.executeQuery(CompiledQuery.raw(sql));
const silence = () => new Promise<void>(() => undefined);

/** A transaction as MikroORM runs it: an error in it rolls back, and an error of the rollback is ignored. */
async function transaction(sql: string): Promise<void> {
  const begun = await db.startTransaction().execute();
  try {
    await begun.executeQuery(CompiledQuery.raw(sql));
    await begun.commit().execute();
  } catch (error) {
    await begun
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

describe.each([
  ['a connection that can not be prepared', ['prepare'], 1],
  ['a transaction that does not begin', ['begin'], 1],
  ['a commit and a rollback that fail', ['commit', 'rollback'], 1],
  ['a statement and a rollback that fail', ['work', 'rollback'], 1],
  ['a statement that fails', ['work'], 0],
])('%s', (_name, failing, closed) => {
  const inTransaction = () => transaction('work');
  const inKyselysOwn = () =>
    db.transaction().execute((begun) => begun.executeQuery(CompiledQuery.raw('work')));

  test.each([
    ['as MikroORM does it', inTransaction],
    ['as Kysely does it', inKyselysOwn],
  ])('frees its slot, %s', async (_how, attempt) => {
    pool.behaves = failsAt(...failing);
    for (let round = 0; round < 5; round += 1)
      await expect(attempt()).rejects.toThrow(`${failing[0]} failed`);
    expect(pool.inUse).toBe(0);
    // A possibly broken connection is not reused; one whose statement merely failed is.
    expect(pool.closed).toBe(5 * closed);
    pool.behaves = failsAt();
    await Promise.all([attempt(), attempt()]);
    expect(pool.inUse).toBe(0);
  });
});

describe('a change of the catalogue', () => {
  test('is announced once, before its caller gets the result', async () => {
    const announcedChanges = await run('change').then(() => catalogueChanges);
    await run('work');
    expect([announcedChanges, catalogueChanges]).toEqual([1, 1]);
  });

  test('in a transaction is announced after the commit, and not before', async () => {
    const begun = await db.startTransaction().execute();
    await begun.executeQuery(CompiledQuery.raw('change'));
    await begun.executeQuery(CompiledQuery.raw('work'));
    expect(catalogueChanges).toBe(0);
    const announcedChanges = await begun
      .commit()
      .execute()
      .then(() => catalogueChanges);
    expect([announcedChanges, catalogueChanges]).toEqual([1, 1]);
  });

  test.each(['commit', 'change'])(
    'is announced when the %s fails, because it may have been made',
    async (failing) => {
      pool.behaves = failsAt(failing);
      await expect(transaction('change')).rejects.toThrow();
      expect(catalogueChanges).toBe(1);
    },
  );
});

test('a connection that cannot be opened takes no slot', async () => {
  pool.connects = () => Promise.reject(new Error('ECONNREFUSED'));
  for (let round = 0; round < 5; round += 1) await expect(run('work')).rejects.toThrow('ECONNREFUSED');
  pool.connects = () => Promise.resolve();
  await Promise.all([run('work'), run('work')]);
});

test('a connection that the server ended is closed', async () => {
  pool.behaves = () => Promise.reject(Object.assign(new Error('terminating'), { severity: 'FATAL' }));
  await expect(run('work')).rejects.toThrow('terminating');
  expect(pool).toMatchObject({ inUse: 0, closed: 1 });
});

describe('a caller that waits for a connection', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    pool.behaves = (sql) => {
      const ms = /^hold (\d+)/.exec(sql)?.[1];
      const gaveUp = Object.assign(new Error('lock timeout'), { code: '55P03' });
      return ms === undefined
        ? Promise.resolve()
        : new Promise((_done, fail) => setTimeout(() => fail(gaveUp), Number(ms)));
    };
  });

  /** Waits `ms` for a lock, in vain. */
  const hold = (ms: number) => patiently(() => run(`hold ${ms}`)).catch(() => undefined);

  test('is rejected when its request has waited too long in total', async () => {
    const holding = [hold(3000), hold(1000)];
    const outcomes: string[] = [];
    const request = waitingAs(new Waiting(false), async () => {
      await run('work').then(() => outcomes.push('first step'));
      holding.push(hold(3000));
      await run('work').catch((error: Error) => outcomes.push(error.message));
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcomes).toEqual(['first step']);
    await vi.advanceTimersByTimeAsync(200);
    await request;
    expect(outcomes).toEqual(['first step', 'No connection came free within 200 ms']);
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all(holding);
    expect(pool.inUse).toBe(0);
  });

  test('has less time left for a response, and does not affect others', async () => {
    const holding = [hold(1000), hold(3000)];
    const before = pool.closed;
    let answer = 'none';
    const request = waitingAs(new Waiting(false), () =>
      run('hold 9000').catch((error: Error) => (answer = error.message)),
    );
    const other = patiently(() => run('work')).then(() => 'served');
    await vi.advanceTimersByTimeAsync(2450);
    await request;
    expect(answer).toBe('No answer to a statement within 1400 ms');
    expect([await other, pool.closed]).toEqual(['served', before + 1]);
    await vi.advanceTimersByTimeAsync(1000);
    await Promise.all(holding);
  });

  test('waits longer in a job', async () => {
    const both = [hold(3000), hold(3000)];
    const job = patiently(() => run('work'));
    await vi.advanceTimersByTimeAsync(5000);
    await Promise.all([...both, job]);
  });
});

describe('a silent server', () => {
  beforeEach(async () => {
    await Promise.all([run('work'), run('work')]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pool.behaves = silence;
  });

  test('rejects all waiting callers as soon as one statement times out', async () => {
    const some = (length: number) => Array.from({ length }, () => transaction('work'));
    const first = some(2);
    await vi.advanceTimersByTimeAsync(limits.response - 1000);
    const responses = Promise.allSettled([...first, ...some(10)]);
    await vi.advanceTimersByTimeAsync(1000);
    const reasons = (await responses).map(
      (response) => response.status === 'rejected' && String(response.reason),
    );
    expect(new Set(reasons)).toEqual(new Set(['UnavailableError: No answer to a statement within 2000 ms']));
    expect(pool).toMatchObject({ inUse: 0, closed: 2 });
  });

  test('is not queried again over connections from before', async () => {
    const [silent] = await Promise.all([
      run('work').catch(String),
      vi.advanceTimersByTimeAsync(limits.response),
    ]);
    expect(silent).toMatch('No answer');
    expect(pool.idle).toHaveLength(1);
    pool.behaves = failsAt();
    const before = pool.opened;
    await Promise.all([run('work'), run('work')]);
    expect(pool.opened).toBe(before + 2);
  });

  test('is also detected when a connection cannot be opened', async () => {
    pool.idle.length = 0;
    pool.connects = () => Promise.reject(new Error('timeout expired'));
    await expect(run('work')).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(pool.inUse).toBe(0);
  });
});
