import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, testPassword } from '../../../test/users.ts';
import {
  ChangeOwnPassword,
  EndSession,
  EndSessions,
  ReadSessions,
  ReadViewerIdentity,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { LogIn } from '../../../test/documents.generated.ts';
import { DAY, HOUR, MINUTE } from '../../../shared/time/duration.ts';

describe('sessions', () => {
  const shop = describeShop();

  const whoIs = async (token: string | null) => {
    const { data, errors } = await shop.client.graphql(ReadViewerIdentity, {}, token);
    return errors[0]?.extensions.code ?? data?.viewer?.id ?? null;
  };

  const logIn = async (email: string) => {
    const input = { emailOrPhone: email, password: testPassword };
    const { session } = await shop.client.payload(LogIn, { input });
    if (!session) throw new Error('The login was refused');
    return session.token;
  };

  test('a visitor has none', async () => {
    expect(await whoIs(null)).toBeNull();
  });

  test('a token identifies the caller', async () => {
    const ada = await aCustomer(shop);
    expect(await whoIs(ada.token)).toBe(ada.userId);
  });

  describe('a forged token', () => {
    const key = (text: string) => new TextEncoder().encode(text);

    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;

    /** A valid token of a real session, except for what `forge` changes. */
    const forged = async (forge: (token: SignJWT) => SignJWT, secret?: string, typ = 'shop-session+jwt') => {
      const ada = await aCustomer(shop);
      const token = new SignJWT(claimsOf(ada.token)).setProtectedHeader({ alg: 'HS256', typ });
      return forge(token).sign(key(secret ?? shop.config.sessionSecrets[0] ?? ''));
    };

    test('is valid without the changes of the cases below', async () => {
      expect(await whoIs(await forged((token) => token))).toMatch(/^[0-9a-f-]{36}$/);
    });

    test.each<[string, () => Promise<string>]>([
      ['signed with another secret', () => forged((token) => token, 'secret')],
      ['for another audience', () => forged((token) => token.setAudience('elsewhere'))],
      ['by another issuer', () => forged((token) => token.setIssuer('elsewhere'))],
      ['of another type', () => forged((token) => token, undefined, 'JWT')],
      ['that has expired', () => forged((token) => token.setExpirationTime(1_700_000_000))],
      ['for another user', () => forged((token) => token.setSubject('0190b3e0-0000-7000-8000-000000000000'))],
      ['with a subject that is not an id', () => forged((token) => token.setSubject("' or 1=1 --"))],
    ])('%s is rejected', async (_how, make) => {
      expect(await whoIs(await make())).toBe('UNAUTHENTICATED');
    });

    test.each(['exp', 'sub', 'sid'])('without %s is rejected', async (claim) => {
      const ada = await aCustomer(shop);
      const claims = { ...claimsOf(ada.token), [claim]: undefined };
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'shop-session+jwt' });
      expect(await whoIs(await token.sign(key(shop.config.sessionSecrets[0] ?? '')))).toBe('UNAUTHENTICATED');
    });

    test('without a signature is rejected', async () => {
      const ada = await aCustomer(shop);
      expect(await whoIs(new UnsecuredJWT(claimsOf(ada.token)).encode())).toBe('UNAUTHENTICATED');
    });

    test('with edited content is rejected', async () => {
      const ada = await aCustomer(shop);
      const eve = await aCustomer(shop);
      const [header, , signature] = eve.token.split('.');
      expect(await whoIs([header, ada.token.split('.')[1], signature].join('.'))).toBe('UNAUTHENTICATED');
    });

    test.each(['', 'x', 'a.b.c', 'null', 'Bearer', 'x'.repeat(5000)])(
      'such as "%.10s" is rejected',
      async (token) => {
        const response = await shop.client.rest<{ errors: { extensions: { code: string } }[] }>('/graphql', {
          method: 'POST',
          body: { query: ReadViewerIdentity.toString() },
          headers: { authorization: `Bearer ${token}` },
        });
        expect(response.status).toBe(401);
        expect(response.body.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      },
    );
  });

  test('logout ends only that session', async () => {
    const ada = await aCustomer(shop);
    const other = await logIn(ada.email);
    const { sessionEnd } = await shop.client.data(EndSession, {}, ada.token);
    expect(sessionEnd).toEqual({ ended: true, userErrors: [] });
    expect(await whoIs(ada.token)).toBe('UNAUTHENTICATED');
    expect(await whoIs(other)).toBe(ada.userId);
  });

  test("a new password ends the user's other sessions at once", async () => {
    const ada = await aCustomer(shop);
    const other = await logIn(ada.email);
    await shop.client.data(
      ChangeOwnPassword,
      { input: { password: 'quite another horse', currentPassword: testPassword } },
      ada.token,
    );
    expect(await whoIs(other)).toBe('UNAUTHENTICATED');
    expect(await whoIs(ada.token)).toBe(ada.userId);
  });

  test('the role comes from the database, not from the token', async () => {
    const grace = await anAdmin(shop);
    await shop.app.orm.em.fork().execute(`update users set role = 'CUSTOMER' where id = ?`, [grace.userId]);
    const { errors } = await shop.client.graphql('{ customers { totalCount } }', {}, grace.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test("a customer's session ends after a day without use", async () => {
    const ada = await aCustomer(shop);
    shop.clock.advance(DAY - 1);
    expect(await whoIs(ada.token)).toBe(ada.userId);
    shop.clock.advance(DAY - 1);
    expect(await whoIs(ada.token)).toBe(ada.userId);
    shop.clock.advance(DAY);
    expect(await whoIs(ada.token)).toBe('UNAUTHENTICATED');
  });

  test("a customer's session ends after a week, even if it is used", async () => {
    const ada = await aCustomer(shop);
    for (let hours = 0; hours < 7 * 24 - 12; hours += 12) {
      shop.clock.advance(12 * HOUR);
      expect(await whoIs(ada.token)).toBe(ada.userId);
    }
    shop.clock.advance(12 * HOUR);
    expect(await whoIs(ada.token)).toBe('UNAUTHENTICATED');
  });

  test("an admin's session ends after half an hour without use", async () => {
    const grace = await anAdmin(shop);
    shop.clock.advance(30 * MINUTE - 1);
    expect(await whoIs(grace.token)).toBe(grace.userId);
    shop.clock.advance(30 * MINUTE);
    expect(await whoIs(grace.token)).toBe('UNAUTHENTICATED');
  });

  test("an admin's session ends after eight hours, even if it is used", async () => {
    const grace = await anAdmin(shop);
    for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
      shop.clock.advance(20 * MINUTE);
      expect(await whoIs(grace.token)).toBe(grace.userId);
    }
    shop.clock.advance(20 * MINUTE);
    expect(await whoIs(grace.token)).toBe('UNAUTHENTICATED');
  });

  describe('of one user', () => {
    const listed = async (token: string) => (await shop.client.data(ReadSessions, {}, token)).sessions;
    const end = (ids: string[], token: string) => shop.client.data(EndSessions, { ids }, token);

    test('are listed with their device, most recently used first', async () => {
      const ada = await aCustomer(shop);
      shop.clock.advance(2 * MINUTE);
      const { body } = await shop.client.rest<{ token: string }>('/api/login', {
        method: 'POST',
        body: { emailOrPhone: ada.email, password: testPassword },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
      });
      expect(await listed(body.token)).toMatchObject([
        { device: 'Firefox on Linux', isCurrent: true },
        { isCurrent: false },
      ]);
      shop.clock.advance(2 * MINUTE);
      expect(await listed(ada.token)).toMatchObject([{ isCurrent: true }, { device: 'Firefox on Linux' }]);
    });

    test('end one by one, along with their tokens', async () => {
      const ada = await aCustomer(shop);
      const other = await logIn(ada.email);
      const ids = (await listed(ada.token)).filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
      const { payload } = await end(ids, ada.token);
      expect(payload).toMatchObject({ sessions: [{ isCurrent: true }], userErrors: [] });
      expect(await whoIs(other)).toBe('UNAUTHENTICATED');
      expect(await whoIs(ada.token)).toBe(ada.userId);
    });

    test('can include the current one', async () => {
      const ada = await aCustomer(shop);
      const { payload } = await end(
        (await listed(ada.token)).map(({ id }) => id),
        ada.token,
      );
      expect(payload).toEqual({ sessions: null, userErrors: [] });
      expect(await whoIs(ada.token)).toBe('UNAUTHENTICATED');
    });

    test('are all kept when one of those to end belongs to someone else', async () => {
      const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)];
      const ids = (await Promise.all([ada, bob].map(({ token }) => listed(token))))
        .flat()
        .map(({ id }) => id);
      const { payload } = await end(ids, ada.token);
      expect(payload).toEqual({ sessions: null, userErrors: [{ code: 'NOT_FOUND', field: ['ids'] }] });
      expect(await whoIs(bob.token)).toBe(bob.userId);
      expect(await whoIs(ada.token)).toBe(ada.userId);
    });

    test('that have been idle for too long are not listed', async () => {
      const ada = await aCustomer(shop);
      shop.clock.advance(25 * HOUR);
      const token = await logIn(ada.email);
      expect(await listed(token)).toHaveLength(1);
    });
  });
});
