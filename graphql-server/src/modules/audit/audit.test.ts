import { beforeAll, describe, expect, test } from 'vitest';
import { changeOrder } from '../../test/card-shop.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CountAuditEntries,
  ListAuditedNames,
  ShipOrder,
  UpdateTracking,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { DAY } from '../../shared/time/duration.ts';
import { reduced, saveTaxes, standard } from '../taxes/taxes.fixtures.ts';
import { lineOf, readEntries, recordedDuring } from './audit.fixtures.ts';

const shop = describeShop();
let owner: Person;
let ada: Person;
let lamp: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  ada = await aCustomer(shop);
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 20 });
});

const recorded = (work: () => Promise<unknown>) => recordedDuring(shop, owner, work);
const entries = (filter?: object) => readEntries(shop, owner, filter);
const anOrderOf = (paymentMethod: string) =>
  anOrder(shop.client, ada, { ...anOrderInput({ productId: lamp, quantity: 2 }), paymentMethod });
test('corrected tracking of a parcel is recorded with both numbers, and so is a removed parcel', async () => {
  const orderId = await anOrderOf('CASH_ON_DELIVERY');
  const parcel = { orderId, trackingNumber: '1Z9' };
  const { order } = await shop.client.payload(ShipOrder, { input: parcel }, owner.token);
  const id = order?.shipments[0]?.id ?? '';
  const recordedEntries = await recorded(() =>
    shop.client.data(UpdateTracking, { id, input: { trackingNumber: '1Z8' } }, owner.token),
  );
  expect(recordedEntries.map(lineOf)).toEqual([
    'CHANGED ORDER <number> SHIPMENT 1Z8: trackingNumber "1Z9" > "1Z8"',
  ]);
  const cancelled = await recorded(() =>
    shop.client.data(`mutation { shipmentCancel(id: "${id}") { userErrors { code } } }`, {}, owner.token),
  );
  expect(cancelled.map(lineOf)).toEqual([
    'DELETED ORDER <number> SHIPMENT 1Z8',
    'CHANGED ORDER <number>: shipmentState "ALL" > "NONE"',
  ]);
});

test('a product’s tax class is recorded by its name, and a deleted one by its id', async () => {
  const { settings } = await saveTaxes(shop, owner.token, { classes: [standard, reduced] });
  const id = settings?.classes[1]?.id ?? '';
  const setClass = (taxClassId: string | null) =>
    shop.client.data(
      `mutation ($taxClassId: ID) { productUpdate(id: "${lamp}", input: { taxClassId: $taxClassId }) { userErrors { code } } }`,
      { taxClassId },
      owner.token,
    );
  const given = await recorded(() => setClass(id));
  expect(given.map(lineOf)).toEqual(['CHANGED PRODUCT Lamp: taxClassId null > "Reduced"']);
  await saveTaxes(shop, owner.token, { classes: [standard] });
  const taken = await recorded(() => setClass(null));
  expect(taken.map(lineOf)).toEqual(['CHANGED PRODUCT Lamp: taxClassId <id> > null']);
});

test('staff changes through REST are recorded like others', async () => {
  const id = await anOrderOf('CASH_ON_DELIVERY');
  const recordedEntries = await recorded(() =>
    shop.client.rest('/api/updateOrder', {
      method: 'PUT',
      token: owner.token,
      body: { orderId: id, status: 'Delivered' },
    }),
  );
  expect(recordedEntries.map(lineOf)).toEqual([
    'CHANGED ORDER <number>: paymentState "UNPAID" > "PAID", status "PENDING" > "DELIVERED"',
  ]);
});

test('an admin sign-up with the secret is recorded', async () => {
  const recordedEntries = await recorded(() =>
    shop.client.data(
      `mutation ($secret: String!) { adminCreate(input: { name: "Joan Clarke", email: "joan@test.example",
        password: "correct horse battery", adminSecret: $secret }) { userErrors { code } } }`,
      { secret: shop.config.adminSecret },
    ),
  );
  expect(recordedEntries).toMatchObject([
    { action: 'CREATED', subject: 'USER', subjectName: 'Joan Clarke' },
    { action: 'LOGGED_IN', subject: 'USER', subjectName: 'Joan Clarke' },
  ]);
  expect(recordedEntries[0]?.actorId).toBe(recordedEntries[0]?.subjectId);
});

