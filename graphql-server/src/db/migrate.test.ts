import type { Constructor } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { beforeEach, expect, test, vi } from 'vitest';
import { composition } from '../modules.ts';
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts';
import type { Orm } from './database.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { maintenanceLimits } from './postgres/database-limits.ts';
import { inTransaction, IndexMigration } from './upgrade/index-migration.ts';
import { migrationProblems } from './upgrade/migration-problems.ts';
import { readMigration } from './upgrade/read-migration.ts';

let database: TestDatabase;
const opened: Orm[] = [];

beforeEach(async () => {
  database = await createTestDatabase({ isMigrated: true });
  return async () => {
    await Promise.all(opened.splice(0).map((orm) => orm.close()));
    await database.drop();
  };
});

class NewIndexes extends IndexMigration {
  override name = '29990101-new-indexes';

  protected override readonly indexes = [
    { name: 'products_tried', on: 'products (stock, id)' },
    { name: 'products_tried_again', isUnique: true as const, on: 'products (id) where stock > 0' },
  ];
}

class NewColumn extends Migration {
  override name = '29990101-new-column';

  override up(): void {
    this.addSql('alter table products add column tried int');
  }
}

/** A process of a version with one more migration. */
async function aProcess(later: Constructor<Migration>, lock = maintenanceLimits.lock): Promise<Orm> {
  const orm = await openOrm(database.config, composition.entities, { ...maintenanceLimits, lock });
  opened.push(orm);
  const settings = orm.config.get('migrations');
  orm.config.set('migrations', { ...settings, migrationsList: [...(settings.migrationsList ?? []), later] });
  return orm;
}

async function aTransaction(statement: string) {
  const em = (await aProcess(NewColumn)).em.fork();
  await em.begin();
  await em.execute(statement);
  return em;
}

async function isRunning(em: Orm['em'], query: string): Promise<boolean> {
  const rows = await em
    .fork()
    .execute(
      `select from pg_stat_activity where datname = current_database() and query like ? and pid <> pg_backend_pid()`,
      [query],
    );
  return rows.length > 0;
}

const bothValid = [
  { name: 'products_tried', isValid: true, isUnique: false },
  { name: 'products_tried_again', isValid: true, isUnique: true },
];

const newIndexes = (orm: Orm) =>
  orm.em.fork().execute(
    `select indexrelid::regclass::text as name, indisvalid as "isValid", indisunique as "isUnique"
      from pg_index where indexrelid::regclass::text like 'products_tried%' order by 1`,
  );

test('an index is built beside writes, and while another process waits to migrate', async () => {
  const writing = await aTransaction('update products set stock = stock');
  const [first, second] = [await aProcess(NewIndexes), await aProcess(NewIndexes)];
  const done = [migrate(first, [])];
  await vi.waitUntil(() => isRunning(first.em, 'create index concurrently%'), 5000);
  done.push(migrate(second, []));
  await vi.waitUntil(() => isRunning(first.em, '%pg_try_advisory%'), 5000);
  await writing.commit();
  await Promise.all(done);
  expect(await newIndexes(first)).toEqual(bothValid);
});

test('a table that is in use for longer than a migration waits stops no start', async () => {
  const reading = await aTransaction('lock table products in access share mode');
  const orm = await aProcess(NewColumn, 50);
  const report = vi.fn();
  const done = migrate(orm, [], report);
  await vi.waitUntil(() => report.mock.calls.length > 0, 5000);
  expect(report).toHaveBeenCalledWith('Migrating the database: a table is in use ...');
  await reading.rollback();
  await done;
  expect(await orm.em.fork().execute('select count(tried)::int as count from products')).toEqual([
    { count: 0 },
  ]);
});

test('indexes are built within the transaction of an import, too', async () => {
  const orm = await aProcess(NewIndexes);
  await orm.em.fork().transactional(async (em) => {
    const transaction = em.getTransactionContext<object>();
    await inTransaction(() => orm.migrator.up({ transaction }));
  });
  expect(await newIndexes(orm)).toEqual(bothValid);
});

test('such a migration has no problems', async () => {
  expect(await migrationProblems(await readMigration(NewIndexes))).toEqual([]);
});

test('a version does not start when a later one has removed what it uses', async () => {
  const orm = await aProcess(NewColumn);
  await orm.em.fork().execute(`insert into migrations (name) values ('29990201-no-prices-needs-999.0.0')`);
  await expect(migrate(orm, [])).rejects.toThrow('which now needs version 999.0.0 or later');
  // Nor does it change anything.
  expect(await orm.migrator.getPending()).toMatchObject([{ name: '29990101-new-column' }]);
});

test('a version starts beside a later one that it can run with', async () => {
  const orm = await aProcess(NewColumn);
  await orm.em.fork().execute(`insert into migrations (name) values ('29990201-no-notes-needs-0.2.0')`);
  await migrate(orm, []);
  expect(await orm.migrator.getPending()).toEqual([]);
});
