import { beforeEach, describe, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { aCustomer, anAdmin, testPassword } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ChangeOwnPassword,
  LogIn,
  LogInAsAdmin,
  ReadViewerId,
  RequestResetLink,
  ResetPassword,
} from '../../../test/documents.generated.ts';
import { PasswordResetTokenEntity } from './password-reset-token.entity.ts';
import { MINUTE } from '../../../shared/time/duration.ts';

const NEW_PASSWORD = 'quite another horse';

const mail = new FakeEmail();
const shop = describeShop({ trustsProxy: true }, { mail });

beforeEach(() => {
  mail.sent.length = 0;
});

let visitors = 0;

const request = async (email: string) => {
  visitors += 1;
  return shop.client.rest<{ data: RequestResetLink; errors?: { extensions: { code: string } }[] }>(
    '/graphql',
    {
      method: 'POST',
      headers: { 'x-forwarded-for': `192.0.2.${visitors}` },
      body: { query: RequestResetLink, variables: { email } },
    },
  );
};

/** Requests a password reset and reads the email. @returns the token */
const aToken = async (email: string): Promise<string> => {
  await request(` ${email.toUpperCase()} `);
  await shop.app.jobs.run('mail');
  return /resetPassword\?token=([\w-]+)/.exec(mail.lastTo(email)?.text ?? '')?.[1] ?? '';
};

const reset = (token: string, password = NEW_PASSWORD) =>
  shop.client.payload(ResetPassword, { token, password });

const logIn = async (email: string, password: string, document = LogIn) =>
  (await shop.client.payload(document, { input: { emailOrPhone: email, password } })).session !== null;

const viewerOf = async (token: string) => (await shop.client.graphql(ReadViewerId, {}, token)).errors;

describe('with a link', () => {
  test('a user sets a new password, and all their sessions end', async () => {
    const ada = await aCustomer(shop);
    const token = await aToken(ada.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await reset(token)).toEqual({ role: 'CUSTOMER', userErrors: [] });
    expect(await viewerOf(ada.token)).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await logIn(ada.email, testPassword)).toBe(false);
    expect(await logIn(ada.email, NEW_PASSWORD)).toBe(true);
  });

  test('an admin can do so too', async () => {
    const grace = await anAdmin(shop);
    expect(await reset(await aToken(grace.email))).toEqual({ role: 'ADMIN', userErrors: [] });
    expect(await logIn(grace.email, NEW_PASSWORD, LogInAsAdmin)).toBe(true);
  });

  test('a user who reached the rate limit can log in again', async () => {
    const ada = await aCustomer(shop);
    for (let index = 0; index < 10; index += 1) await logIn(ada.email, 'wrong');
    await reset(await aToken(ada.email));
    expect(await logIn(ada.email, NEW_PASSWORD)).toBe(true);
  });
});

describe('a link is invalid', () => {
  const invalid = { role: null, userErrors: [{ code: 'RESET_TOKEN_INVALID', field: ['token'] }] };

  test('that was never sent', async () => {
    expect(await reset('nonsense')).toMatchObject(invalid);
    expect(await reset('')).toMatchObject(invalid);
  });

  test('the second time, also at the same moment', async () => {
    const ada = await aCustomer(shop);
    const token = await aToken(ada.email);
    const responses = await Promise.all([reset(token), reset(token, 'a third horse altogether')]);
    expect(responses.filter((response) => response.role === 'CUSTOMER')).toHaveLength(1);
    expect(responses.filter((response) => response.role === null)).toMatchObject([invalid]);
    expect(await reset(token)).toMatchObject(invalid);
  });

  test('after an hour', async () => {
    const ada = await aCustomer(shop);
    const token = await aToken(ada.email);
    shop.clock.advance(60 * MINUTE);
    expect(await reset(token)).toMatchObject(invalid);
    await shop.app.jobs.run('retention');
    expect(await shop.app.orm.em.fork().count(PasswordResetTokenEntity, { user: ada.userId })).toBe(0);
  });

  test('when a newer one was requested, even before that is sent', async () => {
    const ada = await aCustomer(shop);
    const old = await aToken(ada.email);
    await request(ada.email);
    expect(await reset(old)).toMatchObject(invalid);
  });

  test('when the password was changed since', async () => {
    const ada = await aCustomer(shop);
    const token = await aToken(ada.email);
    const input = { password: NEW_PASSWORD, currentPassword: testPassword };
    await shop.client.data(ChangeOwnPassword, { input }, ada.token);
    expect(await reset(token, 'a third horse altogether')).toMatchObject(invalid);
  });
});