test('a password change of a member of staff is recorded without the password', async () => {
  const clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const recordedEntries = await recorded(() =>
    shop.client.data(
      `mutation { customerUpdate(input: { currentPassword: "correct horse battery", password: "another good one" }) { userErrors { code } } }`,
      {},
      clerk.token,
    ),
  );
  expect(recordedEntries.map(({ actorId, changes }) => ({ actorId, changes }))).toEqual([
    { actorId: clerk.userId, changes: [{ field: 'passwordHash', before: null, after: null }] },
  ]);
});

test('neither shoppers’ own changes nor failed ones are recorded', async () => {
  const recordedEntries = await recorded(async () => {
    const id = await anOrderOf('CASH_ON_DELIVERY');
    await changeOrder(shop, ada, 'orderCancel', id);
    await shop.client.graphql(
      `mutation { productUpdate(id: "${lamp}", input: { title: "New", stock: -1 }) { userErrors { code } } }`,
      {},
      owner.token,
    );
  });
  expect(recordedEntries).toEqual([]);
});

test('the system is recorded as an actor without a name', async () => {
  await anOrderOf('BANK');
  shop.clock.advance(8 * DAY);
  owner = await aStaffMember(shop, 'OWNER');
  const recordedEntries = await recorded(() => shop.app.jobs.run('unpaid-orders'));
  expect(recordedEntries.map(lineOf)).toContain(
    'CHANGED ORDER <number>: paymentDueAt <time> > null, status "PENDING" > "CANCELLED"',
  );
  for (const entry of recordedEntries)
    expect(entry).toMatchObject({ actor: 'SHOP', actorId: null, actorName: null });
});

describe('the log', () => {
  test('is read in pages, newest first, and filtered by subject, user and time', async () => {
    const tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee' });
    const manager = await aStaffMember(shop, 'MANAGER');
    const rename = (person: Person, title: string) =>
      shop.client.data(
        `mutation { productUpdate(id: "${tee}", input: { title: "${title}" }) { userErrors { code } } }`,
        {},
        person.token,
      );
    await rename(owner, 'One');
    await rename(manager, 'Two');
    await rename(owner, 'Three');
    const ofTee = { subject: 'PRODUCT' as const, subjectId: tee };
    const titles = async (filter: object) => (await entries(filter)).map(({ subjectName }) => subjectName);
    expect(await titles(ofTee)).toEqual(['Three', 'Two', 'One']);
    expect(await titles({ ...ofTee, actorId: manager.userId })).toEqual(['Two']);
    expect(await titles({ ...ofTee, actorId: 'nobody' })).toEqual([]);
    expect(await titles({ subject: 'CATEGORY', subjectId: tee })).toEqual([]);
    const [latest] = await entries(ofTee);
    expect(await titles({ requestId: latest?.requestId })).toEqual(['Three']);
    expect(await titles({ ...ofTee, requestId: 'another' })).toEqual([]);
    expect(await titles({ ...ofTee, until: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await titles({ ...ofTee, from: latest?.createdAt })).toContain('Three');

    const read: string[] = [];
    let after: string | null = null;
    do {
      const { auditEntries }: ListAuditedNames = await shop.client.data(
        ListAuditedNames,
        { filter: ofTee, first: 2, after },
        owner.token,
      );
      read.push(...auditEntries.nodes.map(({ subjectName }) => subjectName));
      after = auditEntries.pageInfo.hasNextPage ? auditEntries.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(['Three', 'Two', 'One']);
  });

  test('is counted up to ten thousand entries', async () => {
    const count = async () => {
      const filter = { subjectId: 'many' };
      const { auditEntries } = await shop.client.data(CountAuditEntries, { filter }, owner.token);
      return auditEntries.totalCount;
    };
    const add = (rows: number) =>
      shop.app.orm.em.fork().execute(
        `insert into audit_entries (actor, action, subject, subject_id, subject_name, changes)
         select 'SHOP', 'CHANGED', 'PRODUCT', 'many', '', '{}' from generate_series(1, ?)`,
        [rows],
      );
    await add(10_000);
    expect(await count()).toBe(10_000);
    await add(100);
    expect(await count()).toBe(10_001);
  });

  test('deletes entries after two years', async () => {
    expect(await entries()).not.toEqual([]);
    await shop.app.jobs.run('retention');
    expect(await entries()).not.toEqual([]);
    // Entries have the database's own time, which does not follow the test clock.
    const long = new Date(shop.clock.now().getTime() - 731 * DAY);
    await shop.app.orm.em.fork().execute(`update audit_entries set created_at = ?`, [long]);
    await shop.app.jobs.run('retention');
    expect(await entries()).toEqual([]);
  });
});
