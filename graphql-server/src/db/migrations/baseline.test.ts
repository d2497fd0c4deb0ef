import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentsOf } from '../../backup/database-contents.fixtures.ts';
import { composition } from '../../modules.ts';
import { createTestDatabase } from '../../test/database/test-database.ts';
import { checkIntegrity } from '../check-integrity.ts';
import { readCatalogue, type SchemaCatalogue } from '../declared/schema-catalogue.fixtures.ts';
import { migrate } from '../migrate.ts';
import { BaselineMigration } from './20261127-01-baseline.migration.ts';
import { close, loadShop, open, openFormer, type Opened } from './former-shop.fixtures.ts';

let former: Opened;
let today: Opened;

beforeAll(async () => {
  today = await open(await createTestDatabase({ isMigrated: true }));
});
afterAll(() => close(today));

beforeEach(async () => {
  former = await openFormer();
  return () => close(former);
});

const catalogueOf = ({ orm }: Opened) => readCatalogue(orm.em.fork().getKysely());

/** Tables renamed since 0.1.0. */
const renamed: Readonly<Record<string, string>> = {
  sales: 'price_campaigns',
  sale_members: 'price_campaign_members',
  counted_sales: 'counted_orders',
  product_sales: 'product_popularity',
  product_sales_sums: 'product_revenue_sums',
  product_sales_totals: 'product_revenue_totals',
  sales_changes: 'revenue_changes',
  sales_sums: 'revenue_sums',
  outbox_mails: 'outbox_emails',
};

/** Tables removed since 0.1.0, whose rows followed from others. */
const removed = ['sales_day_sums', 'cart_day_sums', 'sheet_import_pictures'];

/** Tables added since 0.1.0, which are empty after the migration. */
const added = [
  'pages',
  'page_versions',
  'menus',
  'owner_invitations',
  'url_redirects',
  'not_found_urls',
  'imported_pictures',
  'column_mappings',
  'fetched_pictures',
  'digital_files',
  'downloads',
  'uploads',
  'field_numbers',
  'withdrawals',
  'withdrawal_lines',
  'invoices',
  'invoice_files',
  'invoice_tasks',
  'vat_number_checks',
];

/** The events that a table's triggers emit, in firing order. */
const eventsOf = ({ triggers }: SchemaCatalogue, table: string) =>
  triggers
    .filter((line) => line.includes(` ON public.${table} `))
    .flatMap((line) => /TRIGGER (?:then_emit|emit|tell)_(\w+)|TRIGGER orders_(insert_event)/.exec(line) ?? [])
    .filter((match) => match && !match.startsWith('TRIGGER'));

/** Runs the migrations since the baseline on the former tables, whose triggers stay. */
async function runLaterMigrations({ orm }: Opened): Promise<void> {
  const em = orm.em.fork();
  await em.execute(`delete from migrations`);
  await em.execute(`insert into migrations (name) values ('${BaselineMigration.NAME}')`);
  await orm.migrator.up();
}

test('a new database equals the one that the former migrations created', async () => {
  await runLaterMigrations(former);
  // Ignores the declared rules: they change without a migration and have their own tests.
  const withoutRules = { triggers: null, functions: null };
  const [before, now] = [await catalogueOf(former), await catalogueOf(today)];
  expect({ ...now, ...withoutRules }).toEqual({ ...before, ...withoutRules });
});

test.each(['orders', 'returns'])('receivers get the events of %s in the same order', async (table) => {
  const events = eventsOf(await catalogueOf(today), table);
  expect(events.length).toBeGreaterThan(2);
  // Version 0.1.0 had no orders that nothing is delivered of.
  expect(events.filter((event) => event !== 'order_delivered_at_once')).toEqual(
    eventsOf(await catalogueOf(former), table),
  );
});

test('until the rules apply, a variant of a process of the former version gets its basic color', async () => {
  await loadShop(former);
  await runLaterMigrations(former);
  const em = former.orm.em.fork();
  await em.execute(`update products set colours = '[{"name": "Scarlet", "hex": "#C22F47"}]'`);
  expect(
    await em.execute(
      `update product_variants set colour = 'Scarlet' where position = 0 returning base_colour`,
    ),
  ).toEqual([{ base_colour: 'red' }]);
});

test('every shop starts with the same rows', async () => {
  await runLaterMigrations(former);
  const rowsOf = async ({ orm }: Opened) => ({
    roles: await orm.em.fork().execute('select id, name, permissions from staff_roles order by id'),
    synonyms: await orm.em.fork().execute('select words, stems from search_synonyms order by words'),
    words: await orm.em.fork().execute('select * from search_words order by word'),
    index: await orm.em
      .fork()
      .execute('select id, engine, position, filled_to, rewrite_after from search_index'),
    webhooks: await orm.em.fork().execute('select * from webhook_progress'),
  });
  expect(await rowsOf(today)).toEqual(await rowsOf(former));
});

