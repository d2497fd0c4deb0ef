import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts';
import type { Orm } from './database.ts';
import { composition } from '../modules.ts';
import { openOrm } from './orm.ts';
import { servingLimits } from './postgres/database-limits.ts';
import { patiently, Waiting, waitingAs } from './postgres/waiting.ts';
import { retryTransaction } from './retry-transaction.ts';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, composition.entities);
  await orm.em.fork().execute('create table attempts (id integer)');
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** Work that fails `times` times with a SQLSTATE, each time after a write. */
function failing(times: number, state: string) {
  const run = { attempts: 0 };
  const runTransaction = () =>
    retryTransaction(orm.em.fork(), async (em) => {
      run.attempts += 1;
      await em.execute('insert into attempts values (?)', [run.attempts]);
      if (run.attempts <= times) {
        await em.execute(`do $$ begin raise exception 'in the way' using errcode = '${state}'; end $$`);
      }
      return run.attempts;
    });
  return { run, runTransaction };
}

const countRows = async () => {
  const [row] = await orm.em.fork().execute<{ count: string }[]>('select count(*) as count from attempts');
  return Number(row?.count);
};

describe.each(['40P01', '40001', '55P03'])('after a collision (%s)', (state) => {
  test('repeats the work, and keeps only what succeeded', async () => {
    const before = await countRows();
    const { runTransaction } = failing(3, state);
    expect(await runTransaction()).toBe(4);
    expect(await countRows()).toBe(before + 1);
  });

  test('gives up after the third retry', async () => {
    const before = await countRows();
    const { run, runTransaction } = failing(4, state);
    const error = await runTransaction().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(run.attempts).toBe(4);
    expect(await countRows()).toBe(before);
  });
});

describe('after a second of waiting', () => {
  /** Like `failing`, with a duration for each attempt. */
  function waiting(state: string, ms: number) {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const run = { attempts: 0 };
    const slow = () =>
      retryTransaction(orm.em.fork(), async (em) => {
        run.attempts += 1;
        now += ms;
        await em.execute(`do $$ begin raise exception 'in the way' using errcode = '${state}'; end $$`);
      });
    return { run, slow: () => slow().finally(() => clock.mockRestore()) };
  }

  test.each([
    ['a lock', '55P03', 1100, 2],
    ['a deadlock', '40P01', 1010, 2],
  ])('for %s (%s, %i ms each) a request makes %i attempts', async (_what, state, ms, attempts) => {
    const { run, slow } = waiting(state, ms);
    await expect(slow()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(run.attempts).toBe(attempts);
  });

  test('a request that has waited for a connection does not retry for a lock', async () => {
    const { run, slow } = waiting('55P03', 1100);
    const waited = new Waiting(false);
    vi.spyOn(waited, 'waited', 'get').mockReturnValue(200);
    await expect(waitingAs(waited, slow)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(run.attempts).toBe(1);
  });

  test('a failed attempt reduces the time for the next response', async () => {
    const request = new Waiting(false);
    await expect(waitingAs(request, waiting('55P03', 1100).slow)).rejects.toThrow();
    expect(request.waited).toBeGreaterThanOrEqual(1100);
  });

  test('a job retries', async () => {
    const { run, slow } = waiting('55P03', 1100);
    await expect(patiently(slow)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(run.attempts).toBe(4);
  });
});

describe('the limits of a connection', () => {
  test('are those of its current user: a request, a job, a request', async () => {
    const single = await openOrm(database.config, composition.entities, { ...servingLimits, connections: 1 });
    const read = async () => {
      const [row] = await single.em
        .fork()
        .execute<object[]>(
          `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement, pg_backend_pid() as session`,
        );
      return row;
    };
    try {
      const [request, job, next] = [await read(), await patiently(read), await read()];
      expect(request).toMatchObject({ lock: '1100ms', statement: '1800ms' });
      expect(job).toEqual({ ...request, lock: '3s', statement: '3500ms' });
      expect(next).toEqual(request);
    } finally {
      await single.close();
    }
  });
});

test('does not retry other failures', async () => {
  const { run, runTransaction } = failing(1, '23505');
  await expect(runTransaction()).rejects.toThrow('in the way');
  expect(run.attempts).toBe(1);
});
