import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { FakeMail } from '../../test/gateways/fake-mail.ts';
import { FakePaymentGateway } from '../../test/gateways/fake-payment-gateway.ts';
import { anOrderInput, billing, PLACE_ORDER, type PlacePayload } from '../../test/orders.ts';
import { aPicture, uploadAsset } from '../../test/pictures.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, aStaffMember, type Person } from '../../test/users.ts';
import { ApiKeyEntity } from '../api-keys/api-key.entity.ts';
import { ProfilePictureEntity } from '../customers/profile-pictures/profile-picture.entity.ts';

const ORIGIN = 'https://store.example';
const store = {
  name: 'Store',
  origin: ORIGIN,
  returnUrls: [`${ORIGIN}/checkout`],
  orderPath: '/me/orders/{id}',
  guestOrderPath: '/o?t={token}',
  paymentPath: '/pay/{token}',
  passwordResetPath: '/reset#{token}',
};
const bare = {
  ...{ name: 'Bare', origin: 'http://localhost:5173', returnUrls: [] },
  ...{ orderPath: null, guestOrderPath: null, paymentPath: null, passwordResetPath: null },
};

const mail = new FakeMail();
const gateway = new FakePaymentGateway();
const shop = describeShop({}, { mail, payments: gateway });
let owner: Person;
let mug: string;
let storeId: string;

interface Storefront {
  id: string;
  origin: string;
}
interface SettingsPayload {
  settings: { version: string; storefronts: Storefront[] } | null;
  userErrors: { code: string; field: string[] | null }[];
}

const setStorefronts = async (...storefronts: object[]): Promise<SettingsPayload> => {
  const { payload } = await shop.client.data<{ payload: SettingsPayload }>(
    `mutation ($input: HeadlessSettingsInput!) {
      payload: settingsHeadlessUpdate(input: $input) {
        settings { version storefronts { id name origin returnUrls orderPath guestOrderPath paymentPath passwordResetPath } }
        userErrors { code field }
      }
    }`,
    { input: { storefronts } },
    owner.token,
  );
  return payload;
};

/** Like a browser, or a server, at a storefront. */
const send = async <Data>(query: string, variables: object, { token, ...headers }: Record<string, string>) =>
  shop.client.rest<{ data: Data | null; errors?: { extensions: { code: string } }[] }>('/graphql', {
    ...{ method: 'POST', body: { query, variables }, headers },
    token: token ?? null,
  });

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  await allowGuests(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1200, stock: 500 });
});
beforeEach(async () => {
  mail.sent.length = 0;
  const { settings } = await setStorefronts({ ...store, id: storeId }, bare);
  storeId = settings?.storefronts[0]?.id ?? '';
});

