import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../shared/time/duration.ts';
import { anApiKey, revokeKey } from '../../test/api-keys.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CommentOnOrder,
  CreateApiKey,
  CreateCustomerNote,
  CreateDraft,
  CreateRefund,
  CreateShipment,
  ListApiKeys,
  type Permission,
  ReadWorkOfKey,
  ReceiveOrderPayment,
  RevokeApiKey,
  type TypedDocumentString,
  UpdateApiKey,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { rejectionReasonOf, subscribe } from '../../test/subscribe.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { StaffRoleEntity } from '../customers/users/staff-role.entity.ts';
import { newId } from '../../shared/new-id.ts';
import { ApiKeyEntity } from './api-key.entity.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

const listed = async (id: string) =>
  (await shop.client.data(ListApiKeys, {}, owner.token)).apiKeys.find((key) => key.id === id);

/** Calls a mutation about keys. @returns the payload, or the error code */
async function run<Payload, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
  token = owner.token,
): Promise<Payload | string> {
  const { data, errors } = await shop.client.graphql(document, variables, token);
  return data?.payload ?? String(errors[0]?.extensions.code);
}

/** The responses of GraphQL and REST to a key. */
async function doors(token: string) {
  const { status } = await shop.client.rest('/api/getOrders', { token });
  const { errors } = await shop.client.graphql('{ orders { totalCount } }', {}, token);
  const events = subscribe(shop, 'subscription { shopEvents { cursor } }', token);
  const live = await events.next().then(
    () => 'ok',
    (reason: unknown) => rejectionReasonOf(reason),
  );
  await events.end();
  return [status, errors[0]?.extensions.code ?? 'ok', live];
}

