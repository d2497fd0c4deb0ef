import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestError } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts';
import type { Orm } from './database.ts';
import { entities } from '../entities.ts';
import { openOrm } from './orm.ts';
import { retryTransaction } from './retry-transaction.ts';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, entities, 'USD');
  await orm.em.fork().execute('create table attempts (id integer)');
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** Work that fails `times` times with a state of PostgreSQL's, each time after having written something. */
function failing(times: number, state: string) {
  const run = { attempts: 0 };
  const work = () =>
    retryTransaction(orm.em.fork(), async (em) => {
      run.attempts += 1;
      await em.execute('insert into attempts values (?)', [run.attempts]);
      if (run.attempts <= times) {
        await em.execute(`do $$ begin raise exception 'in the way' using errcode = '${state}'; end $$`);
      }
      return run.attempts;
    });
  return { run, work };
}

const countRows = async () => {
  const [row] = await orm.em.fork().execute<{ count: string }[]>('select count(*) as count from attempts');
  return Number(row?.count);
};

describe.each(['40P01', '40001', '55P03'])('after a collision (%s)', (state) => {
  test('does the work again, and keeps only what succeeded', async () => {
    const before = await countRows();
    const { work } = failing(3, state);
    expect(await work()).toBe(4);
    expect(await countRows()).toBe(before + 1);
  });

  test('gives up after the third repetition', async () => {
    const before = await countRows();
    const { run, work } = failing(4, state);
    const error = await work().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    expect(run.attempts).toBe(4);
    expect(await countRows()).toBe(before);
  });
});

test('does not repeat what fails for another reason', async () => {
  const { run, work } = failing(1, '23505');
  await expect(work()).rejects.toThrow('in the way');
  expect(run.attempts).toBe(1);
});