describe('the settings', () => {
  test('keep the ids of storefronts that stay, as they are written', async () => {
    const { settings } = await setStorefronts(bare, {
      ...store,
      id: storeId,
      origin: 'https://STORE.example/',
    });
    expect(settings?.storefronts).toEqual([
      { ...bare, id: expect.any(String) as string },
      { ...store, id: storeId },
    ]);
    const again = await setStorefronts({ ...store, id: storeId }, { ...bare, id: storeId });
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
  ])('say at %s what is wrong with %j', async (field, change) => {
    const { settings, userErrors } = await setStorefronts({ ...bare, ...change });
    expect(settings).toBeNull();
    expect(userErrors.map((error) => error.field?.slice(1).join('.'))).toEqual([field]);
  });

  test('take an origin once, and 20 storefronts', async () => {
    expect((await setStorefronts(store, { ...bare, origin: ORIGIN })).userErrors).toMatchObject([
      { field: ['input', 'storefronts', '1', 'origin'] },
    ]);
    const many = Array.from({ length: 21 }, (_, n) => ({ ...bare, origin: `https://s${n}.example` }));
    expect((await setStorefronts(...many)).userErrors).toMatchObject([{ field: ['input', 'storefronts'] }]);
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

  test('lets storefronts read answers, errors and limits', async () => {
    const json = { 'content-type': 'application/json' };
    const ask = (body: string) => fetchFrom(ORIGIN, '/graphql', { method: 'POST', body, headers: json });
    const asked = [
      await ask('{"query":"{ shop { name } }"}'),
      await ask('{"query":"{ nothing }"}'),
      await ask('{'),
      await fetchFrom(ORIGIN, '/api/getProducts'),
      await fetchFrom(ORIGIN, '/api/getOrders'),
      await fetchFrom(ORIGIN, '/api/none'),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 400, 400, 200, 401, 404]);
    for (const response of asked) {
      expect(allowedIn(response)).toBe(ORIGIN);
      expect(response.headers.get('access-control-expose-headers')).toContain('ratelimit');
    }
  });

  test('keeps the other parts of Vary, of an answer that caches may keep', async () => {
    const url = `/graphql?${new URLSearchParams({ query: '{ categories { slug } }' }).toString()}`;
    // However slow the machine is, what the process knows of the catalogue is not too old.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await shop.app.jobs.run('catalogue-version');
    const ask = (origin: string) =>
      fetchFrom(origin, url, { headers: { 'apollo-require-preflight': 'true' } });
    for (let times = 0; times < 3; times += 1) {
      const { headers } = await ask(ORIGIN);
      expect(headers.get('vary')?.split(', ')).toEqual(
        expect.arrayContaining(['accept', 'authorization', 'origin']),
      );
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(allowedIn(await ask('https://evil.example'))).toBeNull();
    }
  });

  test('lets storefronts show and read pictures', async () => {
    const { body } = await uploadAsset(shop.client, owner.token, await aPicture('navy').png().toBuffer());
    const em = shop.app.orm.em.fork();
    const id = newId();
    await em.insert(ProfilePictureEntity, {
      ...{ id, user: (await aCustomer(shop)).userId, createdAt: shop.clock.now() },
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
    await setStorefronts();
    expect(await read(ORIGIN, `/uploads/${id}.webp`)).toEqual([200, null, 'same-origin']);
  });

  test('is no business of the shop’s own pages', async () => {
    expect(allowedIn(await fetchFrom(ORIGIN, '/health'))).toBeNull();
  });

  test('ends with the next request after a storefront was removed', async () => {
    await setStorefronts(bare);
    expect(allowedIn(await fetchFrom(ORIGIN, '/api/getProducts'))).toBeNull();
    expect(allowedIn(await preflight(ORIGIN, '/graphql'))).toBeNull();
  });
});

describe('after the payment', () => {
  interface Checkout {
    order: { id: string; linkToken: string | null } | null;
    url: string | null;
    userErrors: { code: string; field: string[] | null }[];
  }
  let numbers = 0;
  const checkOut = async (token: string, input: object = {}, headers: Record<string, string> = {}) => {
    numbers += 1;
    const order = { orderId: `front-${numbers}`, lines: [{ productId: mug, quantity: 1 }], billing };
    const { body } = await send<{ payload: Checkout }>(
      `mutation ($input: CardCheckoutInput!) {
        payload: cardCheckout(input: $input) { order { id linkToken } url userErrors { code field } }
      }`,
      { input: { ...order, ...input } },
      { token, ...headers },
    );
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    return body.data.payload;
  };
  const wayBack = ({ url }: { url: string | null }) => {
    const id = url?.split('/').at(-1) ?? '';
    const { successUrl, cancelUrl } = gateway.requests.get(id) ?? {};
    return [successUrl, cancelUrl];
  };

  test('customers and guests are led to a listed URL, which learns no more than the order’s id', async () => {
    for (const token of [(await aCustomer(shop)).token, await aGuest(shop)]) {
      const checkout = await checkOut(token, { returnUrl: `${ORIGIN}/checkout/done?lang=de` });
      const back = `${ORIGIN}/checkout/done?lang=de&order=${checkout.order?.id}`;
      expect(wayBack(checkout)).toEqual([`${back}&payment=done`, `${back}&payment=cancelled`]);
    }
  });

  test('any other URL is refused beside its field, and nothing is ordered', async () => {
    const { token } = await aCustomer(shop);
    for (const returnUrl of ['https://evil.example/checkout', `${ORIGIN}/`, 'http://localhost:5173/', '']) {
      expect(await checkOut(token, { returnUrl })).toEqual({
        ...{ order: null, url: null },
        userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'returnUrl'] }],
      });
    }
    const { viewer } = await shop.client.data<{ viewer: { orders: { totalCount: number } } }>(
      '{ viewer { orders { totalCount } } }',
      {},
      token,
    );
    expect(viewer.orders.totalCount).toBe(0);
  });

  test('without one they are led to the page of the storefront that they ordered at', async () => {
    const customer = await checkOut((await aCustomer(shop)).token, {}, { origin: ORIGIN });
    expect(wayBack(customer)[0]).toBe(`${ORIGIN}/me/orders/${customer.order?.id}?payment=done`);
    const guest = await checkOut(await aGuest(shop), {}, { origin: ORIGIN });
    expect(wayBack(guest)[0]).toBe(`${ORIGIN}/o?t=${guest.order?.linkToken}&payment=done`);
    const elsewhere = await checkOut((await aCustomer(shop)).token, {}, { origin: bare.origin });
    expect(wayBack(elsewhere)[0]).toBe(
      `${shop.client.address}/account/orders/${elsewhere.order?.id}?payment=done`,
    );
  });

  test('a page that is open keeps its URL; a retry is checked as well', async () => {
    const { token } = await aCustomer(shop);
    const first = await checkOut(token, { returnUrl: `${ORIGIN}/checkout` });
    const retry = async (returnUrl: string) => {
      const document = `mutation ($id: ID!, $returnUrl: String) {
        payload: orderPaymentRetry(id: $id, returnUrl: $returnUrl) { url userErrors { code field } }
      }`;
      const variables = { id: first.order?.id, returnUrl };
      return (await shop.client.data<{ payload: Checkout }>(document, variables, token)).payload;
    };
    expect(await retry(`${ORIGIN}/checkout/again`)).toEqual({ url: first.url, userErrors: [] });
    expect(await retry('https://evil.example')).toEqual({
      url: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['returnUrl'] }],
    });
  });

  test('what the provider did not answer is asked again with the same URL', async () => {
    const { token } = await aCustomer(shop);
    gateway.outage = 'CUT_AFTER';
    const input = { orderId: 'cut', returnUrl: `${ORIGIN}/checkout/a` };
    expect((await checkOut(token, input)).url).toBeNull();
    gateway.recover();
    const again = await checkOut(token, { ...input, returnUrl: `${ORIGIN}/checkout/b` });
    expect(wayBack(again)[0]).toContain(`${ORIGIN}/checkout/a?`);
  });

  test.each(['orderLinkPay', 'paymentLinkOpen'])('%s checks its URL', async (mutation) => {
    const { payload } = await shop.client.data<{ payload: Checkout }>(
      `mutation { payload: ${mutation}(token: "x", returnUrl: "https://evil.example") { url userErrors { code field } } }`,
    );
    // A guest's order is looked up first.
    const field = mutation === 'orderLinkPay' ? ['token'] : ['returnUrl'];
    expect(payload.userErrors[0]?.field).toEqual(field);
  });

  test('stripeCheckout takes a listed URL, and points to any other', async () => {
    const { token } = await aCustomer(shop);
    const pay = (returnUrl: string) =>
      shop.client.rest<{ url: string; errors?: { pointer: string }[] }>('/api/stripeCheckout', {
        ...{ method: 'POST', token, body: { items: [{ _id: mug, quantity: 1 }], billing, returnUrl } },
      });
    const { body } = await pay(`${ORIGIN}/checkout`);
    expect(wayBack(body)[0]).toContain(`${ORIGIN}/checkout?order=`);
    const refused = await pay('https://evil.example');
    expect([refused.status, refused.body.errors?.[0]?.pointer]).toEqual([422, '#/returnUrl']);
  });
});