const OPEN = [200, 'ok', 'ok'];
const SHUT = [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'];

describe('a key', () => {
  test('works with GraphQL, REST and subscriptions, and shows when and from where it was last used', async () => {
    const key = await anApiKey(shop, owner, ['orders:read']);
    expect(key.token).toMatch(/^exk_[\w-]{65}$/);
    expect(await listed(key.id)).toMatchObject({
      name: 'ERP',
      state: 'ACTIVE',
      permissions: ['ORDERS_READ'],
      createdByName: 'Grace Hopper',
      hint: key.token.slice(-4),
      lastUsedAt: null,
      lastUsedIp: null,
    });
    expect(await doors(key.token)).toEqual(OPEN);
    const first = await listed(key.id);
    expect(first).toMatchObject({ lastUsedAt: shop.clock.now().toISOString(), lastUsedIp: '127.0.0.1' });
    shop.clock.advance(MINUTE / 2);
    await shop.client.rest('/api/getOrders', { token: key.token });
    expect((await listed(key.id))?.lastUsedAt).toBe(first?.lastUsedAt);
    shop.clock.advance(MINUTE);
    await shop.client.rest('/api/getOrders', { token: key.token });
    expect((await listed(key.id))?.lastUsedAt).toBe(shop.clock.now().toISOString());
  });

  test('is stored without anything that gives access', async () => {
    const key = await anApiKey(shop, owner, ['orders:read']);
    const row = await shop.app.orm.em.fork().findOneOrFail(ApiKeyEntity, key.id);
    expect(row.secretHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(key.token.slice(26));
    expect(JSON.stringify(await readEntries(shop, owner, { subject: 'API_KEY' }))).not.toContain(
      row.secretHash,
    );
  });

  test('gives no access when it is malformed, unknown, expired or revoked', async () => {
    const soon = new Date(shop.clock.now().getTime() + MINUTE);
    const expiring = await anApiKey(shop, owner, ['orders:read'], { expiresAt: soon });
    const revoked = await anApiKey(shop, owner, ['orders:read']);
    expect(await doors(expiring.token)).toEqual(OPEN);
    expect(await doors(revoked.token)).toEqual(OPEN);
    await revokeKey(shop, owner, revoked);
    shop.clock.advance(MINUTE);
    const last = expiring.token.at(-1) === 'A' ? 'E' : 'A';
    const others = [
      ...['exk_', 'exk_x', `${expiring.token}x`, expiring.token.slice(0, -1)],
      ...[
        `${expiring.token.slice(0, -1)}${last}`,
        `${revoked.token.slice(0, 26)}${expiring.token.slice(26)}`,
      ],
    ];
    for (const token of [expiring.token, revoked.token, ...others]) {
      expect(await doors(token), token).toEqual(SHUT);
    }
    expect((await listed(expiring.id))?.state).toBe('EXPIRED');
    expect((await listed(revoked.id))?.state).toBe('REVOKED');
    // A rejected use does not count.
    expect((await listed(expiring.id))?.lastUsedAt).not.toBe(shop.clock.now().toISOString());
  });

  test('only has permissions that exist and that keys may have', async () => {
    const key = await anApiKey(shop, owner, ['orders:read']);
    const stored = ['orders:read', 'staff:write', 'integrations:write', 'orders:fly'];
    await shop.app.orm.em.fork().nativeUpdate(ApiKeyEntity, { id: key.id }, { permissions: stored });
    expect((await listed(key.id))?.permissions).toEqual(['ORDERS_READ']);
    expect(await run(RevokeApiKey, { id: key.id }, key.token)).toBe('FORBIDDEN');
  });
});

describe('a change to a key', () => {
  test('of name, permissions and expiry applies at once, and requires the current version', async () => {
    const key = await anApiKey(shop, owner, ['orders:read']);
    const { version = '' } = (await listed(key.id)) ?? {};
    const edit = { id: key.id, input: { name: 'Shipping', permissions: ['PRODUCTS_READ' as const] } };
    const changed = await run(UpdateApiKey, { ...edit, expectedVersion: version });
    expect(changed).toMatchObject({ apiKey: { name: 'Shipping', permissions: ['PRODUCTS_READ'] } });
    expect(await doors(key.token)).toEqual([403, 'FORBIDDEN', 'ok']);
    const outdated = { ...edit, expectedVersion: `${version}x` };
    expect(await run(UpdateApiKey, outdated)).toMatchObject({ userErrors: [{ code: 'VERSION_CHANGED' }] });
  });

  test('lets an expired one work again with a later expiry, but never a revoked one', async () => {
    const soon = new Date(shop.clock.now().getTime() + MINUTE);
    const key = await anApiKey(shop, owner, ['orders:read'], { expiresAt: soon });
    shop.clock.advance(MINUTE);
    const { id } = key;
    const input = { name: 'ERP', permissions: ['ORDERS_READ' as const] };
    const past = { id, input: { ...input, expiresAt: '2000-01-01T00:00:00Z' } };
    expect(await run(UpdateApiKey, past)).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'expiresAt'] }],
    });
    expect(await run(UpdateApiKey, { id, input })).toMatchObject({
      apiKey: { state: 'EXPIRED', expiresAt: soon.toISOString() },
    });
    const later = { id, input: { ...input, expiresAt: null } };
    expect(await run(UpdateApiKey, later)).toMatchObject({ apiKey: { state: 'ACTIVE', expiresAt: null } });
    expect(await doors(key.token)).toEqual(OPEN);
    await run(RevokeApiKey, { id: key.id });
    expect(await run(RevokeApiKey, { id: key.id })).toMatchObject({ apiKey: { state: 'REVOKED' } });
    expect(await run(UpdateApiKey, later)).toMatchObject({ userErrors: [{ code: 'KEY_REVOKED' }] });
  });

  test('can’t grant more permissions than the caller has', async () => {
    const id = newId();
    const allowed = ['orders:read', 'integrations:read', 'integrations:write'];
    await shop.app.orm.em.fork().insert(StaffRoleEntity, { id, name: 'Integrator', permissions: allowed });
    const { token } = await aStaffMember(shop, id);
    const strong = await anApiKey(shop, owner, ['orders:refund']);
    const allowing = (permission: Permission) => ({ name: 'x', permissions: [permission] });
    const input = allowing('ORDERS_READ');
    expect(await run(CreateApiKey, { input }, token)).toMatchObject({ userErrors: [] });
    expect(await run(CreateApiKey, { input: allowing('ORDERS_REFUND') }, token)).toBe('FORBIDDEN');
    expect(await run(UpdateApiKey, { id: strong.id, input }, token)).toBe('FORBIDDEN');
    // Anyone who finds a leaked key can revoke it.
    expect(await run(RevokeApiKey, { id: strong.id }, token)).toMatchObject({ userErrors: [] });
    for (const permission of ['STAFF_WRITE', 'INTEGRATIONS_WRITE'] as const) {
      expect(await run(CreateApiKey, { input: allowing(permission) })).toMatchObject({
        userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'permissions'] }],
      });
    }
  });

  test('can’t make more than a hundred keys active', async () => {
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(ApiKeyEntity, { revokedAt: null }, { revokedAt: shop.clock.now() });
    const template = { permissions: ['orders:read'], secretHash: '', hint: '', createdAt: shop.clock.now() };
    const by = { createdById: owner.userId, createdByName: 'Grace Hopper', expiresAt: null };
    const rows = Array.from({ length: 99 }, () => ({ id: newId(), name: 'Many', ...template, ...by }));
    await em.insertMany(ApiKeyEntity, rows);
    const last = await anApiKey(shop, owner, ['orders:read']);
    const another = { input: { name: 'One too many', permissions: ['ORDERS_READ' as const] } };
    expect(await run(CreateApiKey, another)).toMatchObject({
      userErrors: [{ code: 'INVALID_VALUE', field: ['input'] }],
    });
    expect(await run(UpdateApiKey, { id: last.id, ...another })).toMatchObject({ userErrors: [] });
    await run(RevokeApiKey, { id: last.id });
    expect(await run(CreateApiKey, another)).toMatchObject({ userErrors: [] });
  });
});

