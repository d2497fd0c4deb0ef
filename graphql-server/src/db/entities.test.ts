import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts';
import type { Orm } from './database.ts';
import { composition } from '../modules.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, composition.entities);
  await migrate(orm, composition.databaseRules);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

interface Column {
  column_name: string;
  is_nullable: string;
}

test.each(composition.entities.map((entity) => entity.meta.tableName))(
  'the migrations give %s the columns of its entity',
  async (table) => {
    const meta = [...orm.getMetadata().getAll().values()].find((candidate) => candidate.tableName === table);
    const expected = (meta?.props ?? []).map((property) => ({
      column_name: property.fieldNames[0],
      is_nullable: property.nullable ? 'YES' : 'NO',
    }));
    const columns = await orm.em
      .fork()
      .execute<Column[]>(
        'select column_name, is_nullable from information_schema.columns where table_name = ?',
        [table],
      );
    const byName = (a: { column_name?: string }, b: { column_name?: string }) =>
      String(a.column_name).localeCompare(String(b.column_name));
    expect(columns.map((column) => ({ ...column })).sort(byName)).toEqual(expected.sort(byName));
  },
);

test('migrating again changes nothing', async () => {
  await expect(migrate(orm, composition.databaseRules)).resolves.toBeUndefined();
});

test('the rules of a later version stay when a process of this version starts', async () => {
  const run = async <Row>(statement: string) => await orm.em.fork().execute<Row[]>(statement);
  const triggers = () => run(`select tgname from pg_trigger where tgname = 'orders_updated'`);
  await run(`drop trigger orders_updated on orders`);
  await run(`insert into migrations (name) values ('29991231-later')`);
  await migrate(orm, composition.databaseRules);
  expect(await triggers()).toEqual([]);
  await run(`delete from migrations where name = '29991231-later'`);
  await migrate(orm, composition.databaseRules);
  expect(await triggers()).toEqual([{ tgname: 'orders_updated' }]);
});
