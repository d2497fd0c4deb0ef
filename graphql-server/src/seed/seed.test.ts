import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config/config.ts';
import { AssetService } from '../modules/assets/asset.service.ts';
import { assetUses } from '../modules/assets/asset-uses.registry.ts';
import { isPasswordRight } from '../modules/auth/passwords/password-hash.ts';
import { demoAccounts } from '../modules/settings/demo-accounts.ts';
import { newId } from '../shared/new-id.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { TestClock } from '../test/test-clock.ts';
import { testConfig } from '../test/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../test/database/test-database.ts';
import type { Orm } from '../db/database.ts';
import { composition } from '../modules.ts';
import { checkIntegrity } from '../db/check-integrity.ts';
import { openOrm } from '../db/orm.ts';
import { maintenanceLimits } from '../db/postgres/database-limits.ts';
import { sampleId } from './sample/sample-id.ts';
import { type CreateAssets, type Seeded, seed, seedIfEmpty, warnOfDemoAccounts } from './seed.ts';

const tables = composition.entities.map((entity) => entity.meta.tableName);
const clock = new TestClock();
const storage = new MemoryStorage();
const createAssets: CreateAssets = (em) =>
  new AssetService(em, clock.now, storage, { warn: () => undefined }, composition.entriesOf(assetUses));

let database: TestDatabase;
let orm: Orm;
let trial: Config;
let shop: Config;

beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: true });
  // Sample data is added before any request is served.
  orm = await openOrm(database.config, composition.entities, maintenanceLimits);
  const place = { database: database.config, dataDirectory: database.dataDirectory };
  trial = testConfig({ ...place, isDemo: true });
  shop = testConfig({ ...place, isDemo: false });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** Empties the shop, except for the built-in roles, which belong to the database and not to the sample. */
const empty = () => run(`truncate ${tables.filter((table) => table !== 'staff_roles').join(', ')} cascade`);

async function run<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const rows = await orm.em.fork().execute<Row[]>(sql, values);
  return rows.map((row) => ({ ...row }));
}

/** Every row of every table, in a stable order: not by primary key, whose name differs between tables. */
async function everything(): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of tables) contents[table] = await run(`select * from ${table} order by ${table}::text`);
  return contents;
}

/** Products whose stock differs from the ledger's sum over their variants. */
const outOfBalance = () =>
  run(`select title from products left join product_variants v on v.product_id = products.id
       left join stock_movements m on m.variant_id = v.id
       group by products.id having products.stock <> coalesce(sum(m.quantity), 0)`);

const addUser = (email: string) =>
  run(`insert into users (id, first_name, email, created_at) values (?, 'Ada', ?, now())`, [newId(), email]);

/** Whether lines of orders or carts are of removed variants: for each kind of line that there is, sorted. */
const hasRemovedVariants = async (lines: 'order_lines' | 'cart_lines') =>
  (
    await run<{ isGone: boolean }>(
      `select distinct deleted_at is not null as "isGone" from ${lines}
       join product_variants v on v.id = ${lines}.variant_id order by 1`,
    )
  ).map(({ isGone }) => isGone);