test('a password that breaks the rules does not use up the link', async () => {
  const ada = await aCustomer(shop);
  const token = await aToken(ada.email);
  expect((await reset(token, 'short')).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['password'] },
  ]);
  expect((await reset(token, ada.email)).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['password'] },
  ]);
  expect((await reset(token)).role).toBe('CUSTOMER');
});

describe('a request', () => {
  test('does not reveal who has an account', async () => {
    const ada = await aCustomer(shop);
    const google = await aCustomer(shop);
    await shop.app.orm.em
      .fork()
      .nativeUpdate(UserEntity, { id: google.userId }, { accountType: 'GOOGLE', passwordHash: null });
    const emails = [ada.email, google.email, 'nobody@test.example'];
    for (const email of emails) {
      const { body } = await request(email);
      expect(body.data).toEqual({ payload: { accepted: true, userErrors: [] } });
      expect(body.errors).toBeUndefined();
    }
    // Neither does the outbox: each request left the same entry.
    const em = shop.app.orm.em.fork();
    expect(await em.count(OutboxEmailEntity, { kind: 'PASSWORD_RESET', recipient: { $in: emails } })).toBe(3);
    await shop.app.jobs.run('mail');
    expect(mail.sent.map((message) => message.to).sort()).toEqual([ada.email, google.email].sort());
    expect(mail.lastTo(google.email)?.text).toContain('Sign in with Google');
    expect(mail.lastTo(google.email)?.text).not.toContain('token');
    expect(await em.count(OutboxEmailEntity, { recipient: 'nobody@test.example' })).toBe(0);
  });

  test('stores no token, neither in the outbox nor with the user', async () => {
    const ada = await aCustomer(shop);
    const token = await aToken(ada.email);
    const em = shop.app.orm.em.fork();
    const stored = JSON.stringify([
      await em.find(OutboxEmailEntity, { recipient: ada.email }),
      await em.find(PasswordResetTokenEntity, { user: ada.userId }),
    ]);
    expect(stored).toContain(ada.userId);
    expect(stored).not.toContain(token);
  });

  test('repeated quickly sends only the last email', async () => {
    const ada = await aCustomer(shop);
    await request(ada.email);
    await request(ada.email);
    await shop.app.jobs.run('mail');
    expect(mail.sent).toHaveLength(1);
  });

  test('is rejected for an invalid email', async () => {
    const { body } = await request('not an address');
    expect(body.data.payload.userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['email'] }]);
  });

  test.each(['known', 'unknown'])('is allowed five times an hour for a %s email', async (kind) => {
    const email = kind === 'known' ? (await aCustomer(shop)).email : 'unknown@test.example';
    for (let index = 0; index < 5; index += 1) expect((await request(email)).body.errors).toBeUndefined();
    expect((await request(email)).body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});

test('a retried email has its own link, and both work', async () => {
  const ada = await aCustomer(shop);
  await request(ada.email);
  await shop.app.jobs.run('mail');
  const first = /token=([\w-]+)/.exec(mail.lastTo(ada.email)?.text ?? '')?.[1] ?? '';
  // As after a crash between sending the email and recording it.
  await shop.app.orm.em
    .fork()
    .nativeUpdate(OutboxEmailEntity, { recipient: ada.email }, { sentAt: null, dueAt: shop.clock.now() });
  await shop.app.jobs.run('mail');
  const second = /token=([\w-]+)/.exec(mail.lastTo(ada.email)?.text ?? '')?.[1] ?? '';
  expect(second).not.toBe(first);
  expect((await reset(first)).role).toBe('CUSTOMER');
  expect((await reset(second)).role).toBeNull();
});

test('a change of email while the reset email is composed invalidates its link', async () => {
  const ada = await aCustomer(shop);
  await request(ada.email);
  const forked = () => shop.app.orm.em.fork();
  const waiting = `select pid from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and not granted`;
  let sending: Promise<unknown> = Promise.resolve();
  await forked().transactional(async (em) => {
    await em.nativeUpdate(UserEntity, { id: ada.userId }, { email: `other-${ada.email}` });
    sending = shop.app.jobs.run('mail');
    await expect.poll(() => forked().execute(waiting)).not.toEqual([]);
  });
  await sending;
  expect(await forked().count(PasswordResetTokenEntity, { user: ada.userId })).toBe(0);
});
