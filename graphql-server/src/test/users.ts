import { UserEntity } from '../modules/customers/users/user.entity.ts';
import type { TestClient } from './test-client.ts';
import type { TestApp } from './start-test-app.ts';

/** A signed-in person of a test. */
export interface Person {
  token: string;
  userId: string;
  email: string;
}

const PASSWORD = 'correct horse battery';

interface SignedUp {
  payload: { session: { token: string; user: { id: string } } | null; userErrors: unknown[] };
}

let users = 0;

/** Signs a new customer up, with an e-mail address that nobody had before. */
export async function aCustomer(client: TestClient, name = 'Ada Lovelace'): Promise<Person> {
  const email = nextEmail();
  const { payload } = await client.data<SignedUp>(
    `mutation ($input: CustomerCreateInput!) {
      payload: customerCreate(input: $input) { session { token user { id } } userErrors { message } }
    }`,
    { input: { name, email, password: PASSWORD } },
  );
  return toUser(payload, email);
}

/** Signs a new admin up with the test server's admin secret. */
export async function anAdmin({ client, config }: TestApp, name = 'Grace Hopper'): Promise<Person> {
  const email = nextEmail();
  const { payload } = await client.data<SignedUp>(
    `mutation ($input: AdminCreateInput!) {
      payload: adminCreate(input: $input) { session { token user { id } } userErrors { message } }
    }`,
    { input: { name, email, password: PASSWORD, adminSecret: config.adminSecret } },
  );
  return toUser(payload, email);
}

/** A member of staff with this role, built-in or the shop's own. */
export async function aStaffMember(shop: TestApp, staffRole: string): Promise<Person> {
  const person = await anAdmin(shop);
  await shop.app.orm.em.fork().nativeUpdate(UserEntity, { id: person.userId }, { staffRole });
  return person;
}

/** Lets visitors buy without an account, or no longer, by a setting of the shop. */
export async function allowGuests(shop: TestApp, allowsGuests = true): Promise<void> {
  const owner = await aStaffMember(shop, 'OWNER');
  await shop.client.data(
    'mutation ($input: StorefrontSettingsInput!) { settingsStorefrontUpdate(input: $input) { userErrors { code } } }',
    { input: { allowsGuests } },
    owner.token,
  );
}

/** The token of a new guest, in a shop that allows them. */
export async function aGuest({ client }: Pick<TestApp, 'client'>): Promise<string> {
  const { payload } = await client.data<{ payload: { session: { token: string } } }>(
    'mutation { payload: guestSessionCreate { session { token } } }',
  );
  return payload.session.token;
}

/** The password of everybody that these functions sign up. */
export const testPassword = PASSWORD;

function nextEmail(): string {
  users += 1;
  return `person-${users}@test.example`;
}

function toUser(payload: SignedUp['payload'], email: string): Person {
  if (!payload.session) throw new Error(`Sign-up was refused: ${JSON.stringify(payload.userErrors)}`);
  return { token: payload.session.token, userId: payload.session.user.id, email };
}
