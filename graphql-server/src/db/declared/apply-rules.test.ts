import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import type { Orm } from '../database.ts';
import { openOrm } from '../orm.ts';
import { applyRules } from './apply-rules.ts';
import { databaseRules, type Rule, rule } from './rule.ts';

let database: TestDatabase;
let orm: Orm;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openOrm(database.config, composition.entities);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});
beforeEach(async () => {
  await run('drop schema public cascade; create schema public');
  await run('create table socks (id integer, pairs integer)');
});

const run = async <Row>(statement: string) => await orm.em.fork().execute<Row[]>(statement);

const apply = (...rules: Rule[]) =>
  orm.em.fork().transactional((em) => applyRules(em.getKysely(), [databaseRules('drawer', rules)]));

/** A rule that writes this many pairs into each new row. */
const writesPairs = (pairs: number) =>
  rule('socks', 'Counts the pairs.', [
    `create function count_pairs() returns trigger language plpgsql as $$
begin
  new.pairs := ${pairs};
  return new;
end $$`,
    `create trigger socks_counted before insert on socks for each row execute function count_pairs()`,
  ]);

const pairsOfNew = async () => {
  const [row] = await run<{ pairs: number | null }>('insert into socks (id) values (1) returning pairs');
  return row?.pairs;
};

/** Functions and triggers, by the transaction that last wrote them. */
const objects = () =>
  run<{ name: string; xmin: string }>(
    `select proname::text as name, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
     union all select tgname::text, xmin::text from pg_trigger where not tgisinternal order by 1`,
  );

test('the database follows the declarations, and records which', async () => {
  await apply(writesPairs(2));
  expect(await pairsOfNew()).toBe(2);
  const [comment] = await run<{ comment: string }>(
    `select obj_description(oid, 'pg_trigger') as comment from pg_trigger where tgname = 'socks_counted'`,
  );
  expect(comment?.comment).toMatch(/^Counts the pairs\. \(declared by drawer, [0-9a-f]{16}\)$/);
});

test('unchanged rules are not written again', async () => {
  await apply(writesPairs(2));
  const before = await objects();
  await apply(writesPairs(2));
  expect(await objects()).toEqual(before);
});

test('a changed rule replaces the old one, and nothing else', async () => {
  await apply(writesPairs(2));
  const [, before] = await objects();
  await apply(writesPairs(3));
  expect(await pairsOfNew()).toBe(3);
  expect((await objects())[1]).toEqual(before);
});

test('rules that are no longer declared are dropped, and undeclared objects stay', async () => {
  await run('create function darn() returns integer language sql as $$ select 1 $$');
  await apply(writesPairs(2));
  await apply();
  expect(await pairsOfNew()).toBeNull();
  expect((await objects()).map(({ name }) => name)).toEqual(['darn']);
});

test('rules that a migration dropped are restored', async () => {
  await apply(writesPairs(2));
  await run('drop trigger socks_counted on socks');
  await apply(writesPairs(2));
  expect(await pairsOfNew()).toBe(2);
});

test('an older trigger with the same name is replaced', async () => {
  await run(`create function count_pairs() returns trigger language plpgsql as $$ begin new.pairs := 9; return new; end $$;
    create trigger socks_counted before insert on socks for each row execute function count_pairs()`);
  await apply(writesPairs(2));
  expect(await pairsOfNew()).toBe(2);
});

test('a statement that is neither a function nor a trigger is rejected', () => {
  expect(() => rule('socks', 'Adds a column.', ['alter table socks add column size text'])).toThrow(
    'Neither a function nor a trigger',
  );
});