test('a database of version 0.1.0 is migrated with all its rows and no violations', async () => {
  await loadShop(former);
  const before = (await contentsOf(former.orm))['rows'] as Record<string, unknown>;

  await migrate(former.orm, composition.databaseRules);
  const after = (await contentsOf(former.orm))['rows'] as Record<string, unknown>;
  const expected = Object.fromEntries(
    Object.entries(before)
      .filter(([table]) => !removed.includes(table))
      .map(([table, contents]) => [renamed[table] ?? table, contents]),
  );
  for (const table of added) expected[table] = { count: 0, hash: null };
  const changed = {
    assets: null,
    cart_lines: null,
    categories: null,
    draft_orders: null,
    events: null,
    invoice_counters: null,
    migrations: null,
    order_events: null,
    order_lines: null,
    orders: null,
    outbox_emails: null,
    product_popularity: null,
    product_variants: null,
    products: null,
    search_index: null,
    search_words: null,
    settings: null,
    users: null,
    webhook_deliveries: null,
  };
  expect({ ...after, ...changed }).toEqual({ ...expected, ...changed });
  expect(
    await former.orm.em.fork().execute(`select content from settings where section = 'opening'`),
  ).toEqual([{ content: { isOpen: true } }]);
  expect(await former.orm.em.fork().execute('select distinct description from categories')).toEqual([
    { description: '' },
  ]);
  expect(await former.orm.em.fork().execute('select name, alt, size, is_kept from assets')).toEqual([
    { name: '', alt: '', size: null, is_kept: false },
  ]);
  const [counted] = await former.orm.em.fork().execute<object[]>(
    `select count(*)::int as products, count(units)::int as counted, sum(units)::int as units
     from products left join product_popularity on product_id = products.id`,
  );
  expect(counted).toEqual({ products: 1, counted: 1, units: 0 });
  expect(await former.orm.em.fork().execute('select rewrite_after from search_index')).toEqual([
    { rewrite_after: '00000000-0000-0000-0000-000000000000' },
  ]);
  expect(
    await former.orm.em
      .fork()
      .execute(`update products set title = 'Größe' returning search_document @@ 'groess' as is_found`),
  ).toEqual([{ is_found: true }]);
  expect(await catalogueOf(former)).toEqual(await catalogueOf(today));
  expect(await former.orm.em.fork().execute('select name from migrations order by id')).toEqual([
    { name: '20261128-baseline' },
    { name: '20261128-payment-providers' },
    { name: '20261128-product-sorts' },
    { name: '20261128-price-campaigns-and-revenue' },
    { name: '20261128-import-errors' },
    { name: '20261128-emails' },
    { name: '20261128-declined-returns' },
    { name: '20261128-review-replies' },
    { name: '20261128-notified-alerts' },
    { name: '20261128-webhook-responses' },
    { name: '20261129-updated-events' },
    { name: '20261129-revenue-of-quarters' },
    { name: '20261129-content' },
    { name: '20261129-owner-invitations' },
    { name: '20261129-opening' },
    { name: '20261129-category-descriptions' },
    { name: '20261129-pictures-in-texts' },
    { name: '20261129-media-library' },
    { name: '20261129-newest-reviews' },
    { name: '20261129-blog' },
    { name: '20261129-handles-of-versions' },
    { name: '20261129-pictures-of-pages' },
    { name: '20261129-asset-versions' },
    { name: '20261130-options-of-any-name' },
    { name: '20261130-untracked-stock' },
    { name: '20261130-redirects' },
    { name: '20261130-option-filters' },
    { name: '20261130-imported-pictures' },
    { name: '20261130-import-sources' },
    { name: '20261130-codes' },
    { name: '20261130-custom-fields-of-products' },
    { name: '20261130-custom-fields-of-orders' },
    { name: '20261130-folded-search' },
    { name: '20261130-column-mappings' },
    { name: '20261130-imported-consent' },
    { name: '20261130-page-search' },
    { name: '20261130-imported-orders' },
    { name: '20261130-digital-goods' },
    { name: '20261130-downloads' },
    { name: '20261130-uploads' },
    { name: '20261130-booking-dates' },
    { name: '20261130-field-numbers' },
    { name: '20261130-mapping-kinds' },
    { name: '20261130-order-notes' },
    { name: '20261130-google-categories' },
    { name: '20261130-accepted-terms' },
    { name: '20261130-counted-downloads' },
    { name: '20261130-quantity-rules' },
    { name: '20261130-delivery-address' },
    { name: '20261130-backorders' },
    { name: '20261130-withdrawals' },
    { name: '20261130-withdrawal-exclusion' },
    { name: '20261201-order-numbers' },
    { name: '20261201-invoices' },
    { name: '20261201-order-edits' },
    { name: '20261201-vat-numbers' },
    { name: '20261201-unit-prices' },
    { name: '20261201-partial-payments' },
    { name: '20261201-draft-prices' },
    { name: '20261201-draft-vat-numbers' },
    { name: '20261201-saved-vat-numbers' },
    { name: '20261201-awaited-transfers' },
    { name: '20261201-traces' },
    { name: '20261201-exchanges' },
  ]);
  expect(await checkIntegrity(former.orm.em.fork())).toEqual([]);
  await expect(migrate(former.orm, composition.databaseRules)).resolves.toBeUndefined();
});

test('its payments and refunds are Stripe’s, of an unknown account; manual ones have no provider', async () => {
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

test('a database of an older version is rejected in one line, and stays unchanged', async () => {
  await former.orm.em.fork().execute(`delete from migrations where name >= '20261220'`);
  const before = await contentsOf(former.orm);
  await expect(migrate(former.orm, composition.databaseRules)).rejects.toThrow(
    /^The database is of a version from before 28 November 2026 \(its last migration is 20261219-[a-z-]+\)\. .* git switch --detach \w+ \(docs\/operation\.md\)\.$/,
  );
  expect(await contentsOf(former.orm)).toEqual(before);
});
