import { expect, test } from 'vitest';
import { plannedEachTime, PreparedStatements } from './prepared-statements.ts';

/** The names that a statement gets when it runs this often. */
const namesOf = (statements: PreparedStatements, sql: string, runs: number) =>
  Array.from({ length: runs }, () => statements.nameOf(sql));

test('a frequent statement gets a name and keeps it; a rare one has none', () => {
  const statements = new PreparedStatements();
  const names = namesOf(statements, 'select 1', 20);
  expect(names.slice(0, 4)).toEqual(Array(4).fill(undefined));
  const [name] = names.slice(-1);
  expect(name).toMatch(/^\w{1,63}$/);
  expect(new Set(names.slice(4))).toEqual(new Set([name]));
  expect(namesOf(statements, 'select 2', 20).at(-1)).not.toBe(name);
});

test.each(['begin', 'commit', 'rollback', 'savepoint a', 'lock table a', 'create table a (b text)'])(
  '"%s" has no plan to reuse',
  (sql) => {
    expect(namesOf(new PreparedStatements(), sql, 20)).toEqual(Array(20).fill(undefined));
  },
);

test('a statement that must be planned each time gets no name', () => {
  const sql = `select 1 ${String(plannedEachTime.toOperationNode().sqlFragments[0])}`;
  expect(namesOf(new PreparedStatements(), sql, 20)).toEqual(Array(20).fill(undefined));
});

test('ever new statements get at most 200 names, and take none away', () => {
  const statements = new PreparedStatements();
  const first = namesOf(statements, 'select 0', 20).at(-1);
  const names = Array.from({ length: 1000 }, (_, n) => namesOf(statements, `select ${n + 1}`, 20).at(-1));
  expect(names.filter(Boolean)).toHaveLength(199);
  expect(statements.nameOf('select 0')).toBe(first);
});

test('where the next statement may reach another session, nothing gets a name', () => {
  expect(namesOf(new PreparedStatements(0), 'select 1', 20)).toEqual(Array(20).fill(undefined));
});