test('actions of a key are recorded with its name', async () => {
  await shop.app.orm.em
    .fork()
    .nativeUpdate(ApiKeyEntity, { revokedAt: null }, { revokedAt: shop.clock.now() });
  const keyed = [
    'orders:read',
    'orders:write',
    'orders:refund',
    'customers:read',
    'customers:write',
    'audit:read',
  ] as const;
  const key = await anApiKey(shop, owner, keyed, { name: 'Warehouse' });
  const customer = await aCustomer(shop);
  const productId = await aProduct(shop.app.orm.em.fork());
  const order = await anOrder(shop.client, customer, {
    ...anOrderInput({ productId, quantity: 1 }),
    paymentMethod: 'BANK',
  });
  const change = async <Variables>(
    document: TypedDocumentString<{ payload: { userErrors: unknown[] } }, Variables>,
    variables: Loose<Variables>,
  ) => {
    const { userErrors } = await shop.client.payload(document, variables, key.token);
    expect(userErrors, String(document)).toEqual([]);
  };
  await change(ReceiveOrderPayment, { id: order });
  await change(CommentOnOrder, { id: order, text: 'Packed' });
  await change(CreateShipment, { input: { orderId: order } });
  const refund = { idempotencyKey: newId(), orderId: order, reason: 'Dent', amount: 100 };
  await change(CreateRefund, { input: refund });
  await change(CreateCustomerNote, { id: customer.userId, text: 'Calls often' });
  await change(CreateDraft, { input: { lines: [] } });
  const variables = { order, customer: customer.userId };
  const read = await shop.client.data(ReadWorkOfKey, variables, owner.token);
  const { order: seen, customer: noted, draftOrders } = read;
  const byKey = { actor: 'API_KEY', staffName: 'Warehouse' };
  expect(seen).toEqual({
    history: [{ actor: 'CUSTOMER', staffName: null }, byKey],
    comments: [{ authorName: 'Warehouse' }],
    shipments: [{ staffName: 'Warehouse' }],
    refunds: [byKey],
  });
  expect(noted).toEqual({ notes: [{ authorName: 'Warehouse' }] });
  expect(draftOrders).toEqual({ nodes: [{ authorName: 'Warehouse' }] });
  const entries = await readEntries(shop, owner, { actorId: key.id });
  expect(entries.length).toBeGreaterThan(4);
  for (const entry of entries) expect(entry).toMatchObject({ actor: 'API_KEY', actorName: 'Warehouse' });
  // Keys can read the log too; they don't appear as users.
  expect(await shop.client.data('{ viewer { id } }', {}, key.token)).toEqual({ viewer: null });
  await revokeKey(shop, owner, key);
  const [revoked] = await readEntries(shop, owner, { subject: 'API_KEY', subjectId: key.id });
  expect(revoked).toMatchObject({ action: 'CHANGED', actor: 'STAFF', subjectName: 'Warehouse' });
  expect(revoked?.changes.map(({ field }) => field)).toEqual(['revokedAt']);
});
