import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aPicture, uploadAsset } from '../../test/pictures.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { ProfilePictureEntity } from '../customers/profile-pictures/profile-picture.entity.ts';
import { bare, ORIGIN, setStorefronts, store } from './storefronts.fixtures.ts';

const shop = describeShop();
let owner: Person;
let storeId: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});
beforeEach(async () => {
  const { settings } = await setStorefronts(shop, owner, { ...store, id: storeId }, bare);
  storeId = settings?.storefronts[0]?.id ?? '';
});

describe('the settings', () => {
  test('keep the ids of existing storefronts', async () => {
    const { settings } = await setStorefronts(shop, owner, bare, {
      ...store,
      id: storeId,
      origin: 'https://STORE.example/',
    });
    expect(settings?.storefronts).toEqual([
      { ...bare, id: expect.any(String) as string },
      { ...store, id: storeId },
    ]);
    const again = await setStorefronts(shop, owner, { ...store, id: storeId }, { ...bare, id: storeId });
    expect(again.settings?.storefronts[1]?.id).not.toBe(storeId);
  });

  test.each([
    ['storefronts.0.name', { name: ' ' }],
    ['storefronts.0.origin', { origin: 'https://*.example' }],
    ['storefronts.0.origin', { origin: 'http://store.example' }],
    ['storefronts.0.origin', { origin: 'https://store.example/shop' }],
    ['storefronts.0.returnUrls.1', { returnUrls: ['https://a.example/x', 'http://a.example/x'] }],
    ['storefronts.0.returnUrls.0', { returnUrls: ['https://a.example/x?y'] }],
    ['storefronts.0.returnUrls.0', { returnUrls: ['javascript:alert(1)'] }],
    ['storefronts.0.returnUrls', { returnUrls: Array<string>(11).fill('https://a.example/') }],
    ['storefronts.0.orderPath', { orderPath: '/orders' }],
    ['storefronts.0.orderPath', { orderPath: '//evil.example/{id}' }],
    ['storefronts.0.guestOrderPath', { guestOrderPath: 'https://evil.example/{token}' }],
    ['storefronts.0.guestOrderPath', { guestOrderPath: '@evil.example/{token}' }],
    ['storefronts.0.paymentPath', { paymentPath: '/\\evil.example/{token}' }],
    ['storefronts.0.passwordResetPath', { passwordResetPath: '/reset/{id}' }],
  ])('report at %s what is wrong with %j', async (field, change) => {
    const { settings, userErrors } = await setStorefronts(shop, owner, { ...bare, ...change });
    expect(settings).toBeNull();
    expect(userErrors.map((error) => error.field?.slice(1).join('.'))).toEqual([field]);
  });

  test('accept an origin once, and 20 storefronts', async () => {
    expect((await setStorefronts(shop, owner, store, { ...bare, origin: ORIGIN })).userErrors).toMatchObject([
      { field: ['input', 'storefronts', '1', 'origin'] },
    ]);
    const many = Array.from({ length: 21 }, (_, n) => ({ ...bare, origin: `https://s${n}.example` }));
    expect((await setStorefronts(shop, owner, ...many)).userErrors).toMatchObject([
      { field: ['input', 'storefronts'] },
    ]);
  });
});

