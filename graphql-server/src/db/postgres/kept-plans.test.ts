import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import type { Orm } from '../database.ts';
import { openOrm } from '../orm.ts';
import { servingLimits } from './database-limits.ts';

let database: TestDatabase;
let orm: Orm;

beforeEach(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, composition.entities, { ...servingLimits, connections: 1 });
  await execute('create table shelf (stock integer)');
  await execute('insert into shelf values (100)');
});
afterEach(async () => {
  await orm.close();
  await database.drop();
});

const execute = (sql: string) => orm.em.fork().execute<object[]>(sql);
const read = () => execute('select stock from shelf where stock > 1');

async function readOften(): Promise<void> {
  for (let run = 0; run < 10; run += 1) expect(await read()).toEqual([{ stock: 100 }]);
}

test('a frequent read is planned once per connection', async () => {
  await readOften();
  const prepared = await execute(
    `select generic_plans + custom_plans > 1 as is_reused from pg_prepared_statements where statement like '%from shelf%'`,
  );
  expect(prepared).toEqual([{ is_reused: true }]);
});

test('a column that changes its type in a running shop costs one request, not a connection', async () => {
  await readOften();
  await execute('alter table shelf alter stock type text');
  await execute('drop table shelf');
  await execute(`create table shelf as select 7::bigint as stock`);
  await expect(read()).rejects.toThrow();
  expect(await read()).toEqual([{ stock: '7' }]);
});
