import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ReadViewerAddresses, SignInWithGoogle } from '../../../test/documents.generated.ts';
import { aCustomer, anAdmin, testPassword } from '../../../test/users.ts';
import { aGoogleAccount, StandInProvider } from '../../../test/gateways/stand-in-identity-provider.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

interface Body {
  token: string;
  code?: string;
  user: { _id: string; [field: string]: unknown };
}

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

const signInAs = async (claims: JWTPayload) => {
  const body = { code: await google.codeFor(claims) };
  return shop.client.rest<Body>('/api/googleSignin', { method: 'POST', body });
};

const logIn = (email: string, password = testPassword) =>
  shop.client.rest<Body>('/api/login', { method: 'POST', body: { emailOrPhone: email, password } });

const viewer = (token: string) => shop.client.graphql(ReadViewerAddresses, {}, token);

describe('the first sign-in', () => {
  test('creates an account from Google’s data, and returns user and token', async () => {
    const account = aGoogleAccount();
    const { status, headers, body } = await signInAs(account);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.user).toEqual({
      _id: expect.any(String) as string,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: account.email,
      phone: null,
      address: null,
      profilePicture: account.picture,
      accountType: 'google',
      cart: [],
      wishlist: [],
      orders: [],
      createdAt: shop.clock.now().toISOString(),
      updatedAt: expect.any(String) as string,
    });
    expect((await viewer(body.token)).data?.viewer).toMatchObject({ id: body.user._id, role: 'CUSTOMER' });
  });

  test('creates one account, however many requests arrive at once', async () => {
    const account = aGoogleAccount();
    const responses = await Promise.all(Array.from({ length: 20 }, () => signInAs(account)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(responses.map(({ body }) => body.user._id)).size).toBe(1);
  });

  test('by GraphQL requires verifier and nonce, and returns a session', async () => {
    const verifier = 'v'.repeat(43);
    const code = await google.codeFor(aGoogleAccount({ nonce: 'n-1' }), verifier);
    const { payload } = await shop.client.data(SignInWithGoogle, {
      input: { code, codeVerifier: verifier, nonce: 'n-1' },
    });
    expect(payload).toEqual({
      session: {
        token: expect.any(String) as string,
        user: { accountType: 'GOOGLE', firstName: 'Ada' },
      },
      userErrors: [],
    });
  });
});

describe('later sign-ins', () => {
  test('find the account by its subject; names and picture are updated, the email is not', async () => {
    const account = aGoogleAccount();
    const first = await signInAs(account);
    const { status, body } = await signInAs({
      ...account,
      email: 'moved@test.example',
      given_name: 'Augusta',
      picture: undefined,
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      _id: first.body.user._id,
      firstName: 'Augusta',
      email: account.email,
      profilePicture: null,
    });
  });

  test('no longer require the email to be verified', async () => {
    const account = aGoogleAccount();
    await signInAs(account);
    expect((await signInAs({ ...account, email_verified: false })).status).toBe(200);
  });
});

describe('an email that is in use', () => {
  test('gives a Google account that has not verified it no access', async () => {
    const bob = await aCustomer(shop, 'Bob Sure');
    const response = await signInAs(aGoogleAccount({ email: bob.email, email_verified: false }));
    expect(response).toMatchObject({ status: 409, body: { code: 'EMAIL_UNVERIFIED' } });
    expect((await logIn(bob.email)).body.user).toMatchObject({ firstName: 'Bob', accountType: 'other' });
    expect((await viewer(bob.token)).data?.viewer?.id).toBe(bob.userId);
  });

  test.each(['true', 1, undefined])('does not count as verified with %j', async (word) => {
    const response = await signInAs(aGoogleAccount({ email_verified: word }));
    expect(response).toMatchObject({ status: 409, body: { code: 'EMAIL_UNVERIFIED' } });
  });

  test('goes to whoever verified it, and the earlier password account is locked out', async () => {
    const eve = await aCustomer(shop, 'Eve Early');
    const phone = '+49 30 1234567';
    const place = {
      firstName: 'Eve',
      streetAddress: 'Where Eve waits',
      city: 'London',
      phone,
      email: eve.email,
    };
    await shop.client.data(
      `mutation ($profile: CustomerUpdateInput!, $place: AddressInput!) {
        customerUpdate(input: $profile) { userErrors { code } }
        addressCreate(input: $place) { userErrors { code } }
      }`,
      { profile: { phone, address: 'Where Eve waits' }, place },
      eve.token,
    );
    const { status, body } = await signInAs(aGoogleAccount({ email: eve.email.toUpperCase() }));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      _id: eve.userId,
      accountType: 'google',
      firstName: 'Ada',
      phone: null,
      address: null,
    });
    expect((await viewer(body.token)).data?.viewer?.addresses).toEqual([]);
    expect((await logIn(eve.email)).status).toBe(401);
    expect((await viewer(eve.token)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('stays with its Google account', async () => {
    const account = aGoogleAccount();
    await signInAs(account);
    const response = await signInAs(aGoogleAccount({ email: account.email }));
    expect(response).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('never gives access to an admin account', async () => {
    const grace = await anAdmin(shop);
    const response = await signInAs(aGoogleAccount({ email: grace.email }));
    expect(response).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect((await viewer(grace.token)).data?.viewer).toMatchObject({ id: grace.userId, role: 'ADMIN' });
  });
});

describe('a Google account', () => {
  test.each([
    [{ firstName: 'Eve' }, '#/firstName'],
    [{ email: 'eve@test.example' }, '#/email'],
    [{ profilePicture: 'https://pictures.example/eve.png' }, '#/profilePicture'],
    [{ password: 'quite another horse' }, '#/password'],
  ])('keeps %j locked', async (change, pointer) => {
    const account = aGoogleAccount();
    const { token } = (await signInAs(account)).body;
    const response = await shop.client.rest('/api/updateUser', { method: 'PUT', token, body: change });
    expect(response).toMatchObject({ status: 403, body: { code: 'FIELD_LOCKED', errors: [{ pointer }] } });
    expect((await logIn(account.email, 'quite another horse')).status).toBe(401);
  });
});