describe('CORS', () => {
  const fetchFrom = (origin: string | null, path: string, init: RequestInit = {}) =>
    fetch(shop.client.address + path, {
      ...init,
      headers: { ...(origin && { origin }), ...(init.headers as Record<string, string> | undefined) },
    });
  const preflight = (origin: string, path: string, method = 'POST') =>
    fetchFrom(origin, path, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    });
  const allowedIn = ({ headers }: Response) => headers.get('access-control-allow-origin');
  const paths = ['/graphql', '/api/updateUser', '/api/none'];

  test.each(paths)('answers a preflight for %s from a storefront', async (path) => {
    const response = await preflight(ORIGIN, path, 'PUT');
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': expect.stringContaining('PUT') as string,
      'access-control-max-age': '7200',
      vary: expect.stringMatching(/\borigin\b/) as string,
    });
    const headers = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(headers).toEqual(expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']));
    // A server's key must not be used in a browser, and there are no cookies.
    expect(headers).not.toContain('storefront-key');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test.each([
    'https://evil.example',
    'https://store.example.evil.example',
    'http://store.example',
    'https://store.example:8443',
    'https://sub.store.example',
    'null',
  ])('allows %s nothing', async (origin) => {
    for (const path of paths) {
      const refused = await preflight(origin, path);
      expect([allowedIn(refused), refused.headers.get('access-control-allow-headers')]).toEqual([null, null]);
    }
    const answer = await fetchFrom(origin, '/api/getProducts');
    expect([answer.status, allowedIn(answer)]).toEqual([200, null]);
    expect(answer.headers.get('vary')).toContain('origin');
  });

  test('lets storefronts read responses, errors and rate limits', async () => {
    const json = { 'content-type': 'application/json' };
    const postQuery = (body: string) =>
      fetchFrom(ORIGIN, '/graphql', { method: 'POST', body, headers: json });
    const responses = [
      await postQuery('{"query":"{ shop { name } }"}'),
      await postQuery('{"query":"{ nothing }"}'),
      await postQuery('{'),
      await fetchFrom(ORIGIN, '/api/getProducts'),
      await fetchFrom(ORIGIN, '/api/getOrders'),
      await fetchFrom(ORIGIN, '/api/none'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 400, 200, 401, 404]);
    for (const response of responses) {
      expect(allowedIn(response)).toBe(ORIGIN);
      expect(response.headers.get('access-control-expose-headers')).toContain('ratelimit');
    }
  });

  test('keeps other values of Vary in a cacheable response', async () => {
    const url = `/graphql?${new URLSearchParams({ query: '{ categories { slug } }' }).toString()}`;
    // Stops the clock, so that the cached catalog does not expire on a slow machine.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await shop.app.jobs.run('catalogue-version');
    const fetchCategories = (origin: string) =>
      fetchFrom(origin, url, { headers: { 'apollo-require-preflight': 'true' } });
    for (let times = 0; times < 3; times += 1) {
      const { headers } = await fetchCategories(ORIGIN);
      expect(headers.get('vary')?.split(', ')).toEqual(
        expect.arrayContaining(['accept', 'authorization', 'origin']),
      );
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(allowedIn(await fetchCategories('https://evil.example'))).toBeNull();
    }
  });

  test('lets storefronts show and read pictures', async () => {
    const { body } = await uploadAsset(shop.client, owner.token, await aPicture('navy').png().toBuffer());
    const em = shop.app.orm.em.fork();
    const id = newId();
    await em.insert(ProfilePictureEntity, {
      id,
      user: (await aCustomer(shop)).userId,
      createdAt: shop.clock.now(),
      content: await aPicture('red').webp().toBuffer(),
    });
    const read = async (origin: string | null, path: string) => {
      const response = await fetchFrom(origin, path);
      return [response.status, allowedIn(response), response.headers.get('cross-origin-resource-policy')];
    };
    for (const path of [body.url, `/uploads/${id}.webp`]) {
      expect(await read(ORIGIN, path)).toEqual([200, ORIGIN, 'cross-origin']);
      expect(await read(null, path)).toEqual([200, null, 'cross-origin']);
      expect(await read('https://evil.example', path)).toEqual([200, null, 'cross-origin']);
    }
    await setStorefronts(shop, owner);
    expect(await read(ORIGIN, `/uploads/${id}.webp`)).toEqual([200, null, 'same-origin']);
  });

  test("does not apply to the shop's own pages", async () => {
    expect(allowedIn(await fetchFrom(ORIGIN, '/health'))).toBeNull();
  });

  test('ends with the next request after a storefront was removed', async () => {
    await setStorefronts(shop, owner, bare);
    expect(allowedIn(await fetchFrom(ORIGIN, '/api/getProducts'))).toBeNull();
    expect(allowedIn(await preflight(ORIGIN, '/graphql'))).toBeNull();
  });
});