describe('mails', () => {
  const mailed = async (email: string) => {
    await shop.app.jobs.run('mail');
    return mail.lastTo(email);
  };
  let numbers = 0;
  const order = async (token: string, headers: Record<string, string>) => {
    numbers += 1;
    const email = `buyer-${numbers}@store.example`;
    const input = { ...anOrderInput({ productId: mug, quantity: 1 }), billing: { ...billing, email } };
    const { body } = await send<{ payload: PlacePayload & { order: { id: string } | null } }>(
      PLACE_ORDER,
      { input },
      { token, ...headers },
    );
    return { id: body.data?.payload.order?.id ?? '', email };
  };

  test('about an order lead to the storefront that it was placed at, all that is in them', async () => {
    const { id, email } = await order((await aCustomer(shop)).token, { origin: ORIGIN });
    const { html, text } = (await mailed(email)) ?? {};
    expect(text).toContain(`${ORIGIN}/me/orders/${id}`);
    expect(`${html}${text}`).not.toContain(shop.client.address);
    const guest = await order(await aGuest(shop), { origin: ORIGIN });
    expect((await mailed(guest.email))?.text).toMatch(/https:\/\/store\.example\/o\?t=[\w-]{20,}/);
  });

  test('lead to the shop’s own pages from anywhere else, and once the storefront is gone', async () => {
    const own = (id: string) => `${shop.client.address}/account/orders/${id}`;
    for (const origin of [shop.client.address, bare.origin, 'https://evil.example']) {
      const { id, email } = await order((await aCustomer(shop)).token, { origin });
      const { text } = (await mailed(email)) ?? {};
      expect(text).toContain(own(id));
      expect(text).not.toContain('evil');
    }
    const { id, email } = await order((await aCustomer(shop)).token, { origin: ORIGIN });
    await setStorefronts(bare);
    expect((await mailed(email))?.text).toContain(own(id));
  });

  test('with a link to a new password lead customers to where they asked, and staff to the shop', async () => {
    const ask = async ({ email }: Person, origin: string) => {
      await send(
        'mutation ($email: String!) { passwordResetRequest(email: $email) { accepted } }',
        { email },
        { origin },
      );
      return (await mailed(email))?.text;
    };
    const ada = await aCustomer(shop);
    expect(await ask(ada, ORIGIN)).toMatch(/https:\/\/store\.example\/reset#[\w-]{20,}/);
    expect(await ask(ada, 'https://evil.example')).toContain(`${shop.client.address}/resetPassword?token=`);
    expect(await ask(await anAdmin(shop), ORIGIN)).toContain(`${shop.client.address}/resetPassword?token=`);
  });
});

describe('a storefront’s server', () => {
  interface Made {
    payload: {
      apiKey: { id: string; version: string; storefrontId: string | null } | null;
      key: string | null;
      userErrors: object[];
    };
  }
  const KEY = 'apiKey { id version storefrontId }';
  const makeKey = async (input: object) => {
    const document = `mutation ($input: ApiKeyInput!) { payload: apiKeyCreate(input: $input) { key ${KEY} userErrors { code field } } }`;
    const { payload } = await shop.client.data<Made>(
      document,
      { input: { name: 'Store', permissions: [], ...input } },
      owner.token,
    );
    return payload;
  };
  const aKey = async () => (await makeKey({ storefrontId: storeId })).key ?? '';
  const visit = async (headers: Record<string, string>) => {
    const { status, body } = await send<{ payload: { session: { token: string } } }>(
      'mutation { payload: guestSessionCreate { session { token } } }',
      {},
      headers,
    );
    return { status, code: body.errors?.[0]?.extensions.code, token: body.data?.payload.session.token };
  };
  const LIMIT = 100;

  test('makes limits count its buyers by their IPs, each of them', async () => {
    const key = await aKey();
    for (let visitor = 0; visitor < LIMIT; visitor += 1)
      expect((await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.7' })).code).toBeUndefined();
    expect((await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.7' })).code).toBe('RATE_LIMITED');
    expect((await visit({ 'storefront-key': key, 'buyer-ip': '198.51.100.8' })).code).toBeUndefined();
    expect((await visit({ 'storefront-key': key, 'buyer-ip': '2001:db8::1' })).code).toBeUndefined();
    // One without a key is somebody who says so, and the server itself has its own count.
    expect((await visit({ 'buyer-ip': '198.51.100.7' })).code).toBeUndefined();
    expect((await visit({ 'storefront-key': key })).code).toBeUndefined();
  });

  test('leaves no IP of a buyer behind', async () => {
    const token = await aKey();
    await visit({ 'storefront-key': token, 'buyer-ip': '203.0.113.77' });
    const em = shop.app.orm.em.fork();
    const keys = await em.find(ApiKeyEntity, { storefrontId: storeId });
    expect(keys.at(-1)?.lastUsedIp).toMatch(/127\.0\.0\.1|::1/);
    const tables = await em.execute<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const [found] = await em.execute<{ count: string }[]>(
        `select count(*) from "${name}" as row where row::text like '%203.0.113.77%'`,
      );
      expect([name, found?.count]).toEqual([name, '0']);
    }
  });

  test('gives the order its storefront, beside the shopper’s token and whatever its Origin', async () => {
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
    await send(PLACE_ORDER, { input }, headers);
    await shop.app.jobs.run('mail');
    expect(mail.lastTo('ssr@store.example')?.text).toContain(`${ORIGIN}/o?t=`);
  });

  test.each([
    ['unknown', async () => 'exk_unknown'],
    ['not a storefront’s', async () => (await makeKey({ permissions: ['ORDERS_READ'] })).key ?? ''],
    ['empty', async () => ''],
  ])('with a key that is %s is told so', async (_case, key) => {
    const answer = await visit({ 'storefront-key': await key(), 'buyer-ip': '198.51.100.9' });
    expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('is no storefront’s any more once that is removed', async () => {
    const key = await aKey();
    await setStorefronts(bare);
    expect((await visit({ 'storefront-key': key })).code).toBe('UNAUTHENTICATED');
  });

  test('is told of a Buyer-IP that is none', async () => {
    const answer = await visit({ 'storefront-key': await aKey(), 'buyer-ip': 'localhost' });
    expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('needs no permissions for its key, but a storefront that there is; an edit may take it away', async () => {
    expect((await makeKey({})).userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'permissions'] },
    ]);
    expect((await makeKey({ storefrontId: newId() })).userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'storefrontId'] },
    ]);
    const { apiKey, key } = await makeKey({ storefrontId: storeId, permissions: ['ORDERS_READ'] });
    const update = async (input: object) => {
      const document = `mutation ($id: ID!, $input: ApiKeyInput!) { payload: apiKeyUpdate(id: $id, input: $input) { ${KEY} userErrors { code } } }`;
      const variables = { id: apiKey?.id, input: { name: 'Store', permissions: ['ORDERS_READ'], ...input } };
      return (await shop.client.data<Made>(document, variables, owner.token)).payload.apiKey;
    };
    expect(await update({})).toEqual(apiKey);
    const taken = await update({ storefrontId: null });
    expect(taken?.storefrontId).toBeNull();
    expect(taken?.version).not.toBe(apiKey?.version);
    expect((await visit({ 'storefront-key': key ?? '' })).code).toBe('UNAUTHENTICATED');
  });
});
