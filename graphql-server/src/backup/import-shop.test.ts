import { hash } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';
import { join } from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { checkIntegrity } from '../db/check-integrity.ts';
import { migrations } from '../db/migrations/migrations.generated.ts';
import { openOrm } from '../db/orm.ts';
import { maintenanceLimits } from '../db/postgres/database-limits.ts';
import { composition } from '../modules.ts';
import { secondFactorCalls } from '../modules/auth/second-factor/second-factor.fixtures.ts';
import { draftOrderCalls } from '../modules/checkout/drafts/draft-order.fixtures.ts';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import type { TestApp } from '../test/start-test-app.ts';
import { TestClient } from '../test/test-client.ts';
import { createTestDatabase } from '../test/database/test-database.ts';
import { aCustomer, aStaffMember } from '../test/users.ts';
import { aDigitalProduct } from '../modules/downloads/downloads.fixtures.ts';
import { makeBusy } from './busy-shop.fixtures.ts';
import { contentsOf } from './database-contents.fixtures.ts';
import { seller } from '../modules/invoices/invoices.fixtures.ts';
import { IssueInvoice, SaveInvoiceSettings } from '../test/documents.generated.ts';
import { exportShop } from './export-shop.ts';
import { readArchive } from './read-archive.fixtures.ts';
import { openTarget, type TargetShop } from './target-shop.fixtures.ts';

const pictures = new MemoryStorage();
const shop = describeShop({ isDemo: true, seedsCatalogue: true }, { storage: pictures });
const progress = { report: () => undefined };
const { signal } = new AbortController();

class LaterMigration extends Migration {
  override name = '29991231-later';

  override up(): void {
    this.addSql(`alter table categories add column season text not null default 'ALL'`);
  }
}

let target: TargetShop;

beforeEach(async () => {
  target = await openTarget({ isMigrated: false });
});
afterEach(() => target.drop());

/** Opens the imported shop, as another process would. */
async function whileOpen(config: Config, work: (copy: TestApp) => Promise<void>): Promise<void> {
  const { storage } = target;
  const app = await createApp(config, { clock: shop.clock.now, repeatsJobs: false, storage });
  try {
    const client = new TestClient(`http://${config.host}:${await app.listen()}`);
    await work({ app, config, clock: shop.clock, client, stop: () => app.close() });
  } finally {
    await app.close();
  }
}

/** Whether a staff user with this authenticator app can sign in. */
async function opensFor(copy: TestApp, email: string, secret: string): Promise<boolean> {
  const { logIn, verify, nextCode } = secondFactorCalls(copy);
  const { challenge } = await logIn(email);
  return (await verify(challenge?.token ?? '', nextCode(secret))).session !== null;
}

const lastDraft = async ({ orm }: Pick<TargetShop, 'orm'>) => {
  const [row] = await orm.em
    .fork()
    .execute<{ number: number }[]>('select max(number) as number from draft_orders');
  return row?.number ?? 0;
};

/** Issues the invoice of an order, and stores its PDF. */
async function issueInvoice() {
  const owner = await aStaffMember(shop, 'OWNER');
  await shop.client.data(SaveInvoiceSettings, { input: seller }, owner.token);
  const [order] = await shop.app.orm.em
    .fork()
    .execute<{ id: string }[]>(`select id from orders where status = 'DELIVERED' limit 1`);
  const { userErrors } = await shop.client.payload(IssueInvoice, { orderId: order?.id ?? '' }, owner.token);
  expect(userErrors).toEqual([]);
  await shop.app.jobs.run('invoices');
}

