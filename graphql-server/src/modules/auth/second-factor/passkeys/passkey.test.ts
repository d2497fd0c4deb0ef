import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../../shared/time/duration.ts';
import { describeShop } from '../../../../test/describe-shop.ts';
import { SetUpPasskey, VerifyPasskey } from '../../../../test/documents.generated.ts';
import { aCustomer, anAdmin, aStaffMember, testPassword } from '../../../../test/users.ts';
import { lineOf, recordedDuring } from '../../../audit/audit.fixtures.ts';
import { secondFactorCalls } from '../second-factor.fixtures.ts';
import { home, type Keyed, passkeyCalls } from './passkey.fixtures.ts';
import { type Conditions, softwareAuthenticator } from './software-authenticator.fixtures.ts';

const shop = describeShop({ settings: { publicUrl: home.origin } });
const { setUp, add, request, verify, rename, remove, equip, answer } = passkeyCalls(shop);
const { logIn, verify: verifyCode, protect, nextCode, change, reset, reach } = secondFactorCalls(shop);

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

/** The token of a login's first step. */
const challengeOf = async (email: string) => (await logIn(email)).challenge?.token ?? '';

describe('adding', () => {
  test('requires the password, and enables the second factor with ten recovery codes', async () => {
    const grace = await anAdmin(shop);
    expect(codes(await setUp(grace.token, 'not my password'))).toEqual(['PASSWORD_WRONG']);
    const { recoveryCodes } = await equip(grace);
    expect(recoveryCodes).toHaveLength(10);
    expect((await logIn(grace.email)).session).toBeNull();
    expect(codes(await setUp(grace.token))).toEqual(['CODE_WRONG']);
    const phone = await equip(grace, recoveryCodes[0]);
    expect(phone.recoveryCodes).toEqual([]);
    const { user } = await rename(grace.token, phone.passkeyId, ' Old phone ');
    expect(user?.secondFactor?.passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Old phone']);
  });

  test('revokes the other sessions', async () => {
    const grace = await anAdmin(shop);
    const other = (await logIn(grace.email)).session?.token ?? '';
    await equip(grace);
    expect([await reach(other), await reach(grace.token)]).toEqual(['UNAUTHENTICATED', 'ok']);
  });

  test.each<[string, Conditions]>([
    ["on another shop's page", { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['without a user being present', { isPresent: false }],
  ])('rejects a key that was created %s, and uses up its challenge', async (_case, conditions) => {
    const grace = await anAdmin(shop);
    const authenticator = softwareAuthenticator(home);
    const { options } = await setUp(grace.token);
    expect(codes(await add(grace.token, authenticator.create(options ?? '', conditions)))).toEqual([
      'PASSKEY_REJECTED',
    ]);
    expect(codes(await add(grace.token, authenticator.create(options ?? '')))).toEqual(['CHALLENGE_EXPIRED']);
    expect((await logIn(grace.email)).session).not.toBeNull();
  });

  test('is bound to the session that started it, for five minutes', async () => {
    const [grace, eve] = [await anAdmin(shop), await anAdmin(shop)];
    const other = (await logIn(grace.email)).session?.token ?? '';
    const authenticator = softwareAuthenticator(home);
    const made = authenticator.create((await setUp(grace.token)).options ?? '');
    expect(codes(await add(eve.token, made))).toEqual(['CHALLENGE_EXPIRED']);
    expect(codes(await add(other, made))).toEqual(['CHALLENGE_EXPIRED']);
    shop.clock.advance(5 * MINUTE);
    expect(codes(await add(grace.token, made))).toEqual(['CHALLENGE_EXPIRED']);
  });

  test('rejects an empty name, a key that is already stored, and an eleventh', async () => {
    const grace = await equip(await anAdmin(shop));
    const eve = await anAdmin(shop);
    expect(codes(await add(grace.token, '{}', ' '))).toEqual(['REQUIRED']);
    const { options } = await setUp(eve.token);
    expect(codes(await add(eve.token, grace.authenticator.create(options ?? '')))).toEqual([
      'PASSKEY_REJECTED',
    ]);
    for (const code of grace.recoveryCodes.slice(1)) await equip(grace, code);
    expect(codes(await setUp(grace.token))).toEqual(['INVALID_VALUE']);
  });

  test('is not for customers', async () => {
    const ada = await aCustomer(shop);
    const { errors } = await shop.client.graphql(SetUpPasskey, { password: testPassword }, ada.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('login', () => {
  let grace: Keyed;
  beforeEach(async () => {
    grace = await equip(await anAdmin(shop));
  });

  test('accepts a passkey as its second step, and records the time', async () => {
    const { challenge } = await logIn(grace.email);
    expect(challenge?.methods).toEqual(['PASSKEY']);
    const { session } = await answer(challenge?.token ?? '', grace.authenticator);
    expect(await reach(session?.token ?? '')).toBe('ok');
    const { user } = await rename(grace.token, grace.passkeyId, 'Laptop');
    expect(user?.secondFactor?.passkeys[0]?.lastUsedAt).toBe(shop.clock.now().toISOString());
  });

  test.each<[string, Conditions]>([
    ["on another shop's page", { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['over another challenge', { challenge: 'AAAA' }],
    ['without a user being present', { isPresent: false }],
  ])('rejects a signature that was made %s', async (_case, conditions) => {
    const challenge = await challengeOf(grace.email);
    expect(codes(await answer(challenge, grace.authenticator, conditions))).toEqual(['PASSKEY_REJECTED']);
    expect((await answer(challenge, grace.authenticator)).session).not.toBeNull();
  });

  test('rejects a copy of the key, whose counter is lower', async () => {
    const challenge = await challengeOf(grace.email);
    expect((await answer(challenge, grace.authenticator, { counter: 7 })).session).not.toBeNull();
    for (const counter of [7, 3, 0]) {
      expect(codes(await answer(challenge, grace.authenticator, { counter }))).toEqual(['PASSKEY_REJECTED']);
    }
    expect((await answer(challenge, grace.authenticator, { counter: 8 })).session).not.toBeNull();
  });

  test('accepts keys without a counter', async () => {
    const challenge = await challengeOf(grace.email);
    for (let time = 0; time < 2; time += 1) {
      expect((await answer(challenge, grace.authenticator, { counter: 0 })).session).not.toBeNull();
    }
  });

  test('accepts each response once, even of two at the same time', async () => {
    const challenge = await challengeOf(grace.email);
    const { options } = await request(challenge);
    const signed = grace.authenticator.sign(options ?? '');
    const both = await Promise.all([verify(challenge, signed), verify(challenge, signed)]);
    expect(both.filter(({ session }) => session)).toHaveLength(1);
    expect(both.flatMap(codes)).toEqual(['CHALLENGE_EXPIRED']);
  });

  test('is bound to the attempt that started it, for five minutes', async () => {
    const first = await challengeOf(grace.email);
    const signed = grace.authenticator.sign((await request(first)).options ?? '');
    shop.clock.advance(1000);
    expect(codes(await verify(await challengeOf(grace.email), signed))).toEqual(['CHALLENGE_EXPIRED']);
    shop.clock.advance(5 * MINUTE);
    expect(codes(await verify(first, signed))).toEqual(['CHALLENGE_EXPIRED']);
  });

  test('rejects another user’s key and malformed responses', async () => {
    const eve = await equip(await anAdmin(shop));
    const challenge = await challengeOf(grace.email);
    expect(codes(await answer(challenge, eve.authenticator))).toEqual(['PASSKEY_REJECTED']);
    for (const response of ['', '{}', 'null', `{"id":"${grace.authenticator.id}"}`]) {
      await request(challenge);
      expect(codes(await verify(challenge, response))).toEqual(['PASSKEY_REJECTED']);
    }
    await request(challenge);
    const { errors } = await shop.client.graphql(VerifyPasskey, { challenge, response: '' });
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test('lists passkeys only to callers with the right password', async () => {
    expect(codes(await request('none'))).toEqual(['CHALLENGE_EXPIRED']);
    expect(codes(await request(grace.token))).toEqual(['CHALLENGE_EXPIRED']);
  });

  test('accepts a recovery code instead, but no authenticator code without an app', async () => {
    const challenge = await challengeOf(grace.email);
    expect(codes(await verifyCode(challenge, '123456'))).toEqual(['CODE_WRONG']);
    expect((await verifyCode(challenge, grace.recoveryCodes[0] ?? '')).session).not.toBeNull();
  });
});

describe('with an app', () => {
  test('either is enough, and each can be removed while the other stays', async () => {
    const { secret, ...person } = await protect(await anAdmin(shop));
    const grace = await equip(person, nextCode(secret));
    expect(grace.recoveryCodes).toEqual([]);
    expect((await answer(await challengeOf(grace.email), grace.authenticator)).session).not.toBeNull();
    const [recoveryCode] = person.recoveryCodes;
    const off = (code: string) => change('secondFactorTurnOff', grace.token, { code });
    expect(codes(await off(nextCode(secret)))).toEqual([]);
    expect(codes(await off(recoveryCode ?? ''))).toEqual(['NOT_FOUND']);
    expect((await answer(await challengeOf(grace.email), grace.authenticator)).session).not.toBeNull();
    const { user } = await remove(grace.token, grace.passkeyId, recoveryCode);
    expect(user).toEqual({ secondFactor: null });
    expect((await logIn(grace.email)).session).not.toBeNull();
  });

  test('an app can be added after a passkey, and the recovery codes stay', async () => {
    const grace = await equip(await anAdmin(shop));
    const protectedGrace = await protect(grace, grace.recoveryCodes[0]);
    expect(protectedGrace.recoveryCodes).toEqual([]);
    await remove(grace.token, grace.passkeyId, grace.recoveryCodes[1]);
    const challenge = await challengeOf(grace.email);
    expect((await verifyCode(challenge, grace.recoveryCodes[2] ?? '')).session).not.toBeNull();
  });
});

describe('of users who have one', () => {
  test('removing it requires a code, and revokes the other sessions', async () => {
    const grace = await equip(await anAdmin(shop));
    const { session } = await answer(await challengeOf(grace.email), grace.authenticator);
    expect(codes(await remove(grace.token, grace.passkeyId, undefined))).toEqual(['CODE_WRONG']);
    const [code = ''] = grace.recoveryCodes;
    expect(codes(await remove(grace.token, 'none', code))).toEqual(['NOT_FOUND']);
    expect(codes(await remove(grace.token, grace.passkeyId, code))).toEqual([]);
    expect(await reach(session?.token ?? '')).toBe('UNAUTHENTICATED');
  });

  test('nobody can rename or remove those of others', async () => {
    const grace = await equip(await anAdmin(shop));
    const eve = await equip(await anAdmin(shop));
    expect(codes(await rename(eve.token, grace.passkeyId, 'Mine'))).toEqual(['NOT_FOUND']);
    expect(codes(await remove(eve.token, grace.passkeyId, eve.recoveryCodes[0]))).toEqual(['NOT_FOUND']);
  });

  test('the owner can remove all passkeys of someone who lost them, and the audit log records it', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const grace = await aStaffMember(shop, 'ORDER_CLERK');
    const entries = await recordedDuring(shop, owner, async () => {
      const { passkeyId } = await equip(grace);
      await rename(grace.token, passkeyId, 'Phone');
      await reset(owner.token, grace.userId);
    });
    expect(entries.map(lineOf).toSorted()).toEqual([
      'CHANGED USER Grace Hopper PASSKEY Phone: name "Laptop" > "Phone"',
      'CREATED USER Grace Hopper PASSKEY Laptop',
      'CREATED USER Grace Hopper SECOND_FACTOR',
      'DELETED USER Grace Hopper PASSKEY Phone',
      'DELETED USER Grace Hopper SECOND_FACTOR',
    ]);
    expect((await logIn(grace.email)).session).not.toBeNull();
  });
});
