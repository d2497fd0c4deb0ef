import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person, testPassword } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import type { Problem } from '../http/problem.ts';

interface UserResponse {
  _id: string;
}

const shop = describeShop();
let admin: Person;
let ada: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
});

const call = <Body = Problem>(method: string, path: string, body?: unknown, token: string | null = null) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token });

describe('accounts', () => {
  const person = () => ({
    name: 'Bob Sure',
    email: `bob-${crypto.randomUUID()}@test.example`,
    password: testPassword,
  });

  test('signup and login return user and token', async () => {
    const bob = person();
    const signUp = await call<{ user: UserResponse; token: string }>('POST', '/signup', bob);
    expect(signUp.status).toBe(200);
    expect(signUp.headers.get('cache-control')).toBe('no-store');
    expect(signUp.body).toEqual({
      user: {
        _id: expect.any(String) as string,
        firstName: 'Bob',
        lastName: 'Sure',
        email: bob.email,
        phone: null,
        address: null,
        profilePicture: null,
        accountType: 'other',
        cart: [],
        wishlist: [],
        orders: [],
        createdAt: shop.clock.now().toISOString(),
        updatedAt: expect.any(String) as string,
      },
      token: expect.any(String) as string,
    });
    const logIn = await call<typeof signUp.body>('POST', '/login', {
      emailOrPhone: bob.email,
      password: testPassword,
    });
    expect(logIn.body.user).toEqual(signUp.body.user);
    expect((await call('PUT', '/updateUser', {}, logIn.body.token)).status).toBe(200);
  });

  test('signup ignores role, account type and belongings in the body', async () => {
    const { status, body } = await call<{ user: UserResponse; token: string }>('POST', '/signup', {
      ...person(),
      role: 'ADMIN',
      isAdmin: true,
      accountType: 'google',
      cart: [{ _id: ada.userId, quantity: 1 }],
      orders: [{}],
      _id: ada.userId,
      adminSecret: shop.config.adminSecret,
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ accountType: 'other', cart: [], orders: [] });
    expect(body.user._id).not.toBe(ada.userId);
    expect((await call('POST', '/addProduct', {}, body.token)).status).toBe(403);
  });

  test('adminSignup and adminLogin return an admin', async () => {
    const grace = person();
    const signUp = await call<{ token: string }>('POST', '/adminSignup', {
      ...grace,
      adminSecret: shop.config.adminSecret,
    });
    expect(signUp.status).toBe(200);
    const logIn = await call<{ token: string }>('POST', '/adminLogin', {
      emailOrPhone: grace.email,
      password: testPassword,
    });
    expect((await call('GET', '/getOrders', undefined, logIn.body.token)).status).toBe(200);
  });

  test.each([
    ['/signup', () => ({ ...person(), email: ada.email }), 409, 'EMAIL_TAKEN', '#/email'],
    ['/signup', () => ({ ...person(), name: undefined }), 422, 'REQUIRED', '#/name'],
    ['/signup', () => ({ ...person(), password: 12345678 }), 422, 'INVALID_VALUE', '#/password'],
    ['/signup', () => ({ ...person(), password: 'short' }), 422, 'INVALID_VALUE', '#/password'],
    ['/adminSignup', () => person(), 422, 'REQUIRED', '#/adminSecret'],
    [
      '/adminSignup',
      () => ({ ...person(), adminSecret: 'guess' }),
      403,
      'ADMIN_SECRET_WRONG',
      '#/adminSecret',
    ],
  ])('%s rejects invalid input', async (path, body, status, code, pointer) => {
    const response = await call('POST', path, body());
    expect(response).toMatchObject({ status, body: { status, code, errors: [{ code, pointer }] } });
    expect(response.body.detail).toBe(response.body.errors?.[0]?.detail);
  });

  test('login rejects all failures alike', async () => {
    const tries = [
      { emailOrPhone: 'nobody@test.example', password: testPassword },
      { emailOrPhone: ada.email, password: 'something else' },
      { emailOrPhone: admin.email, password: testPassword },
    ];
    const responses = await Promise.all(tries.map((body) => call('POST', '/login', body)));
    for (const { status, body } of responses) {
      expect(status).toBe(401);
      expect(body).toEqual({
        title: 'Unauthorized',
        status: 401,
        code: 'CREDENTIALS_WRONG',
        detail: expect.any(String) as string,
        requestId: expect.any(String) as string,
      });
      expect({ ...body, requestId: null }).toEqual({ ...responses[0]?.body, requestId: null });
    }
  });

  test('login says when to retry after too many wrong attempts', async () => {
    const wrong = { emailOrPhone: ada.email, password: 'wrong guess' };
    for (let i = 0; i < 10; i += 1) await call('POST', '/login', wrong);
    const response = await shop.client.rest<Problem>('/api/login', {
      method: 'POST',
      body: { ...wrong, password: testPassword },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(response).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', title: 'Too Many Requests' },
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});
