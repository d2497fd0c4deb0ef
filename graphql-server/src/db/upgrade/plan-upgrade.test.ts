import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database/test-database.ts';
import { close, open, type Opened } from '../migrations/former-shop.fixtures.ts';
import { planLines, planUpgrade } from './plan-upgrade.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await open(await createTestDatabase({ isMigrated: true }));
});
afterAll(() => close(opened));

const lines = async () => planLines((await planUpgrade(opened.orm)) ?? []);

test('a database that is up to date has nothing to do', async () => {
  expect(await lines()).toEqual(['The database is up to date: no migration is pending.']);
});

test('a plan says what pending migrations do, for how long, and who waits; and does nothing', async () => {
  const em = opened.orm.em.fork();
  const names = [
    '20261130-backorders',
    '20261129-newest-reviews',
    '20261130-codes',
    '20261129-owner-invitations',
  ];
  await em.execute('delete from migrations where name in (?, ?, ?, ?)', names);
  const resize = (table: string, rows: number, pages: number) =>
    em.execute(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', ?::text, 'relpages', ?::int, 'reltuples', ?::real)`,
      [table, pages, rows],
    );
  await resize('reviews', 3_000_000, 100_000);
  await resize('product_variants', 300_000_000, 20_000_000);
  expect(await lines()).toEqual([
    '20261129-owner-invitations',
    '  changes no rows: at once',
    '20261129-newest-reviews',
    '  reviews gets the index reviews_shown (3,000,000 rows): about 2 s; orders and edits wait',
    '20261130-codes',
    '  product_variants gets the index product_variants_sku_start (300,000,000 rows): about 3 min; orders and edits wait',
    '  product_variants gets the index product_variants_barcode_start (300,000,000 rows): about 3 min; orders and edits wait',
    '20261130-backorders',
    '  product_variants gets the column backordered: at once',
    '  product_variants has backordered checked (300,000,000 rows): about 4 min; everybody waits',
    '  product_variants gets the column backorder_limit: at once',
    '  product_variants has backorder_limit checked (300,000,000 rows): about 4 min; everybody waits',
    '  product_variants gets the column available_from: at once',
    '  product_variants gets the column low_stock_limit: at once',
    '  product_variants has low_stock_limit checked (300,000,000 rows): about 4 min; everybody waits',
    '  product_variants gets the constraint product_variants_backordered (300,000,000 rows): about 4 min; everybody waits',
    '  products gets the column is_backorderable: at once',
    '  products gets the column available_from: at once',
    '  order_lines gets the column backordered_quantity: at once',
    '  order_lines gets the constraint order_lines_backordered (0 rows): about 1 s; everybody waits',
    '  order_lines gets the index order_lines_backordered (0 rows): about 1 s; orders and edits wait',
    '',
    'In all about 22 min; customers wait for about 22 min of it.',
    'The version before can serve customers meanwhile, and afterwards.',
  ]);
  expect(
    await em.execute('select count(*)::int as count from migrations where name in (?, ?, ?, ?)', names),
  ).toEqual([{ count: 0 }]);
});

test('an empty database has no plan', async () => {
  const empty = await open(await createTestDatabase());
  expect(await planUpgrade(empty.orm)).toBeNull();
  await close(empty);
});
