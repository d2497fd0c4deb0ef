import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ChangeCredentials,
  ListSecondFactors,
  ReadOwnSecondFactor,
  SetUpSecondFactor,
  VerifyLogin,
} from '../../../test/documents.generated.ts';
import { aCustomer, anAdmin, aStaffMember, testPassword } from '../../../test/users.ts';
import { lineOf, recordedDuring } from '../../audit/audit.fixtures.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import { type Protected, secondFactorCalls } from './second-factor.fixtures.ts';
import { codeAt } from './second-factor-rules.ts';

const shop = describeShop();
const calls = secondFactorCalls(shop);
const { setUp, turnOn, nextCode, change, reset, logIn, verify, protect, reach } = calls;

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

/** The token of a login's first step. */
const challengeOf = async (email: string) => (await logIn(email)).challenge?.token ?? '';

describe('setup', () => {
  test('requires the password, and a code that proves the app has the secret', async () => {
    const grace = await anAdmin(shop);
    expect(codes(await setUp(grace.token, 'not my password'))).toEqual(['PASSWORD_WRONG']);
    const { setUp: made } = await setUp(grace.token);
    expect(made?.uri).toMatch(/^otpauth:\/\/totp\/My%20shop:person-/);
    expect(codes(await turnOn(grace.token, made?.token ?? '', '000000'))).toEqual(['CODE_WRONG']);
    expect((await logIn(grace.email)).session).not.toBeNull();
    const { recoveryCodes } = await turnOn(grace.token, made?.token ?? '', nextCode(made?.secret ?? ''));
    expect(recoveryCodes).toHaveLength(10);
    expect((await logIn(grace.email)).session).toBeNull();
  });

  test('is bound to the user who started it, for a quarter of an hour', async () => {
    const [grace, eve] = [await anAdmin(shop), await anAdmin(shop)];
    const { setUp: made } = await setUp(grace.token);
    const { token = '', secret = '' } = made ?? {};
    expect(codes(await turnOn(eve.token, token, nextCode(secret)))).toEqual(['CHALLENGE_EXPIRED']);
    shop.clock.advance(15 * MINUTE);
    expect(codes(await turnOn(grace.token, token, nextCode(secret)))).toEqual(['CHALLENGE_EXPIRED']);
  });

  test('revokes the other sessions, and can’t be done twice', async () => {
    const grace = await anAdmin(shop);
    const other = (await logIn(grace.email)).session?.token ?? '';
    const [first, second] = [await setUp(grace.token), await setUp(grace.token)];
    await turnOn(grace.token, first.setUp?.token ?? '', nextCode(first.setUp?.secret ?? ''));
    expect([await reach(other), await reach(grace.token)]).toEqual(['UNAUTHENTICATED', 'ok']);
    const again = await turnOn(grace.token, second.setUp?.token ?? '', nextCode(second.setUp?.secret ?? ''));
    expect(codes(again)).toEqual(['SECOND_FACTOR_ON']);
    expect(codes(await setUp(grace.token))).toEqual(['SECOND_FACTOR_ON']);
  });

  test('is not for customers', async () => {
    const ada = await aCustomer(shop);
    const { errors } = await shop.client.graphql(SetUpSecondFactor, { password: testPassword }, ada.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('leaves neither secret nor recovery codes readable in the database', async () => {
    const grace = await protect(await anAdmin(shop));
    const stored = await shop.app.orm.em.fork().findOneOrFail(SecondFactorEntity, { user: grace.userId });
    const text = JSON.stringify(stored);
    for (const secret of [grace.secret, ...grace.recoveryCodes]) expect(text).not.toContain(secret);
  });
});

describe('login', () => {
  let grace: Protected;
  beforeEach(async () => {
    grace = await protect(await anAdmin(shop));
  });

  test('accepts a code as its second step', async () => {
    const { session, challenge, userErrors } = await logIn(grace.email);
    expect([session, userErrors]).toEqual([null, []]);
    const entered = await verify(challenge?.token ?? '', nextCode(grace.secret));
    expect(await reach(entered.session?.token ?? '')).toBe('ok');
  });

  test('does not reveal a second factor before the password is right', async () => {
    const payload = await logIn(grace.email, 'wrong password');
    expect(payload).toMatchObject({ challenge: null, userErrors: [{ code: 'CREDENTIALS_WRONG' }] });
  });

  test('accepts each code once, even of two at the same time', async () => {
    const code = nextCode(grace.secret);
    const challenge = await challengeOf(grace.email);
    const both = await Promise.all([verify(challenge, code), verify(challenge, code)]);
    expect(both.filter(({ session }) => session)).toHaveLength(1);
    expect(both.flatMap(codes)).toEqual(['CODE_WRONG']);
    // One time step later, it would still be accepted.
    shop.clock.advance(30_000);
    expect(codes(await verify(challenge, code))).toEqual(['CODE_WRONG']);
  });

  test('rejects codes older than the last one', async () => {
    const early = nextCode(grace.secret);
    const late = nextCode(grace.secret);
    expect((await verify(await challengeOf(grace.email), late)).session).not.toBeNull();
    expect(codes(await verify(await challengeOf(grace.email), early))).toEqual(['CODE_WRONG']);
  });

  test('rejects the code that was used for setup', async () => {
    const code = codeAt(grace.secret, shop.clock.now());
    expect(codes(await verify(await challengeOf(grace.email), code))).toEqual(['CODE_WRONG']);
  });

  test('accepts a recovery code once, however it is typed', async () => {
    const [code = ''] = grace.recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const { session } = await verify(await challengeOf(grace.email), typed);
    const { viewer } = await shop.client.data(ReadOwnSecondFactor, {}, session?.token);
    expect(viewer?.secondFactor).toEqual({ recoveryCodesLeft: 9 });
    expect(codes(await verify(await challengeOf(grace.email), code))).toEqual(['CODE_WRONG']);
  });

  test('rejects every code after five wrong ones, for a quarter of an hour', async () => {
    const challenge = await challengeOf(grace.email);
    for (const wrong of ['000000', '', 'x', 'abcd-efgh-jkmn-pqrs', '000000']) {
      expect(codes(await verify(challenge, wrong))).toEqual(['CODE_WRONG']);
    }
    const { errors } = await shop.client.graphql(VerifyLogin, { challenge, code: nextCode(grace.secret) });
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test.each<[string, () => Promise<string>]>([
    ['nothing', () => Promise.resolve('')],
    ['a session', () => Promise.resolve(grace.token)],
    ['a setup', async () => (await setUp((await anAdmin(shop)).token)).setUp?.token ?? ''],
    [
      'another password',
      async () => {
        const challenge = await challengeOf(grace.email);
        const proof = { currentPassword: testPassword, code: nextCode(grace.secret) };
        const input = { password: 'quite another horse', ...proof };
        await shop.client.data(ChangeCredentials, { input }, grace.token);
        return challenge;
      },
    ],
    [
      'more than five minutes ago',
      async () => {
        const challenge = await challengeOf(grace.email);
        shop.clock.advance(5 * MINUTE);
        return challenge;
      },
    ],
    [
      'a second factor that has been removed since',
      async () => {
        const challenge = await challengeOf(grace.email);
        await change('secondFactorTurnOff', grace.token, { code: nextCode(grace.secret) });
        return challenge;
      },
    ],
  ])('rejects a challenge of %s', async (_of, make) => {
    expect(codes(await verify(await make(), nextCode(grace.secret)))).toEqual(['CHALLENGE_EXPIRED']);
  });

  test('has a challenge that gives no access by itself', async () => {
    expect(await reach(await challengeOf(grace.email))).toBe('UNAUTHENTICATED');
  });

  test('has two steps in REST, too', async () => {
    const post = (path: string, body: object) =>
      shop.client.rest<Record<string, string>>(path, { method: 'POST', body });
    const first = await post('/api/adminLogin', { emailOrPhone: grace.email, password: testPassword });
    expect([first.status, Object.keys(first.body)]).toEqual([200, ['challenge', 'challengeExpiresAt']]);
    const { challenge } = first.body;
    const wrong = await post('/api/adminLogin/verify', { challenge, code: '000000' });
    expect([wrong.status, wrong.body['code']]).toEqual([403, 'CODE_WRONG']);
    const right = await post('/api/adminLogin/verify', { challenge, code: nextCode(grace.secret) });
    expect(right.body).toMatchObject({ user: { email: grace.email } });
    expect(await reach(right.body['token'] ?? '')).toBe('ok');
  });
});

describe('of users who have one', () => {
  test('turning it off requires a code, not only the password, and revokes the other sessions', async () => {
    const grace = await protect(await anAdmin(shop));
    const { session } = await verify(await challengeOf(grace.email), nextCode(grace.secret));
    const off = (proof: object) => change('secondFactorTurnOff', grace.token, proof);
    expect(codes(await off({}))).toEqual(['CODE_WRONG']);
    expect(codes(await off({ password: testPassword }))).toEqual(['CODE_WRONG']);
    expect(codes(await off({ code: '000000', password: testPassword }))).toEqual(['CODE_WRONG']);
    expect(codes(await off({ code: nextCode(grace.secret) }))).toEqual([]);
    expect(await reach(session?.token ?? '')).toBe('UNAUTHENTICATED');
    expect((await logIn(grace.email)).session).not.toBeNull();
    expect(codes(await off({ password: testPassword }))).toEqual(['NOT_FOUND']);
  });

  test('a new password or email requires a code, by REST and GraphQL, however fresh the login is', async () => {
    const grace = await protect(await anAdmin(shop));
    const update = (input: object) => shop.client.payload(ChangeCredentials, { input }, grace.token);
    for (const change of [{ password: 'quite another horse' }, { email: 'grace@elsewhere.example' }]) {
      const { status, body } = await shop.client.rest<{ code: string }>('/api/updateUser', {
        method: 'PUT',
        token: grace.token,
        body: change,
      });
      expect([status, body.code]).toEqual([403, 'PASSWORD_WRONG']);
      const proven = { ...change, currentPassword: testPassword };
      expect((await update(proven)).userErrors).toEqual([{ code: 'CODE_WRONG', field: ['input', 'code'] }]);
      expect(codes(await update({ ...proven, code: '000000' }))).toEqual(['CODE_WRONG']);
    }
    const code = nextCode(grace.secret);
    const proven = { password: 'quite another horse', currentPassword: testPassword, code };
    expect((await update(proven)).userErrors).toEqual([]);
    expect(codes(await update({ ...proven, currentPassword: 'quite another horse' }))).toEqual([
      'CODE_WRONG',
    ]);
  });

  test('new recovery codes replace the old ones', async () => {
    const grace = await protect(await anAdmin(shop));
    const { recoveryCodes } = await change('recoveryCodesRenew', grace.token, {
      code: nextCode(grace.secret),
    });
    expect(recoveryCodes).toHaveLength(10);
    const [old = ''] = grace.recoveryCodes;
    expect(codes(await verify(await challengeOf(grace.email), old))).toEqual(['CODE_WRONG']);
    expect((await verify(await challengeOf(grace.email), recoveryCodes[9] ?? '')).session).not.toBeNull();
  });

  test('the owner can remove that of someone who lost it, and the audit log records it without secrets', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const grace = await protect(await aStaffMember(shop, 'ORDER_CLERK'));
    const entries = await recordedDuring(shop, owner, () => reset(owner.token, grace.userId));
    expect(entries.map(lineOf)).toEqual(['DELETED USER Grace Hopper SECOND_FACTOR']);
    expect(await reach(grace.token)).toBe('UNAUTHENTICATED');
    expect((await logIn(grace.email)).session).not.toBeNull();
    expect(codes(await reset(owner.token, grace.userId))).toEqual(['NOT_FOUND']);
    expect(codes(await reset(owner.token, owner.userId))).toEqual(['INVALID_VALUE']);
  });

  test('the audit log records changes, and masks the secrets', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const recordedEntries = await recordedDuring(shop, owner, async () => {
      const grace = await protect(await anAdmin(shop));
      await change('recoveryCodesRenew', grace.token, { code: nextCode(grace.secret) });
    });
    const entries = recordedEntries.filter(({ part }) => part === 'SECOND_FACTOR');
    expect(entries.map(({ action }) => action)).toEqual(['CREATED', 'VERIFIED', 'CHANGED']);
    for (const { field, before, after } of entries.flatMap(({ changes }) => changes)) {
      if (field !== 'createdAt') expect([before, after]).toEqual([null, null]);
    }
  });

  test('staff who see the staff list see who has one, and nothing more', async () => {
    const grace = await protect(await aStaffMember(shop, 'OWNER'));
    const { staff } = await shop.client.data(ListSecondFactors, {}, grace.token);
    expect(staff.find(({ id }) => id === grace.userId)?.secondFactor).toEqual({ recoveryCodesLeft: 10 });
  });
});
