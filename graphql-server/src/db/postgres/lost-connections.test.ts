import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { patientLimits } from '../../test/database/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import type { Orm } from '../database.ts';
import { composition } from '../../modules.ts';
import { openOrm } from '../orm.ts';
import { servingLimits } from './database-limits.ts';

const { connections } = servingLimits;

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  let orm: Orm;
  let other: Orm;

  beforeEach(async () => {
    database = await createTestDatabase();
    orm = await openOrm(database.config, composition.entities, patientLimits);
    other = await openOrm(database.config, composition.entities);
    await execute(other, 'create table shelf (stock integer)');
    await execute(other, 'insert into shelf values (100)');
  });
  afterEach(async () => {
    await orm.close();
    await other.close();
    await database.drop();
  });

  const execute = <Row>(of: Orm, sql: string) => of.em.fork().execute<Row[]>(sql);
  const decrementStock = () =>
    orm.em.fork().transactional((em) => em.execute('update shelf set stock = stock - 1'));

  /** Runs `act` while `count` transactions wait for a lock. @returns their results */
  async function whileWaiting(count: number, act: () => Promise<unknown>) {
    // Not em.transactional: queries within it would run in that transaction.
    const lock = await other.em.fork().getKysely().startTransaction().execute();
    await lock.executeQuery(CompiledQuery.raw('lock table shelf'));
    const ended = Promise.allSettled(Array.from({ length: count }, decrementStock));
    await expect.poll(countWaiting).toBe(count);
    await act();
    await lock.commit().execute();
    return ended;
  }

  async function countWaiting(): Promise<number> {
    const [row] = await execute<{ count: string }>(
      other,
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(row?.count);
  }

  test('transactions with terminated sessions free their slots', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ended = await whileWaiting(connections, () =>
        execute(
          other,
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      );
      expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    }
    // As many as there are slots wait at the same time, so no slot was lost.
    const ended = await whileWaiting(connections, () => Promise.resolve());
    expect(ended.map(({ status }) => status)).toEqual(Array(connections).fill('fulfilled'));
    expect(await execute(other, 'select stock from shelf')).toEqual([{ stock: 100 - connections }]);
  });

  test('a statement without a response ends by our own timeout, and the next one gets another connection', async () => {
    const hasty = await openOrm(database.config, composition.entities, { ...patientLimits, response: 1000 });
    try {
      const response = execute(hasty, 'select pg_sleep(5)');
      await expect(response).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
      expect(await execute(hasty, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      await hasty.close();
    }
  });
});
