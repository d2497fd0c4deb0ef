import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { archiveEntries } from '../../backup/archive-reader.ts';
import { contentsOf } from '../../backup/database-contents.fixtures.ts';
import { loadTables } from '../../backup/load-tables.ts';
import { readHead } from '../../backup/read-head.ts';
import { snapshotSettings } from '../../backup/snapshot.ts';
import { composition } from '../../modules.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { checkIntegrity } from '../check-integrity.ts';
import type { Orm } from '../database.ts';
import { readCatalogue, type SchemaCatalogue } from '../declared/schema-catalogue.fixtures.ts';
import { BaselineMigration } from './baseline.migration.ts';
import { migrate } from '../migrate.ts';
import { openOrm } from '../orm.ts';
import { poolConnectionOf } from '../postgres/pool-connection.ts';

// The statements of all migrations before the baseline, as they ran on an empty database, and their names.
const formerMigrations = zstdDecompressSync(
  readFileSync(join(import.meta.dirname, 'schema-of-0.1.0.sql.zst')),
).toString();

interface Opened {
  database: TestDatabase;
  orm: Orm;
}

let former: Opened;
let today: Opened;

async function open(database: TestDatabase): Promise<Opened> {
  return { database, orm: await openOrm(database.config, composition.entities) };
}

async function close({ database, orm }: Opened): Promise<void> {
  await orm.close();
  await database.drop();
}

beforeAll(async () => {
  today = await open(await createTestDatabase({ isMigrated: true }));
});
afterAll(() => close(today));

beforeEach(async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.config.url });
  await client.connect();
  await client.query(formerMigrations).finally(() => client.end());
  former = await open(database);
  return () => close(former);
});

const catalogueOf = ({ orm }: Opened) => readCatalogue(orm.em.fork().getKysely());

/** Tables that have another name since 0.1.0. */
const renamed: Readonly<Record<string, string>> = {
  sales: 'price_campaigns',
  sale_members: 'price_campaign_members',
  counted_sales: 'counted_orders',
  product_sales: 'product_popularity',
  product_sales_sums: 'product_revenue_sums',
  product_sales_totals: 'product_revenue_totals',
  sales_changes: 'revenue_changes',
  sales_day_sums: 'revenue_day_sums',
  sales_sums: 'revenue_sums',
  outbox_mails: 'outbox_emails',
};

/** The events that a table's triggers emit, in the order in which they fire. */
const eventsOf = ({ triggers }: SchemaCatalogue, table: string) =>
  triggers
    .filter((line) => line.includes(` ON public.${table} `))
    .flatMap((line) => /TRIGGER (?:then_emit|emit|tell)_(\w+)|TRIGGER orders_(insert_event)/.exec(line) ?? [])
    .filter((match) => match && !match.startsWith('TRIGGER'));

/** Runs the migrations since the baseline on the tables of the former ones, whose triggers stay. */
async function runLaterMigrations({ orm }: Opened): Promise<void> {
  const em = orm.em.fork();
  await em.execute(`delete from migrations`);
  await em.execute(`insert into migrations (name) values ('${BaselineMigration.NAME}')`);
  await orm.migrator.up();
}

test('a new database is the one that the former migrations made', async () => {
  await runLaterMigrations(former);
  // Not the declared rules: they change without a migration, and have tests of their own.
  const withoutRules = { triggers: null, functions: null };
  const [before, now] = [await catalogueOf(former), await catalogueOf(today)];
  expect({ ...now, ...withoutRules }).toEqual({ ...before, ...withoutRules });
});

test.each(['orders', 'returns'])('receivers get the events of %s in the same order', async (table) => {
  const events = eventsOf(await catalogueOf(today), table);
  expect(events.length).toBeGreaterThan(2);
  expect(events).toEqual(eventsOf(await catalogueOf(former), table));
});

