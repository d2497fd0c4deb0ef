import { beforeAll, expect, test } from 'vitest';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { aCustomer, type Person, testPassword } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import type { Problem } from '../../http/problem.ts';

interface GraphqlPayload {
  payload: { userErrors: { code: string; field: string[] | null }[] };
}

const ERRORS = 'userErrors { code field }';
const SIGN_UP = `mutation ($input: CustomerCreateInput!) { payload: customerCreate(input: $input) { ${ERRORS} } }`;
const ADMIN_SIGN_UP = `mutation ($input: AdminCreateInput!) { payload: adminCreate(input: $input) { ${ERRORS} } }`;
const CHANGE = `mutation ($input: CustomerUpdateInput!) { payload: customerUpdate(input: $input) { ${ERRORS} } }`;
const RESET = `mutation ($token: String!, $password: String!) {
  payload: passwordReset(token: $token, password: $password) { ${ERRORS} }
}`;

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let ada: Person;
let count = 0;

beforeAll(async () => {
  ada = await aCustomer(shop);
});

function person(password: string) {
  count += 1;
  return { name: 'Grace Hopper', email: `blank-${count}@test.example`, password };
}

async function resetToken(): Promise<string> {
  await shop.client.data('mutation ($email: String!) { passwordResetRequest(email: $email) { accepted } }', {
    email: ada.email,
  });
  await shop.app.jobs.run('mail');
  return /resetPassword\?token=([\w-]+)/.exec(mail.lastTo(ada.email)?.text ?? '')?.[1] ?? '';
}

/** @returns the fields that the call rejects */
async function byGraphql(query: string, variables: object, token?: string): Promise<string[]> {
  const { payload } = await shop.client.data<GraphqlPayload>(query, { ...variables }, token);
  return payload.userErrors.map(({ field }) => field?.at(-1) ?? '');
}

async function byRest(method: string, path: string, body: object, token?: string): Promise<string[]> {
  const response = await shop.client.rest<Problem>(`/api${path}`, { method, body, token: token ?? null });
  return response.body.errors?.map(({ pointer }) => pointer.replace('#/', '')) ?? [];
}

const doors: [door: string, rejected: (password: string) => Promise<string[]>][] = [
  ['customerCreate', (password) => byGraphql(SIGN_UP, { input: person(password) })],
  [
    'adminCreate',
    (password) =>
      byGraphql(ADMIN_SIGN_UP, { input: { ...person(password), adminSecret: shop.config.adminSecret } }),
  ],
  [
    'customerUpdate',
    async (password) => {
      const { token } = await aCustomer(shop);
      return byGraphql(CHANGE, { input: { password, currentPassword: testPassword } }, token);
    },
  ],
  ['passwordReset', async (password) => byGraphql(RESET, { token: await resetToken(), password })],
  ['POST /api/signup', (password) => byRest('POST', '/signup', person(password))],
  [
    'POST /api/adminSignup',
    (password) =>
      byRest('POST', '/adminSignup', { ...person(password), adminSecret: shop.config.adminSecret }),
  ],
  [
    'PUT /api/updateUser',
    async (password) => {
      const { token } = await aCustomer(shop);
      return byRest('PUT', '/updateUser', { password, currentPassword: testPassword }, token);
    },
  ],
];

test.each(doors)('%s rejects a password of only spaces', async (_door, rejected) => {
  expect(await rejected(' '.repeat(8))).toEqual(['password']);
});

test.each(doors)('%s accepts spaces within a password', async (_door, rejected) => {
  expect(await rejected(' four words, five gaps ')).toEqual([]);
});
