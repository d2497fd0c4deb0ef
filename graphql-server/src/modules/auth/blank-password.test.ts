import { beforeAll, expect, test } from 'vitest';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, type Person, testPassword } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  ChangeCredentials,
  RequestNewPassword,
  ResetPassword,
  SignUp,
  SignUpAsAdmin,
  type TypedDocumentString,
} from '../../test/documents.generated.ts';
import type { Problem } from '../../http/problem.ts';

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
  await shop.client.data(RequestNewPassword, { email: ada.email });
  await shop.app.jobs.run('mail');
  return /resetPassword\?token=([\w-]+)/.exec(mail.lastTo(ada.email)?.text ?? '')?.[1] ?? '';
}

/** @returns the fields that the call rejects */
async function byGraphql<Variables>(
  document: TypedDocumentString<{ payload: { userErrors: { field: string[] | null }[] } }, Variables>,
  variables: Loose<Variables>,
  token?: string,
): Promise<string[]> {
  const { userErrors } = await shop.client.payload(document, variables, token);
  return userErrors.map(({ field }) => field?.at(-1) ?? '');
}

async function byRest(method: string, path: string, body: object, token?: string): Promise<string[]> {
  const response = await shop.client.rest<Problem>(`/api${path}`, { method, body, token: token ?? null });
  return response.body.errors?.map(({ pointer }) => pointer.replace('#/', '')) ?? [];
}

const doors: [door: string, rejected: (password: string) => Promise<string[]>][] = [
  ['customerCreate', (password) => byGraphql(SignUp, { input: person(password) })],
  [
    'adminCreate',
    (password) =>
      byGraphql(SignUpAsAdmin, { input: { ...person(password), adminSecret: `${shop.config.adminSecret}` } }),
  ],
  [
    'customerUpdate',
    async (password) => {
      const { token } = await aCustomer(shop);
      return byGraphql(ChangeCredentials, { input: { password, currentPassword: testPassword } }, token);
    },
  ],
  ['passwordReset', async (password) => byGraphql(ResetPassword, { token: await resetToken(), password })],
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