test('every shop begins with the same rows', async () => {
  const rowsOf = async ({ orm }: Opened) => ({
    roles: await orm.em.fork().execute('select id, name, permissions from staff_roles order by id'),
    synonyms: await orm.em.fork().execute('select words, stems from search_synonyms order by words'),
    words: await orm.em.fork().execute('select * from search_words order by word'),
    index: await orm.em.fork().execute('select id, engine, position, filled_to from search_index'),
    webhooks: await orm.em.fork().execute('select * from webhook_progress'),
  });
  expect(await rowsOf(today)).toEqual(await rowsOf(former));
});

/** Fills the database with a shop that the last version with the former migrations has exported. */
async function loadShop({ orm }: Opened): Promise<void> {
  const file = join(import.meta.dirname, '../../backup/shop-of-0.1.0.tar.zst');
  const { signal } = new AbortController();
  const { manifest } = await readHead(file, signal);
  await orm.em.fork().transactional(async (em) => {
    const db = em.getKysely();
    await sql.raw(snapshotSettings).execute(db);
    await loadTables({
      db,
      connection: await poolConnectionOf(db),
      manifest,
      entries: archiveEntries(file, signal),
      progress: { note: () => undefined },
      signal,
    });
  });
}

test('a database of version 0.1.0 becomes one of today, with all of its rows, and its books agree', async () => {
  await loadShop(former);
  const before = (await contentsOf(former.orm))['rows'] as Record<string, unknown>;

  await migrate(former.orm, composition.databaseRules);
  const after = (await contentsOf(former.orm))['rows'] as Record<string, unknown>;
  const expected = Object.fromEntries(
    Object.entries(before).map(([table, contents]) => [renamed[table] ?? table, contents]),
  );
  const changed = { migrations: null, product_popularity: null };
  expect({ ...after, ...changed }).toEqual({ ...expected, ...changed });
  const [counted] = await former.orm.em.fork().execute<object[]>(
    `select count(*)::int as products, count(units)::int as counted, sum(units)::int as units
     from products left join product_popularity on product_id = products.id`,
  );
  expect(counted).toEqual({ products: 1, counted: 1, units: 0 });
  expect(await catalogueOf(former)).toEqual(await catalogueOf(today));
  expect(await former.orm.em.fork().execute('select name from migrations order by id')).toEqual([
    { name: '20261128-baseline' },
    { name: '20261128-payment-providers' },
    { name: '20261128-product-sorts' },
    { name: '20261128-price-campaigns-and-revenue' },
    { name: '20261128-import-errors' },
    { name: '20261128-emails' },
  ]);
  expect(await checkIntegrity(former.orm.em.fork())).toEqual([]);
  await expect(migrate(former.orm, composition.databaseRules)).resolves.toBeUndefined();
});

test('its payments and refunds are Stripe’s, of an account that was not kept; those by hand are nobody’s', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const payment = `(select id from payments where session_id = 'cs_1')`;
  await em.execute(`insert into payments (id, order_id, attempt, state, session_id, amount, currency, created_at, expires_at)
    select gen_random_uuid(), id, 90, 'EXPIRED', 'cs_1', 100, 'USD', now(), now() from orders limit 1`);
  await em.execute(`insert into refunds (id, order_id, payment_id, amount, state, actor, reason, created_at)
    select gen_random_uuid(), order_id, payment_id, 1, 'DONE', 'SYSTEM', reason, now() from payments,
      (values (${payment}, 'by card'), (null, 'by hand')) as made (payment_id, reason) where session_id = 'cs_1'`);
  await em.execute(
    `insert into payment_events (id, type, session_id, received_at) values ('evt_1', 'COMPLETED', 'cs_1', now())`,
  );
  const versions = () => em.execute('select id, updated_at from orders order by id');
  const before = await versions();

  await migrate(former.orm, composition.databaseRules);
  expect(await em.execute(`select provider, account from payments where session_id = 'cs_1'`)).toEqual([
    { provider: 'stripe', account: null },
  ]);
  expect(
    await em.execute(
      `select reason, provider, account from refunds where reason like 'by %' order by reason`,
    ),
  ).toEqual([
    { reason: 'by card', provider: 'stripe', account: null },
    { reason: 'by hand', provider: null, account: null },
  ]);
  expect(await em.execute(`select provider, account from payment_events where id = 'evt_1'`)).toEqual([
    { provider: 'stripe', account: null },
  ]);
  expect(await versions()).toEqual(before);
});

