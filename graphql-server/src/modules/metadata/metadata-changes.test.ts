import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { WebhookEventType } from '../../test/documents.generated.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { EraseCustomer, type MetadataKind, ReadProductVersion } from '../../test/documents.generated.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aStaffMember } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';
import { webhooksOf } from '../webhooks/webhook.fixtures.ts';
import { anotherOrder, type Owners, someOwners, updateMetadata } from './metadata.fixtures.ts';

const shop = describeShop();
const db = () => shop.app.orm.em.fork().getKysely();
let owners: Owners;

beforeAll(async () => {
  owners = await someOwners(shop);
});

const update = (kind: MetadataKind, id: string, change: object, token = owners.admin.token) =>
  updateMetadata(shop, token, kind, id, change);

describe('a metadata change', () => {
  const updatedAt = async (table: string, id: string) =>
    (await sql<{ at: Date }>`select updated_at as at from ${sql.table(table)} where id = ${id}`.execute(db()))
      .rows[0]?.at;

  test.each([
    ['PRODUCT', () => owners.lamp, 'products', () => owners.lamp],
    ['VARIANT', () => owners.variant, 'product_variants', () => owners.variant],
    ['VARIANT', () => owners.variant, 'products', () => owners.lamp],
    ['CUSTOMER', () => owners.ada.userId, 'users', () => owners.ada.userId],
    ['ORDER', () => owners.order, 'orders', () => owners.order],
    ['ORDER_LINE', () => owners.line, 'orders', () => owners.order],
  ] as const)(
    'of a %s is a change for integrations that poll for changes',
    async (kind, id, table, whole) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db());
      await sql`update ${sql.table(table)} set updated_at = '2026-01-01'`.execute(db());
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(db());
      const before = await updatedAt(table, whole());
      await update(kind, id(), { set: [{ key: 'n', value: `${table} ${kind}` }] });
      const after = await updatedAt(table, whole());
      expect(after).not.toEqual(before);
      await update(kind, id(), { set: [{ key: 'n', value: `${table} ${kind}` }] });
      expect(await updatedAt(table, whole())).toEqual(after);
    },
  );

  test('does not conflict with an edit of the product', async () => {
    const version = () => shop.client.data(ReadProductVersion, { id: owners.lamp }, owners.admin.token);
    const before = await version();
    await update('PRODUCT', owners.lamp, { set: [{ key: 'n', value: 'no edit' }] });
    expect(await version()).toEqual(before);
  });

  test('is in the audit log, with the values before and after', async () => {
    await update('ORDER_LINE', owners.line, { externalId: 'L-1', remove: ['secret', 'by', 'n'] });
    const entries = await recordedDuring(shop, owners.admin, async () => {
      await update('ORDER_LINE', owners.line, { externalId: 'L-2', set: [{ key: 'batch', value: '9' }] });
      await update('CUSTOMER', owners.ada.userId, { externalId: 'C-2' });
      await update('VARIANT', owners.variant, { externalId: 'V-2' });
    });
    expect(entries.map(lineOf)).toEqual([
      expect.stringMatching(
        /^CHANGED ORDER .* ORDER_LINE Lamp: entries .*"batch":"9".*, externalId "L-1" > "L-2"$/,
      ),
      expect.stringMatching(/^CHANGED USER Ada Lovelace: externalId .* > "C-2"$/),
      expect.stringMatching(/^CHANGED PRODUCT Lamp VARIANT: externalId .* > "V-2"$/),
    ]);
  });

  test('is sent to webhooks, with the metadata', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const webhooks = webhooksOf(shop);
    const eventTypes: WebhookEventType[] = ['PRODUCT_UPDATED', 'CUSTOMER_UPDATED', 'ORDER_CANCELLED'];
    const { webhook } = await webhooks.register(owner, { url: 'https://a.example/', eventTypes });
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    await sql`delete from webhook_deliveries`.execute(db());
    const placed = await anotherOrder(shop, owners);
    const set = [{ key: 'told', value: 'yes' }];
    await update('ORDER', placed.order, { externalId: 'O-9', set });
    await update('ORDER_LINE', placed.line, { externalId: 'L-9', set });
    await update('CUSTOMER', owners.ada.userId, { externalId: 'C-9', set });
    await update('VARIANT', owners.variant, { externalId: 'V-9', set });
    await setOrderStatus(shop.client, owners.admin, placed.order, 'CANCELLED');
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    const log = await webhooks.log(owner, webhook?.id ?? '');
    const dataByType = Object.fromEntries(
      log.map(({ body }) => {
        const { type, data } = JSON.parse(body ?? '') as { type: string; data: object };
        return [type, data];
      }),
    );
    const expectedData = (externalId: string) => ({
      externalId,
      metadata: expect.objectContaining({ told: 'yes' }) as object,
    });
    expect(dataByType).toMatchObject({
      'product.updated': { product: { variants: [expectedData('V-9')] } },
      'customer.updated': { customer: expectedData('C-9') },
      'order.cancelled': { order: { ...expectedData('O-9'), lines: [expectedData('L-9')] } },
    });
  });
});

test('an erased customer leaves only the external ids of their orders', async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  const eve = await aCustomer(shop, 'Eve Moneypenny');
  const id = await anOrder(shop.client, eve, anOrderInput({ productId: owners.lamp, quantity: 1 }));
  await setOrderStatus(shop.client, owner, id, 'CANCELLED');
  const set = [{ key: 'gift', value: 'For Eve' }];
  await update('CUSTOMER', eve.userId, { externalId: 'EVE', set });
  await update('ORDER', id, { externalId: 'ERP-77', set });
  const { userId, email } = eve;
  const { userErrors } = await shop.client.payload(EraseCustomer, { id: userId, email }, owner.token);
  expect(userErrors).toEqual([]);
  const { rows } = await sql`select kind, external_id, entries from metadata
    where owner_id in (${eve.userId}, ${id})`.execute(db());
  expect(rows).toEqual([{ kind: 'ORDER', external_id: 'ERP-77', entries: {} }]);
  const { rows: log } = await sql`select from audit_entries where changes::text like '%For Eve%'`.execute(
    db(),
  );
  expect(log).toEqual([]);
});

test('is deleted with its owner', async () => {
  const eve = await aCustomer(shop);
  await update('CUSTOMER', eve.userId, { externalId: 'gone' });
  await sql`delete from users where id = ${eve.userId}`.execute(db());
  const { rows } = await sql`select from metadata where external_id = 'gone'`.execute(db());
  expect(rows).toEqual([]);
});

test('without effect is not a change', async () => {
  const eve = await aCustomer(shop);
  const entries = await recordedDuring(shop, owners.admin, () =>
    update('CUSTOMER', eve.userId, { externalId: null, set: [], remove: ['nothing'] }),
  );
  expect(entries).toEqual([]);
  const { rows } = await sql`select from metadata where owner_id = ${eve.userId}`.execute(db());
  expect(rows).toEqual([]);
});
