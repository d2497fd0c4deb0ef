import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../../http/problem.ts';
import { aGoogleAccount, StandInProvider } from '../../../test/gateways/stand-in-identity-provider.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { ReadGoogleClient } from '../../../test/documents.generated.ts';

let google: StandInProvider;
let shop: TestApp;

beforeAll(async () => {
  google = await StandInProvider.start();
  shop = await startTestApp({}, { identities: google.gateway() });
});
afterAll(async () => {
  await shop.stop();
  await google.stop();
});
afterEach(() => {
  google.mood = 'well';
});

const signIn = (body: object, app = shop) =>
  app.client.rest<Problem>('/api/googleSignin', { method: 'POST', body });

const countUsers = async () => {
  const [row] = await shop.app.orm.em.fork().execute<{ n: number }[]>('select count(*)::int as n from users');
  return row?.n;
};

describe('a code', () => {
  const verifier = 'a-verifier.that_is~long-enough-0123456789-abc';

  test.each<[string, () => Promise<object>]>([
    ['that Google never issued', async () => ({ code: 'made-up' })],
    [
      'with another verifier',
      async () => ({
        code: await google.codeFor(aGoogleAccount(), verifier),
        codeVerifier: verifier.replace('a', 'b'),
      }),
    ],
    ['without its verifier', async () => ({ code: await google.codeFor(aGoogleAccount(), verifier) })],
    [
      'of another flow, with its nonce',
      async () => ({
        code: await google.codeFor(aGoogleAccount({ nonce: 'theirs' })),
        nonce: 'ours',
      }),
    ],
    ['without its nonce', async () => ({ code: await google.codeFor(aGoogleAccount({ nonce: 'theirs' })) })],
  ])('%s signs nobody in', async (_which, body) => {
    const before = await countUsers();
    expect(await signIn(await body())).toMatchObject({ status: 401, body: { code: 'CREDENTIALS_WRONG' } });
    expect(await countUsers()).toBe(before);
  });

  test('is valid once', async () => {
    const code = await google.codeFor(aGoogleAccount());
    expect((await signIn({ code })).status).toBe(200);
    expect((await signIn({ code })).status).toBe(401);
  });

  test.each([
    [{}, 'REQUIRED', '#/code'],
    [{ code: '' }, 'REQUIRED', '#/code'],
    [{ code: 'c'.repeat(3000) }, 'INVALID_VALUE', '#/code'],
    [{ code: 'c', codeVerifier: 'short' }, 'INVALID_VALUE', '#/codeVerifier'],
  ])('in the body %# is rejected before Google is called', async (body, code, pointer) => {
    const questions = google.tokenRequests.length;
    expect(await signIn(body)).toMatchObject({ status: 422, body: { code, errors: [{ code, pointer }] } });
    expect(google.tokenRequests).toHaveLength(questions);
  });

  test('is exchanged for the shop’s own redirect URI, whatever a client sends', async () => {
    const code = await google.codeFor(aGoogleAccount());
    await signIn({ code, redirectUri: 'https://evil.example', redirect_uri: 'https://evil.example' });
    expect(google.tokenRequests.at(-1)?.get('redirect_uri')).toBe('http://shop.example/login/google');
  });
});

describe('an ID token', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hour = 3600;

  test('is valid without the changes of the cases below', async () => {
    const idToken = await google.forged((_keys, claims) => google.sign(claims));
    expect((await signIn({ code: google.codeOf(idToken) })).status).toBe(200);
  });

  test.each<[string, () => Promise<string>]>([
    ['for another client', () => google.sign(aGoogleAccount({ aud: 'another-shop' }))],
    ['requested by another client', () => google.sign(aGoogleAccount({ azp: 'another-shop' }))],
    ['by another issuer', () => google.sign(aGoogleAccount({ iss: 'https://accounts.evil.example' }))],
    ['that has expired', () => google.sign(aGoogleAccount({ exp: Math.floor(Date.now() / 1000) - hour }))],
    ['without an expiry', () => google.sign(aGoogleAccount({ exp: undefined }))],
    ['without a subject', () => google.sign({ ...aGoogleAccount(), sub: undefined })],
    ['without a signature', () => google.forged((_keys, claims) => new UnsecuredJWT(claims).encode())],
    [
      'signed with the public key as a secret',
      () =>
        google.forged((keys, claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(bytes(keys.publicPem)),
        ),
    ],
    [
      'signed by another method than RS256',
      () =>
        google.forged((keys, claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).sign(bytes(keys.publicPem)),
        ),
    ],
    [
      'with edited content',
      async () => {
        const [header, , signature] = (await google.sign(aGoogleAccount())).split('.');
        const [, payload] = (await google.sign(aGoogleAccount())).split('.');
        return [header, payload, signature].join('.');
      },
    ],
    ['that is malformed', async () => 'not.a.token'],
  ])('%s signs nobody in', async (_which, make) => {
    const before = await countUsers();
    const response = await signIn({ code: google.codeOf(await make()) });
    expect(response).toMatchObject({ status: 401, body: { code: 'CREDENTIALS_WRONG' } });
    expect(await countUsers()).toBe(before);
  });
});

describe('without Google', () => {
  let withShortTimeout: TestApp;

  beforeAll(async () => {
    withShortTimeout = await startTestApp({}, { identities: google.gateway({ isPatient: false }) });
  });
  afterAll(() => withShortTimeout.stop());

  test.each(['failing', 'without keys', 'silent'] as const)('when it is %s: unavailable', async (mood) => {
    const code = await google.codeFor(aGoogleAccount());
    google.mood = mood;
    const response = await signIn({ code }, withShortTimeout);
    expect(response).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a shop without it returns an error', async () => {
    const plain = await startTestApp();
    try {
      const { shop: facts } = await plain.client.data(ReadGoogleClient, {});
      expect(facts).toEqual({ googleSignIn: null });
      expect(await signIn({ code: 'any' }, plain)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect((await plain.client.rest('/sandbox/identity/auth')).status).toBe(404);
    } finally {
      await plain.stop();
    }
  });
});