test('planned reductions, their log and their events become those of price campaigns; permissions are those of revenue', async () => {
  await loadShop(former);
  const em = former.orm.em.fork();
  const [campaign, actor] = ['0193e0c0-0000-7000-8000-0000000000aa', '0193e0c0-0000-7000-8000-0000000000bb'];
  const permissions = '["orders:read", "sales:read"]';
  for (const statement of [
    `insert into sales (id, name, starts_at, ends_at, repeats, percent, is_flash_sale, created_at)
      values ('${campaign}', 'Autumn', '2026-01-01', '2100-01-01', 'NONE', 10, false, now())`,
    `insert into sale_members (sale_id, kind, member_id, position) select '${campaign}', 'PRODUCT', id, 0 from products limit 1`,
    `insert into audit_entries (actor, action, subject, subject_id, subject_name, part, changes) values
      ('STAFF', 'CREATED', 'SALE', '${campaign}', 'Autumn', null, '{}'),
      ('STAFF', 'CREATED', 'SALE', '${campaign}', 'Autumn', 'SALE_MEMBER', '{}'),
      ('STAFF', 'CREATED', 'STAFF_ROLE', 'clerks', 'Clerks', null, '{"permissions": [null, ${permissions}]}')`,
    `insert into staff_roles (id, name, permissions) values ('clerks', 'Clerks', '${permissions}')`,
    `insert into api_keys (id, name, permissions, secret_hash, hint, created_at, created_by_id, created_by_name)
      values ('${actor}', 'Reports', '${permissions}', 'hash', 'hint', now(), '${actor}', 'Ada')`,
    `delete from events`,
    `select add_event('SALE_CHANGED', '${campaign}')`,
  ]) {
    await em.execute(statement);
  }
  const versions = () => em.execute('select version from staff_roles union all select version from api_keys');
  const before = await versions();

  await migrate(former.orm, composition.databaseRules);
  expect(await em.execute(`select name, percent from price_campaigns`)).toEqual([
    { name: 'Autumn', percent: 10 },
  ]);
  expect(await em.execute(`select kind, campaign_id from price_campaign_members`)).toEqual([
    { kind: 'PRODUCT', campaign_id: campaign },
  ]);
  expect(
    await em.execute(`select subject, part, changes from audit_entries
      where subject_name in ('Autumn', 'Clerks') order by sequence`),
  ).toEqual([
    { subject: 'PRICE_CAMPAIGN', part: null, changes: {} },
    { subject: 'PRICE_CAMPAIGN', part: 'PRICE_CAMPAIGN_MEMBER', changes: {} },
    {
      subject: 'STAFF_ROLE',
      part: null,
      changes: { permissions: [null, ['orders:read', 'revenue:read']] },
    },
  ]);
  expect(
    await em.execute(`select permissions from staff_roles where id = 'clerks'
      union all select permissions from api_keys where name = 'Reports'`),
  ).toEqual([
    { permissions: ['orders:read', 'revenue:read'] },
    { permissions: ['orders:read', 'revenue:read'] },
  ]);
  expect(await versions()).toEqual(before);
  expect(await em.execute(`select distinct kind from events where subject_id = '${campaign}'`)).toEqual([
    { kind: 'PRICE_CAMPAIGN_CHANGED' },
  ]);
});

test('a database of an older version is refused in one line, and stays as it is', async () => {
  await former.orm.em.fork().execute(`delete from migrations where name >= '20261220'`);
  const before = await contentsOf(former.orm);
  await expect(migrate(former.orm, composition.databaseRules)).rejects.toThrow(
    /^The database is of a version from before 28 November 2026 \(its last migration is 20261219-[a-z-]+\)\. .* git switch --detach \w+ \(docs\/operation\.md\)\.$/,
  );
  expect(await contentsOf(former.orm)).toEqual(before);
});
