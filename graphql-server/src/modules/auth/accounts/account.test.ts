import { describe, expect, test } from 'vitest';
import { queryClient } from '../../../db/query-client.ts';
import { loadSecrets } from '../../../config/secrets.ts';
import { createInMemoryState } from '../../../in-memory-state.ts';
import { enUs } from '../../../shared/messages/locale.ts';
import { outgoingHttp } from '../../../integrations/outgoing/guarded-http.ts';
import { openLiveUpdates } from '../../../open-live-updates.ts';
import { composition } from '../../../modules.ts';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { MemoryStorage } from '../../../test/gateways/memory-storage.ts';
import { aCustomer, anAdmin, testPassword } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ChangeOwnPassword,
  LogIn,
  LogInAsAdmin,
  type OpenedSession,
  SignUp,
  SignUpAsAdmin,
  type TypedDocumentString,
} from '../../../test/documents.generated.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import type { Loose } from '../../../test/test-client.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { WebhookWorkers } from '../../webhooks/webhook-workers.ts';
import { stripeOpener } from '../../../open-integrations.ts';
import { PaymentProviders } from '../../payments/provider/payment-provider.registry.ts';

let names = 0;
const aName = () => {
  names += 1;
  return `account-${names}@test.example`;
};

describe('accounts', () => {
  const shop = describeShop();

  const run = <Input>(
    document: TypedDocumentString<{ payload: OpenedSession }, { input: Input }>,
    input: Loose<Input>,
  ) => shop.client.payload(document, { input });

  describe('sign-up', () => {
    test('creates a customer from the normalized input', async () => {
      const { session, userErrors } = await run(SignUp, {
        name: ' Ada King Lovelace ',
        email: ' Ada@Sign-Up.Example ',
        password: testPassword,
        profilePicture: '',
      });
      expect(userErrors).toEqual([]);
      expect(session?.user).toMatchObject({
        firstName: 'Ada',
        lastName: 'King Lovelace',
        email: 'ada@sign-up.example',
        role: 'CUSTOMER',
      });
      expect(session?.expiresAt).toBe(new Date(shop.clock.now().getTime() + 7 * 86_400_000).toISOString());
    });

    test.each([
      [{ name: '' }, 'REQUIRED', 'name'],
      [{ name: 'x'.repeat(101) }, 'INVALID_VALUE', 'name'],
      [{ name: 'Ada\0' }, 'INVALID_VALUE', 'name'],
      [{ email: '' }, 'REQUIRED', 'email'],
      [{ email: 'nobody' }, 'INVALID_VALUE', 'email'],
      [{ password: 'short' }, 'INVALID_VALUE', 'password'],
      [{ password: 'x'.repeat(129) }, 'INVALID_VALUE', 'password'],
      [{ password: 'Password123' }, 'INVALID_VALUE', 'password'],
      [{ email: 'own@test.example', password: 'Own@test.example' }, 'INVALID_VALUE', 'password'],
      [{ profilePicture: 'javascript:alert(1)' }, 'INVALID_VALUE', 'profilePicture'],
    ])('rejects %j', async (wrong, code, field) => {
      const input = { name: 'Ada', email: aName(), password: testPassword, ...wrong };
      const { session, userErrors } = await run(SignUp, input);
      expect(session).toBeNull();
      expect(userErrors).toEqual([{ code, field: ['input', field], message: expect.any(String) as string }]);
    });

    test('creates one account for twenty simultaneous requests with spellings of one email', async () => {
      const input = (i: number) => ({
        name: 'Bob',
        email: i % 2 ? 'Bob@Race.example' : ' bob@race.example ',
        password: testPassword,
      });
      const payloads = await Promise.all(Array.from({ length: 20 }, (_, i) => run(SignUp, input(i))));
      const rejections = payloads.filter((payload) => payload.session === null);
      expect(rejections).toHaveLength(19);
      for (const { userErrors } of rejections) {
        expect(userErrors).toMatchObject([{ code: 'EMAIL_TAKEN', field: ['input', 'email'] }]);
      }
    });
  });

  describe('admin sign-up', () => {
    const input = (adminSecret: string) => ({
      name: 'Grace',
      email: aName(),
      password: testPassword,
      adminSecret,
    });

    test('creates an admin with the right secret', async () => {
      const { session } = await run(SignUpAsAdmin, input(String(shop.config.adminSecret)));
      expect(session?.user.role).toBe('ADMIN');
      expect(session?.expiresAt).toBe(new Date(shop.clock.now().getTime() + 8 * 3_600_000).toISOString());
    });

    test('rejects a wrong secret, and after five of them the IP', async () => {
      const other = await startTestApp();
      try {
        const tryIt = (secret: string) => other.client.graphql(SignUpAsAdmin, { input: input(secret) });
        for (const wrong of ['', 'x', `${other.config.adminSecret} `, 'x'.repeat(999), 'null']) {
          const { data } = await tryIt(wrong);
          expect(data?.payload.userErrors).toMatchObject([
            { code: 'ADMIN_SECRET_WRONG', field: ['input', 'adminSecret'] },
          ]);
        }
        const { errors } = await tryIt(String(other.config.adminSecret));
        expect(errors[0]?.extensions).toMatchObject({
          code: 'RATE_LIMITED',
          retryAfter: expect.any(Number) as number,
        });
      } finally {
        await other.stop();
      }
    });
  });

  describe('login', () => {
    test('accepts the email in any spelling', async () => {
      const ada = await aCustomer(shop);
      const { session } = await run(LogIn, {
        emailOrPhone: ` ${ada.email.toUpperCase()} `,
        password: testPassword,
      });
      expect(session?.user.id).toBe(ada.userId);
    });

    test('accepts the phone number in any spelling, and never confuses it with an email', async () => {
      const ada = await aCustomer(shop);
      await shop.client.data(ChangeOwnPassword, { input: { phone: '+49 (170) 55-66' } }, ada.token);
      const enter = (emailOrPhone: string) => run(LogIn, { emailOrPhone, password: testPassword });
      expect((await enter('+491705566')).session?.user.id).toBe(ada.userId);
      expect((await enter('+49 170 5566')).session?.user.id).toBe(ada.userId);
      expect((await enter('+491705566@test.example')).session).toBeNull();
    });

    test('gives the same error to everyone who may not log in', async () => {
      const [ada, grace, google] = [await aCustomer(shop), await anAdmin(shop), await aCustomer(shop)];
      await shop.app.orm.em
        .fork()
        .execute(`update users set account_type = 'GOOGLE', password_hash = null where id = ?`, [
          google.userId,
        ]);
      const tries = [
        { emailOrPhone: 'nobody@test.example', password: testPassword },
        { emailOrPhone: '+4917000000', password: testPassword },
        { emailOrPhone: 'no name at all', password: testPassword },
        { emailOrPhone: ada.email, password: 'something else' },
        { emailOrPhone: grace.email, password: testPassword },
        { emailOrPhone: google.email, password: testPassword },
      ];
      const responses = await Promise.all(tries.map((input) => run(LogIn, input)));
      expect(responses[0]?.userErrors).toMatchObject([{ code: 'CREDENTIALS_WRONG', field: null }]);
      for (const response of responses) expect(response).toEqual(responses[0]);
    });

    test('of an admin does not work for customers, and vice versa', async () => {
      const [ada, grace] = [await aCustomer(shop), await anAdmin(shop)];
      const as = (email: string) => ({ emailOrPhone: email, password: testPassword });
      expect((await run(LogInAsAdmin, as(grace.email))).session?.user.role).toBe('ADMIN');
      expect((await run(LogInAsAdmin, as(ada.email))).userErrors).toEqual(
        (await run(LogInAsAdmin, as('nobody@test.example'))).userErrors,
      );
    });

    test.each([
      [{ emailOrPhone: '' }, 'REQUIRED', 'emailOrPhone'],
      [{ emailOrPhone: 'a\0@b.example' }, 'INVALID_VALUE', 'emailOrPhone'],
      [{ password: '' }, 'REQUIRED', 'password'],
      [{ password: 'x'.repeat(129) }, 'INVALID_VALUE', 'password'],
    ])('rejects %j', async (wrong, code, field) => {
      const input = { emailOrPhone: 'ada@test.example', password: testPassword, ...wrong };
      const { userErrors } = await run(LogIn, input);
      expect(userErrors).toMatchObject([{ code, field: ['input', field] }]);
    });

    test('locks an account after ten wrong attempts, counted one by one within a request', async () => {
      const ada = await aCustomer(shop);
      const aliases = (from: number, to: number) =>
        Array.from(
          { length: to - from },
          (
            _,
            i,
          ) => `a${from + i}: sessionCreate(input: { emailOrPhone: "${ada.email}", password: "wrong guess" }) {
            userErrors { code }
          }`,
        ).join('\n');
      const first = await shop.client.graphql(`mutation { ${aliases(0, 8)} }`);
      expect(first.errors).toEqual([]);
      const second = await shop.client.graphql(`mutation { ${aliases(8, 10)} }`);
      expect(second.errors).toEqual([]);
      const { errors } = await shop.client.graphql(LogIn, {
        input: { emailOrPhone: ada.email.toUpperCase(), password: testPassword },
      });
      expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    });

    test('fails for a password that is changed during its check', async () => {
      const ada = await aCustomer(shop);
      /** Changes the password just after the old one was verified. */
      class LateRateLimits extends RateLimits {
        override async password(...tried: Parameters<RateLimits['password']>): Promise<boolean> {
          const isRight = await super.password(...tried);
          const input = { password: 'quite another horse', currentPassword: testPassword };
          await shop.client.data(ChangeOwnPassword, { input }, ada.token);
          return isRight;
        }
      }
      const { accounts } = composition.createServices(
        {
          config: shop.config,
          ...createInMemoryState(shop.config, shop.clock.now),
          clock: shop.clock.now,
          secrets: loadSecrets(shop.config),
          rateLimits: new LateRateLimits(shop.config, queryClient(shop.app.orm)),
          payments: new PaymentProviders([]),
          openStripe: stripeOpener(shop.clock.now),
          identities: null,
          sampleRows: { ids: [], accounts: [] },
          mail: new FakeEmail(),
          storage: new MemoryStorage(),
          searchIndex: null,
          vies: { check: () => Promise.reject(new Error('not expected')) },
          outgoing: outgoingHttp({ allowsPrivate: false }),
          webhookWorkers: new WebhookWorkers(),
          log: shop.app.server.log,
          locale: enUs,
          baseUrl: () => shop.client.address,
          ...openLiveUpdates(shop.config, shop.app.orm, shop.clock.now, shop.app.server.log),
        },
        shop.app.orm.em.fork(),
      );
      const logIn = accounts.logIn({ emailOrPhone: ada.email, password: testPassword }, '192.0.2.1');
      await expect(logIn).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    });
  });

  test('sign-ups per IP are limited by the configuration', async () => {
    const other = await startTestApp({ signupsPerHour: 2 });
    try {
      const tryIt = () =>
        other.client.graphql(SignUp, {
          input: { name: 'Ada', email: aName(), password: testPassword },
        });
      expect((await tryIt()).errors).toEqual([]);
      expect((await tryIt()).errors).toEqual([]);
      expect((await tryIt()).errors[0]?.extensions.code).toBe('RATE_LIMITED');
    } finally {
      await other.stop();
    }
  });

  test('no response contains a password or its hash', async () => {
    const ada = await aCustomer(shop);
    const rows: { password_hash: string }[] = await shop.app.orm.em
      .fork()
      .execute('select password_hash from users where id = ?', [ada.userId]);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const { body } = await shop.client.rest('/graphql', {
      method: 'POST',
      token: ada.token,
      body: { query: '{ __type(name: "User") { fields { name } } viewer { id email firstName } }' },
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
  });
});
