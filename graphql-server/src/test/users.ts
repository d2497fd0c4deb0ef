import type { EntityManager } from '../db/database.ts';
import { insertAccount } from '../modules/auth/accounts/insert-account.ts';
import { hashPassword } from '../modules/auth/passwords/password-hash.ts';
import { SessionService } from '../modules/auth/sessions/session.service.ts';
import { markEmailVerified } from '../modules/customers/users/verified-email.ts';
import { UserEntity } from '../modules/customers/users/user.entity.ts';
import { loadSecrets } from '../config/secrets.ts';
import { BeginAsGuest, UpdateStorefrontSettings } from './documents.generated.ts';
import type { TestApp } from './start-test-app.ts';

/** A test's signed-in user. */
export interface Person {
  token: string;
  userId: string;
  email: string;
}

const PASSWORD = 'correct horse battery';

type Shop = Pick<TestApp, 'app' | 'clock' | 'config'>;

/** Hashed once for all users: a hash takes as long as the rest of a sign-up. */
let passwordHash: Promise<string> | undefined;
let users = 0;

/** Creates a customer with a new, confirmed email. */
export async function aCustomer(shop: Shop, name = 'Ada Lovelace'): Promise<Person> {
  const customer = await anUnconfirmedCustomer(shop, name);
  await markEmailVerified(shop.app.orm.em.fork(), customer.userId, customer.email);
  return customer;
}

/** Creates a customer as signing up does, with an unconfirmed email. */
export function anUnconfirmedCustomer(shop: Shop, name = 'Ada Lovelace'): Promise<Person> {
  return aUser(shop, name, 'CUSTOMER', () => null);
}

/** Creates an admin: the first one of a shop is its owner, later ones are managers, as when they sign up. */
export function anAdmin(shop: Shop, name = 'Grace Hopper'): Promise<Person> {
  return aUser(shop, name, 'ADMIN', async (em) =>
    (await em.count(UserEntity, { role: 'ADMIN' })) > 0 ? 'MANAGER' : 'OWNER',
  );
}

/** Creates a staff user with this role, built-in or the shop's own. */
export function aStaffMember(shop: Shop, staffRole: string): Promise<Person> {
  return aUser(shop, 'Grace Hopper', 'ADMIN', () => staffRole);
}

/** Writes the rows of a sign-up, and signs its session's token. modules/auth tests signing up itself. */
async function aUser(
  { app, clock, config }: Shop,
  name: string,
  role: 'ADMIN' | 'CUSTOMER',
  staffRoleIn: (em: EntityManager) => Promise<string> | string | null,
): Promise<Person> {
  users += 1;
  const email = `person-${users}@test.example`;
  passwordHash ??= hashPassword(PASSWORD);
  const account = { name, email, passwordHash: await passwordHash, role };
  const em = app.orm.em.fork();
  const rules = { requiresSecondFactor: false, allowsGuests: true };
  const sessions = new SessionService(em, clock.now, loadSecrets(config).session, rules);
  return em.transactional(async (em) => {
    const { id } = await insertAccount(em, { ...account, staffRole: await staffRoleIn(em) }, clock.now());
    const { token } = await sessions.create(em, id, role);
    return { token, userId: id, email };
  });
}

/** Changes the setting that lets visitors buy without an account. */
export async function allowGuests(shop: TestApp, allowsGuests = true): Promise<void> {
  const owner = await aStaffMember(shop, 'OWNER');
  await shop.client.data(UpdateStorefrontSettings, { input: { allowsGuests } }, owner.token);
}

/** The token of a new guest, in a shop that allows guests. */
export async function aGuest({ client }: Pick<TestApp, 'client'>): Promise<string> {
  const { session, userErrors } = await client.payload(BeginAsGuest, {});
  if (!session) throw new Error(JSON.stringify(userErrors));
  return session.token;
}

/** The password of all users that these functions create. */
export const testPassword = PASSWORD;
