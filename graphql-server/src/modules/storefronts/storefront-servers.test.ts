import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { BeginAsGuest, CreateStorefrontKey, UpdateStorefrontKey } from '../../test/documents.generated.ts';
import { PlaceOrder } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anOrderInput, billing } from '../../test/orders.ts';
import { allowGuests, aStaffMember, type Person } from '../../test/users.ts';
import { ApiKeyEntity } from '../api-keys/api-key.entity.ts';
import { bare, ORIGIN, sendFrom, setStorefronts, store } from './storefronts.fixtures.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let owner: Person;
let mug: string;
let storeId: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  await allowGuests(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1200, stock: 500 });
});
beforeEach(async () => {
  const { settings } = await setStorefronts(shop, owner, { ...store, id: storeId }, bare);
  storeId = settings?.storefronts[0]?.id ?? '';
});

describe('a storefront server', () => {
  const makeKey = (input: object) =>
    shop.client.payload(
      CreateStorefrontKey,
      { input: { name: 'Store', permissions: [], ...input } },
      owner.token,
    );
  const aKey = async () => (await makeKey({ storefrontId: storeId })).key ?? '';
  const visit = async (headers: Record<string, string>) => {
    const { status, body } = await sendFrom(shop, headers, BeginAsGuest, {});
    return { status, code: body.errors?.[0]?.extensions.code, token: body.data?.payload.session?.token };
  };
  const LIMIT = 100;

  test('has rate limits per buyer IP', async () => {
    const key = await aKey();
    for (let visitor = 0; visitor < LIMIT; visitor += 1)
      expect((await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.7' })).code).toBeUndefined();
    expect((await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.7' })).code).toBe('RATE_LIMITED');
    expect((await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.8' })).code).toBeUndefined();
    expect((await visit({ 'storefront-key': key, 'buyer-ip': '2001:db8::1' })).code).toBeUndefined();
    // A request without a key cannot set the buyer's IP, and the server itself has its own count.
    expect((await visit({ 'buyer-ip': '198.51.100.7' })).code).toBeUndefined();
    expect((await visit({ 'storefront-key': key })).code).toBeUndefined();
  });

  test('stores no buyer IP', async () => {
    const token = await aKey();
    await visit({ 'storefront-key': token, 'buyer-ip': '203.0.113.77' });
    const em = shop.app.orm.em.fork();
    const keys = await em.find(ApiKeyEntity, { storefrontId: storeId });
    expect(keys.at(-1)?.lastUsedIp).toMatch(/127\.0\.0\.1|::1/);
    const tables = await em.execute<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const [row] = await em.execute<{ count: string }[]>(
        `select count(*) from "${name}" as row where row::text like '%203.0.113.77%'`,
      );
      expect([name, row?.count]).toEqual([name, '0']);
    }
  });

  test("sets the order's storefront, regardless of the shopper's token and its Origin", async () => {
    const key = await aKey();
    const { token } = await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.20' });
    const input = {
      ...anOrderInput({ productId: mug, quantity: 1 }),
      billing: { ...billing, email: 'ssr@store.example' },
    };
    const headers = {
      token: token ?? '',
      'storefront-key': key,
      'buyer-ip': '198.51.100.20',
      origin: bare.origin,
    };
    await sendFrom(shop, headers, PlaceOrder, { input });
    await shop.app.jobs.run('mail');
    expect(mail.lastTo('ssr@store.example')?.text).toContain(`${ORIGIN}/o?t=`);
  });

  test.each([
    ['unknown', async () => 'exk_unknown'],
    ['not a storefront’s', async () => (await makeKey({ permissions: ['ORDERS_READ'] })).key ?? ''],
    ['empty', async () => ''],
  ])('with a key that is %s gets an error', async (_case, key) => {
    const answer = await visit({ 'storefront-key': await key(), 'buyer-ip': '198.51.100.9' });
    expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('loses its storefront once that is removed', async () => {
    const key = await aKey();
    await setStorefronts(shop, owner, bare);
    expect((await visit({ 'storefront-key': key })).code).toBe('UNAUTHENTICATED');
  });

  test('gets an error for an invalid Buyer-IP', async () => {
    const answer = await visit({ 'storefront-key': await aKey(), 'buyer-ip': 'localhost' });
    expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('needs a key with an existing storefront but no permissions; an edit may remove the storefront', async () => {
    expect((await makeKey({})).userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'permissions'] },
    ]);
    expect((await makeKey({ storefrontId: newId() })).userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'storefrontId'] },
    ]);
    const { apiKey, key } = await makeKey({ storefrontId: storeId, permissions: ['ORDERS_READ'] });
    const update = async (input: { storefrontId?: null }) => {
      const changed = { name: 'Store', permissions: ['ORDERS_READ' as const], ...input };
      const variables = { id: apiKey?.id, input: changed };
      return (await shop.client.payload(UpdateStorefrontKey, variables, owner.token)).apiKey;
    };
    expect(await update({})).toEqual(apiKey);
    const taken = await update({ storefrontId: null });
    expect(taken?.storefrontId).toBeNull();
    expect(taken?.version).not.toBe(apiKey?.version);
    expect((await visit({ 'storefront-key': key ?? '' })).code).toBe('UNAUTHENTICATED');
  });
});