test('an imported shop equals the exported one, and continues from there', async () => {
  const { productId, protectedEmail, secret } = await makeBusy(shop);
  await aDigitalProduct(shop, await aStaffMember(shop, 'OWNER'), 'Album');
  await issueInvoice();
  expect([...pictures.files.keys()].join()).toMatch(/digital-.*invoice-/);
  const file = join(shop.config.dataDirectory, 'shop.tar.zst');
  const exported = { config: shop.config, orm: shop.app.orm, storage: pictures, clock: shop.clock.now };
  await exportShop(file, exported, progress, signal);
  await target.importFrom(file);

  expect(await contentsOf(target.orm)).toEqual(await contentsOf(shop.app.orm));
  const digests = (files: Map<string, Uint8Array>) =>
    new Map([...files].map(([key, content]) => [key, hash('sha256', content)]));
  expect(digests(target.storage.files)).toEqual(digests(pictures.files));
  expect(await checkIntegrity(target.orm.em.fork())).toEqual([]);
  await whileOpen(target.config, async (copy) => {
    const lines = [{ productId, quantity: 1 }];
    await anOrder(copy.client, await aCustomer(copy), anOrderInput(...lines));
    const owner = await aStaffMember(copy, 'OWNER');
    await draftOrderCalls(copy, () => owner).aDraft({ email: 'new@test.example', lines });
    expect(await lastDraft(copy.app)).toBe((await lastDraft(shop.app)) + 1);
    expect(await opensFor(copy, protectedEmail, secret)).toBe(true);
    expect(await checkIntegrity(copy.app.orm.em.fork())).toEqual([]);
  });
});

test('an imported shop keeps a currency that the environment of the exported one set', async () => {
  const settings = { ...shop.config.settings, currencyCode: 'EUR' };
  const exported = {
    config: { ...shop.config, settings },
    orm: shop.app.orm,
    storage: pictures,
    clock: shop.clock.now,
  };
  const file = join(shop.config.dataDirectory, 'euros.tar.zst');
  await exportShop(file, exported, progress, signal);
  await target.importFrom(file);
  const rows = await target.orm.em.fork().execute(`select content from settings where section = 'currency'`);
  expect(rows).toEqual([{ content: { currencyCode: 'EUR' } }]);
});

test('an older file is migrated', async () => {
  const old = await createTestDatabase({ isMigrated: true });
  const orm = await openOrm(old.config, composition.entities, maintenanceLimits);
  const file = join(old.dataDirectory, 'older.tar.zst');
  migrations.push(LaterMigration);
  const later = await openTarget({ isMigrated: false });
  try {
    await orm.em
      .fork()
      .execute(
        `insert into categories (id, slug, label, position) values ('00000000-0000-4000-8000-000000000001', 'socks', 'Socks', 0)`,
      );
    const exported = { config: target.config, orm, storage: pictures, clock: shop.clock.now };
    await exportShop(file, exported, progress, signal);
    expect((await later.importFrom(file)).migrations).toBe(1);
    const { em } = later.orm;
    expect(await em.fork().execute('select slug, season from categories')).toEqual([
      { slug: 'socks', season: 'ALL' },
    ]);
    expect(await later.orm.migrator.getPending()).toEqual([]);
  } finally {
    migrations.pop();
    await later.drop();
    await orm.close();
    await old.drop();
  }
});

// Created by commit 8c40ba2e from what `makeBusy` does to an empty shop on the embedded database of that time
// (decision 0071), which generated its secret; then imported and exported again by the last version with the
// former migrations (decision 0087).
test('a shop of the former embedded database moves to a server, with its secret', async () => {
  const file = join(import.meta.dirname, 'shop-of-0.1.0.tar.zst');
  const config: Config = { ...target.config, sessionSecrets: [] };
  await target.importFrom(file, { config });

  const secretFile = join(config.dataDirectory, 'session-secret');
  expect(statSync(secretFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(secretFile, 'utf8')).toBe(String((await readArchive(file)).get('session-secret')));
  expect(await checkIntegrity(target.orm.em.fork())).toEqual([]);
  const orders = await target.orm.em.fork().execute('select status from orders order by status');
  expect(orders).toEqual([{ status: 'CANCELLED' }, { status: 'DELIVERED' }, { status: 'PENDING' }]);
  expect(target.storage.files.size).toBe(1);
  await whileOpen(config, async (copy) => {
    expect(await opensFor(copy, 'person-5@test.example', 'EK76EZBHUP2YRAJUARPJBKQCM6GXLBNA')).toBe(true);
  });
});