describe('a shop', () => {
  // These tests check the result of one seeding; the last test adds to it.
  beforeAll(async () => {
    await empty();
    await seedIfEmpty(orm, shop, clock.now, createAssets);
  });

  test('gets the catalogue at its first start, and no users', async () => {
    expect(await run('select 1 from products')).toHaveLength(82);
    expect(await run('select label from categories where parent_id is null')).toHaveLength(10);
    expect(await run('select 1 from users')).toEqual([]);
    expect(await outOfBalance()).toEqual([]);
  });

  test('gets a flash sale that repeats each week and is active', async () => {
    expect(
      await run(`select name, repeats, starts_at <= ? and ends_at > ? as runs from price_campaigns`, [
        clock.now(),
        clock.now(),
      ]),
    ).toEqual([{ name: 'Flash Sales', repeats: 'WEEKLY', runs: true }]);
    const prices = await run(
      `select p.sale_price, p.regular_price, array_agg(h.sale_price order by h.since) as history
       from products p join product_variants v on v.product_id = p.id join price_history h on h.variant_id = v.id
       where p.campaign_id is not null group by p.id, v.id order by p.position limit 1`,
    );
    expect(prices).toEqual([{ sale_price: 5900, regular_price: 9800, history: [9800, 5900] }]);
    expect(await run('select 1 from products where campaign_id is not null')).toHaveLength(8);
    expect(await checkIntegrity(orm.em.fork())).toEqual([]);
  });

  test('gets its pictures, each file once', async () => {
    const shown = await run<{ url: string }>(
      `select distinct source ->> 'url' as url from (
         select image || gallery || colours from products union all select sections from pages
       ) as shown (pictures), jsonb_path_query(pictures, 'strict $.**.sources[*]') as source`,
    );
    const served = [...storage.files.keys()].map((key) => `/assets/${key}`);
    expect(shown.map(({ url }) => url).sort()).toEqual(served.sort());
    expect(await run(`select distinct state from assets`)).toEqual([{ state: 'STORED' }]);
    expect(
      await run(`select 1 from products,
        jsonb_path_query(image || gallery || colours, 'strict $.**.assetId') as shown
        where not exists (select 1 from assets where to_jsonb(id::text) = shown)`),
    ).toEqual([]);
  });

  test('can become a trial shop later, with orders and carts of what it still has', async () => {
    const camera = [sampleId('product', 'camera')];
    await run(`update product_variants set deleted_at = now() where size = 'M'`);
    await run('update products set stock = 0 where id = ?', camera);
    await run('update product_variants set stock = 0 where product_id = ?', camera);
    await run(
      'delete from stock_movements where variant_id in (select id from product_variants where product_id = ?)',
      camera,
    );
    const warnings: string[] = [];
    const log = { warn: (_facts: object, text: string) => void warnings.push(text) };
    await warnOfDemoAccounts(orm.em.fork(), log);
    expect(warnings).toEqual([]);
    expect(await seed(orm, trial, clock.now, createAssets)).toEqual({ products: 0, users: 10 });
    await warnOfDemoAccounts(orm.em.fork(), log);
    expect(warnings).toEqual([expect.stringContaining('SEED_DEMO=1')]);
    expect(await hasRemovedVariants('order_lines')).toEqual([false]);
    expect(await hasRemovedVariants('cart_lines')).toEqual([false]);
    expect(await run('select 1 from order_lines where product_id = ?', camera)).toEqual([]);
    expect(await outOfBalance()).toEqual([]);
  });
});

