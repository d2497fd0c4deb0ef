import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SettingsEntity } from '../modules/settings/settings.entity.ts';
import { DAY } from '../shared/time/duration.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { countStatements } from '../test/database/count-statements.ts';
import {
  ReadAuditEntries,
  ReadShopName,
  UpdateOpeningSettings,
  UpdateStorefrontPassword,
} from '../test/documents.generated.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { aCustomer, anAdmin, aStaffMember, type Person } from '../test/users.ts';

const PASSWORD = 'first flush';

let directory: string;
let shop: TestApp;
let owner: Person;

beforeAll(async () => {
  directory = aBuiltWeb();
  shop = await startTestApp({ webDirectory: directory });
  owner = await anAdmin(shop);
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  await shop.app.orm.em.fork().nativeDelete(SettingsEntity, {});
  await shop.app.orm.em.fork().execute('delete from throttle_counts');
  await shop.app.jobs.run('settings');
});

/** A page as a browser requests it, without following redirects. */
async function open(path: string, headers: Record<string, string> = {}) {
  const request = { headers: { accept: 'text/html', ...headers }, redirect: 'manual' } as const;
  const response = await fetch(shop.client.address + path, request);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Sends the form of the closed page. @returns the cookie, if the password is right */
async function enter(password: string, returnTo = '/shop?q=tea') {
  const response = await fetch(`${shop.client.address}/storefrontPassword`, {
    method: 'POST',
    body: new URLSearchParams({ password, returnTo }),
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { status, headers, cookie: headers.get('set-cookie') ?? '', body: await response.text() };
}

const setPassword = async (password: string | null) =>
  (await shop.client.payload(UpdateStorefrontPassword, { password }, owner.token)).settings?.hasPassword;

const setOpen = (isOpen: boolean) =>
  shop.client.payload(UpdateOpeningSettings, { input: { isOpen } }, owner.token);

const passOf = (token?: string) =>
  shop.client.rest<string>('/storefrontPass', { method: 'POST', ...(token && { token }) });

const isOpening = (body: string) => body.includes('We’re opening soon');

test.each(['/', '/shop', '/shop/oolong', '/cart', '/login', '/about', '/nowhere/at/all'])(
  'visitors of %s learn that a new shop is opening soon',
  async (path) => {
    const { status, headers, body } = await open(path);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '3600',
      'no-store',
    ]);
    expect(isOpening(body)).toBe(true);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain('My shop');
    expect(body).not.toMatch(/<script|mailto:|<form/);
  },
);

test('the page names the shop and its email, and escapes both', async () => {
  const content = { name: 'Tea <b>& more', email: 'hello@tea.example' };
  await shop.app.orm.em.fork().insert(SettingsEntity, { section: 'general', content });
  await shop.app.jobs.run('settings');
  const { body } = await open('/');
  expect(body).toContain('Tea &lt;b&gt;&amp; more');
  expect(body).toContain('<a href="mailto:hello@tea.example">');
});

test.each([
  ...['/admin', '/admin/settings/opening', '/adminLogin', '/staffInvitation?token=x'],
  ...['/ownerInvitation?token=x', '/preview/x', '/resetPassword?token=x', '/newsletter/unsubscribe?token=x'],
])('%s works as always', async (path) => {
  expect(isOpening((await open(path)).body)).toBe(false);
});

test('the API and the probes work as always', async () => {
  expect(await shop.client.data(ReadShopName, {})).toEqual({ shop: { name: 'My shop' } });
  expect((await open('/health/ready')).status).toBe(200);
  expect((await open('/manifest.webmanifest')).status).toBe(200);
});

test('an open shop shows its pages, without a statement', async () => {
  await setOpen(true);
  await open('/login');
  expect(await countStatements(() => open('/login'))).toBe(0);
  const { status, body, headers } = await open('/login');
  expect([status, isOpening(body), headers.get('cache-control')]).toEqual([200, false, 'no-cache']);
  await setOpen(false);
  expect((await open('/login')).status).toBe(503);
});

describe('the password', () => {
  test('lets in who knows it, with a cookie that scripts cannot read', async () => {
    expect(await setPassword(PASSWORD)).toBe(true);
    expect((await open('/shop?q=%22tea')).body).toContain('name="returnTo" value="/shop?q=%22tea"');
    const { status, headers, cookie } = await enter(PASSWORD);
    expect([status, headers.get('location')]).toEqual([303, '/shop?q=tea']);
    expect(cookie).toMatch(/^storefront_pass=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const inside = await open('/login', { cookie: `theme=dark; ${cookie}` });
    expect([inside.status, inside.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('is rejected when it is wrong, and when there is none', async () => {
    expect((await enter(PASSWORD)).cookie).toBe('');
    await setPassword(PASSWORD);
    const { status, cookie, body } = await enter('second flush');
    expect([status, cookie]).toEqual([403, '']);
    expect(body).toContain('This password is wrong.');
    expect(body).toContain('value="/shop?q=tea"');
  });

  test('can be tried ten times in a quarter of an hour', async () => {
    await setPassword(PASSWORD);
    for (let count = 0; count < 10; count += 1) expect((await enter('wrong')).status).toBe(403);
    const { status, headers } = await enter(PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'leads home instead of to %j',
    async (returnTo) => {
      await setPassword(PASSWORD);
      expect((await enter(PASSWORD, returnTo)).headers.get('location')).toBe('/');
    },
  );

  test('voids the cookies of a former one', async () => {
    await setPassword(PASSWORD);
    const { cookie } = await enter(PASSWORD);
    await setPassword('another one');
    expect((await open('/login', { cookie })).status).toBe(503);
    await setPassword(PASSWORD);
    expect((await open('/login', { cookie })).status).toBe(503);
  });

  test('is stored as a hash, and in no answer and no audit log', async () => {
    expect(await setPassword(PASSWORD)).toBe(true);
    const row = await shop.app.orm.em.fork().findOneOrFail(SettingsEntity, 'opening');
    expect(JSON.stringify(row.content)).toContain('$argon2id$');
    const filter = { subject: 'SETTINGS', subjectId: 'opening' } as const;
    const { auditEntries } = await shop.client.data(ReadAuditEntries, { filter }, owner.token);
    const changes = auditEntries.nodes.flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'passwordHash', before: null, after: null });
    expect(JSON.stringify(changes)).not.toContain('argon2');
    expect(await setPassword(null)).toBe(false);
    expect((await open('/')).body).not.toContain('<form');
  });

  test.each(['short', 'x'.repeat(129), '\0 in the middle'])('%j is rejected', async (password) => {
    const payload = await shop.client.payload(UpdateStorefrontPassword, { password }, owner.token);
    expect(payload).toMatchObject({ settings: null, userErrors: [{ field: ['password'] }] });
  });
});

describe('the pass of the back office', () => {
  test('shows the shop to staff of any role', async () => {
    const { token } = await aStaffMember(shop, 'VIEWER');
    const { status, headers } = await passOf(token);
    expect(status).toBe(204);
    expect((await open('/login', { cookie: headers.get('set-cookie') ?? '' })).status).toBe(200);
  });

  test('is for nobody else', async () => {
    expect((await passOf()).status).toBe(403);
    expect((await passOf('forged')).status).toBe(401);
    const response = await passOf((await aCustomer(shop)).token);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

// Last: staff are logged out by then.
test('a cookie lets in for a week, and only one of this shop', async () => {
  await setPassword(PASSWORD);
  const { cookie } = await enter(PASSWORD);
  const [, expiry = '', signature = ''] = /=(\d+)\.([\w-]+);/.exec(cookie) ?? [];
  for (const forged of [`${Number(expiry) + 1}.${signature}`, `${expiry}.`, `${expiry}`, '', 'x.y'])
    expect((await open('/login', { cookie: `storefront_pass=${forged}` })).status).toBe(503);
  shop.clock.advance(7 * DAY);
  expect((await open('/login', { cookie })).status).toBe(503);
});
