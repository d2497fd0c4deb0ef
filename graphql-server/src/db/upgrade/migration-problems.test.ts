import { expect, test } from 'vitest';
import { composition } from '../../modules.ts';
import { OptionsOfAnyNameMigration } from '../migrations/20261130-01-options-of-any-name.migration.ts';
import { migrations } from '../migrations/migrations.generated.ts';
import { migrationProblems, smallTables } from './migration-problems.ts';
import { readMigration } from './read-migration.ts';

/** The last migration before the rule: version 0.3.0 does not run beside 0.2.0. */
const LAST_BEFORE = '20261201-exchanges';

const problemsOf = (statements: string[], given: Partial<Parameters<typeof migrationProblems>[0]> = {}) =>
  migrationProblems({
    name: 'tried-needs-0.3.0',
    statements,
    isTransactional: true,
    exceptions: {},
    ...given,
  });

test('each migration can run while the version before serves customers', async () => {
  const all = await Promise.all(migrations.map(readMigration));
  const first = all.findIndex(({ name }) => name === LAST_BEFORE) + 1;
  expect(first).toBeGreaterThan(0);
  const checked = all.slice(first).map(async (each) => [each.name, await migrationProblems(each)] as const);
  const problems = (await Promise.all(checked)).filter(([, { length }]) => length > 0);
  expect(problems).toEqual([]);
});

test('those before the rule did not all', async () => {
  expect(await migrationProblems(await readMigration(OptionsOfAnyNameMigration))).toContain(
    'products loses the column other_option: The version before still uses it. Change it once no process of that version can run.',
  );
});

test('small tables exist', () => {
  const tables = composition.entities.map((entity) => entity.meta.tableName);
  expect(smallTables.filter((table) => !tables.includes(table))).toEqual([]);
});

test('a table of the migration itself, and a small one, can change in any way', async () => {
  expect(
    await problemsOf([
      'create table notes (id uuid)',
      'create index notes_id on notes (id)',
      'update notes set id = id',
      `update settings set content = '{}'`,
      'create index categories_label on categories (label)',
    ]),
  ).toEqual([]);
  // But the version before uses it.
  expect(await problemsOf(['alter table settings drop column content'])).toHaveLength(1);
});

test('an index says how to build it', async () => {
  expect(await problemsOf(['create index a on orders (total)'])).toEqual([
    'orders gets the index a: Orders and edits wait until that is done. Build the index in an IndexMigration of its own, while nobody waits; a constraint can then use it.',
  ]);
  const concurrent = ['drop index concurrently if exists a', 'create index concurrently a on orders (total)'];
  expect(await problemsOf(concurrent, { isTransactional: false })).toEqual([]);
  expect(await problemsOf(concurrent)).toEqual(['CONCURRENTLY needs an IndexMigration.']);
  expect(
    await problemsOf(['alter table orders add column a int', ...concurrent], { isTransactional: false }),
  ).toEqual([
    'A migration that is no transaction can only build indexes: what comes before a failure would stay.',
  ]);
});

test('an exception has a reason, and something to be an exception from', async () => {
  const statements = ['alter table orders drop column note'];
  const exceptions = { 'orders loses the column note': 'Version 0.3.0 no longer uses it.' };
  expect(await problemsOf(statements, { exceptions })).toEqual([]);
  expect(await problemsOf(statements, { exceptions: { 'orders loses the column note': '' } })).toHaveLength(
    1,
  );
  expect(await problemsOf([], { exceptions })).toEqual([
    'The exception "orders loses the column note" has no reason to be there.',
  ]);
});

test('a migration that breaks older versions says so in its name, which they read when they start', async () => {
  const statements = ['alter table orders drop column note'];
  const exceptions = { 'orders loses the column note': 'Version 0.3.0 no longer uses it.' };
  expect(await problemsOf(statements, { exceptions, name: '20270301-no-notes' })).toEqual([
    'Its name must end in the oldest version that can run afterwards, as in 20270301-no-notes-needs-0.4.0.',
  ]);
  expect(await problemsOf(statements, { exceptions, name: '20270301-no-notes-needs-0.3.0' })).toEqual([]);
});