describe('the initial data of a trial shop', () => {
  let seeded: Seeded[];

  // These tests check the result of one seeding; the last one changes it.
  beforeAll(async () => {
    await empty();
    seeded = await Promise.all([
      seed(orm, trial, clock.now, createAssets),
      seed(orm, trial, clock.now, createAssets),
    ]);
  });

  test('is added once by two processes that start together', () => {
    expect(seeded.map(({ products }) => products).sort()).toEqual([0, 82]);
    expect(seeded.map(({ users }) => users).sort()).toEqual([0, 10]);
  });

  test('lets the demo accounts log in', async () => {
    for (const [email, password, role] of [
      [demoAccounts.shopperEmail, demoAccounts.shopperPassword, 'CUSTOMER'],
      [demoAccounts.adminEmail, demoAccounts.adminPassword, 'ADMIN'],
    ]) {
      const [user] = await run<{ role: string; password_hash: string }>(
        'select role, password_hash from users where email = ?',
        [email],
      );
      expect(user?.role).toBe(role);
      expect(await isPasswordRight(user?.password_hash ?? null, password ?? '')).toBe(true);
    }
  });

  test('gives the shopper a cart, wishlist items and an order in every status', async () => {
    const user = [sampleId('user', demoAccounts.shopperEmail)];
    expect(await run('select 1 from cart_lines where user_id = ?', user)).toHaveLength(2);
    expect(await run('select 1 from wishlist_items where user_id = ?', user)).toHaveLength(3);
    const statuses = await run(
      'select status, count(*)::integer as count from orders where user_id = ? group by status order by status',
      user,
    );
    expect(statuses).toEqual([
      { status: 'CANCELLED', count: 1 },
      { status: 'DELIVERED', count: 3 },
      { status: 'PENDING', count: 2 },
      { status: 'RETURNED', count: 1 },
    ]);
  });

  test('has orders that cost what their lines cost', async () => {
    const wrong = await run(
      `select number from orders join order_lines on order_id = orders.id group by orders.id
     having subtotal <> sum(quantity * unit_price) or item_count <> sum(quantity)`,
    );
    expect(wrong).toEqual([]);
  });

  test('has orders that reserve stock while pending or delivered, and released it otherwise', async () => {
    const held = await run(
      `select distinct status, (item_count + (
       select sum(quantity) from stock_movements where stock_movements.order_id = orders.id
     ))::integer = 0 as "isHeld" from orders order by status`,
    );
    expect(held).toEqual([
      { status: 'CANCELLED', isHeld: false },
      { status: 'DELIVERED', isHeld: true },
      { status: 'PENDING', isHeld: true },
      { status: 'RETURNED', isHeld: false },
    ]);
    expect(await outOfBalance()).toEqual([]);
  });

  test('has orders with the status of their last event, which begin with their placing', async () => {
    const wrong = await run(
      `select number from orders
     where status <> (select status from order_events where order_id = orders.id order by created_at desc limit 1)
        or created_at <> (select min(created_at) from order_events where order_id = orders.id)`,
    );
    expect(wrong).toEqual([]);
  });

  test('has orders of products for sale, by existing users', async () => {
    const early = await run(
      `select number from orders join users on users.id = user_id
     join order_lines on order_id = orders.id join products on products.id = product_id
     where products.created_at > orders.created_at or users.created_at > orders.created_at`,
    );
    expect(early).toEqual([]);
  });

  test('has best sellers', async () => {
    expect(
      await run(
        `select product_id from product_popularity full join (
           select product_id, sum(quantity) as units from order_lines join orders on orders.id = order_id
           where status in ('PENDING', 'DELIVERED') and orders.created_at >= ?::timestamptz - interval '90 days'
           group by product_id
         ) sold using (product_id) where product_popularity.units <> coalesce(sold.units, 0) or product_popularity.units is null`,
        [clock.now()],
      ),
    ).toEqual([]);
    expect(await run('select 1 from product_popularity where units > 1')).not.toEqual([]);
  });

  test('has frequently bought products, once two customers ordered them together', async () => {
    const pairs = await run<{ handles: string; customers: number }>(
      `select p.handle || ' ' || other.handle as handles, customers from product_pairs
     join products p on p.id = product_id join products other on other.id = other_id order by handles`,
    );
    expect(pairs).toHaveLength(6);
    expect(pairs).toContainEqual({ handles: 'mechanical-keyboard silent-mouse', customers: 2 });
  });

  test('is unchanged after seeding again', async () => {
    const before = await everything();
    clock.advance(86_400_000);
    expect(await seed(orm, trial, clock.now, createAssets)).toEqual({ products: 0, users: 0 });
    expect(await everything()).toEqual(before);
  });

  test('keeps an admin’s changes', async () => {
    await run(`update products set title = 'Mug', sale_price = 1, regular_price = null where id = ?`, [
      sampleId('product', 'mug'),
    ]);
    await run('update products set deleted_at = now() where id = ?', [sampleId('product', 'soap')]);
    await run(`update categories set label = 'Medicine' where slug = 'medecine'`);
    await run(`update pages set deleted_at = now() where handle = 'about'`);
    await run(`update users set email = 'nora@home.example' where email = ?`, [demoAccounts.shopperEmail]);
    const before = await everything();
    await seed(orm, trial, clock.now, createAssets);
    expect(await everything()).toEqual(before);
  });
});

describe('with existing data', () => {
  beforeEach(empty);

  test.each([
    ['people', () => addUser('ada@mail.example')],
    ['categories', () => run(`insert into categories values (?, 'garden', 'Garden', 0)`, [newId()])],
  ])('at the start, a database with its own %s is left alone', async (_what, fill) => {
    await fill();
    await seedIfEmpty(orm, trial, clock.now, createAssets);
    expect(await run('select 1 from products')).toEqual([]);
  });

  test('a user with a demo account’s email, a category and a home page are kept as they are', async () => {
    await addUser(demoAccounts.shopperEmail);
    await run(`insert into categories values (?, 'electronics', 'Gadgets', 7)`, [newId()]);
    await run(
      `insert into pages (id, handle, title, sections, preview_token, created_at)
       values (?, 'home', 'Tea', '[]', 'token', now())`,
      [newId()],
    );
    expect(await seed(orm, trial, clock.now, createAssets)).toEqual({ products: 82, users: 9 });
    const [user] = await run('select first_name, password_hash from users where email = ?', [
      demoAccounts.shopperEmail,
    ]);
    expect(user).toEqual({ first_name: 'Ada', password_hash: null });
    const rows = await run(
      `select label, count(*)::integer as count from categories join products on category_id = categories.id
     where slug = 'electronics' group by label`,
    );
    expect(rows).toEqual([{ label: 'Gadgets', count: 12 }]);
    expect(await run('select handle, title from pages order by handle')).toEqual([
      { handle: 'about', title: 'About' },
      { handle: 'home', title: 'Tea' },
    ]);
  });
});
