import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { anApiKey, revokeKey } from './api-keys.ts';
import { aProduct } from './factories.ts';
import { CreateAddress, ReplaceCart } from './documents.generated.ts';
import { anOrder, anOrderInput, billing } from './orders.ts';
import { aGuest, allowGuests, aCustomer, anAdmin, aStaffMember, type Person } from './users.ts';
import type { Caller, KeyRow, Row } from './access-rows.ts';
import type { TestApp } from './start-test-app.ts';
import { DAY, MINUTE } from '../shared/time/duration.ts';
import { keyPermissions, type Permission, permissions } from '../shared/permissions.ts';

/** Staff users, by their role's id. */
const staffRoles = {
  owner: 'OWNER',
  manager: 'MANAGER',
  clerk: 'ORDER_CLERK',
  editor: 'CATALOGUE_EDITOR',
  viewer: 'VIEWER',
} as const;

const staff = ['owner', 'manager', 'clerk', 'editor', 'viewer'] as const;

/** Who may read the customer's email. */
const readsCustomers: readonly Caller[] = ['customer', 'owner', 'manager', 'clerk', 'viewer'];

/** Owners of the data go last, so that it still exists while the others try. */
const turns: readonly Caller[] = [
  'visitor',
  'expired',
  'forged',
  'revoked',
  'other',
  'guest',
  ...staff,
  'customer',
];

/** All callers, with their tokens. */
export interface Cast {
  tokens: Record<Caller, string | null>;
  customer: Person;
  /** The owner, whom calls may log in. */
  owner: Person;
  /** Keys with every possible permission. */
  endedKeys: Record<'expired' | 'revoked', string>;
}

/** Longer than any session's lifetime, in ms. */
const NINE_DAYS = 9 * DAY;

/**
 * Signs all callers up. The bad tokens belong to an owner or manager, so that they would grant access if
 * valid.
 */
export async function gatherCast(shop: TestApp): Promise<Cast> {
  const expired = await anAdmin(shop);
  const tomorrow = new Date(shop.clock.now().getTime() + DAY);
  const expiredKey = await anApiKey(shop, expired, keyPermissions, { expiresAt: tomorrow });
  shop.clock.advance(NINE_DAYS);
  const revoked = await anAdmin(shop);
  await shop.client.data('mutation { sessionEnd { ended } }', {}, revoked.token);
  await allowGuests(shop);
  const customer = await aCustomer(shop);
  const members = {} as Record<keyof typeof staffRoles, Person>;
  for (const name of staff) members[name] = await aStaffMember(shop, staffRoles[name]);
  const revokedKey = await anApiKey(shop, members.owner, keyPermissions);
  await revokeKey(shop, members.owner, revokedKey);
  return {
    customer,
    owner: members.owner,
    endedKeys: { expired: expiredKey.token, revoked: revokedKey.token },
    tokens: {
      visitor: null,
      customer: customer.token,
      other: (await aCustomer(shop)).token,
      guest: await aGuest(shop),
      owner: members.owner.token,
      manager: members.manager.token,
      clerk: members.clerk.token,
      editor: members.editor.token,
      viewer: members.viewer.token,
      expired: expired.token,
      forged: await forge(members.owner.token),
      revoked: revoked.token,
    },
  };
}

/** A token with the claims of a valid one, signed with a secret that is not the shop's. */
async function forge(token: string): Promise<string> {
  const { alg = '', typ = '' } = decodeProtectedHeader(token);
  const secret = new TextEncoder().encode('a secret that is not the one of the shop');
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg, typ }).sign(secret);
}

/** Makes a call and returns its outcome, and the response as text. */
type Send = (call: string, token: string | null) => Promise<{ outcome: string; text: string }>;

/**
 * Lets every caller make a call. In `template`, `<product>` is a product, a different one for each caller who
 * is not refused; `<order>`, `<address>` and `<line>` belong to the customer; `<key>` is a fresh key.
 * @throws Error when a caller other than the customer, without permission to read customers, reads the
 * customer's email
 */
export async function tryAll(shop: TestApp, cast: Cast, template: string, send: Send): Promise<Row> {
  const nextCall = await callsLike(shop, cast, template);
  const row: Partial<Row> = {};
  let outcome: string | null = null;
  for (const caller of turns) {
    const response = await send(await nextCall(outcome), cast.tokens[caller]);
    const { text } = response;
    ({ outcome } = response);
    if (!readsCustomers.includes(caller) && text.includes(cast.customer.email)) {
      throw new Error(`${caller} reads the customer's e-mail address: ${text}`);
    }
    row[caller] = outcome;
  }
  return row as Row;
}

/**
 * Lets API keys make a call that requires any one of these permissions, like `tryAll`.
 * @throws Error when a key without permissions for orders or customers reads the customer's email
 */
export async function tryKeys(
  shop: TestApp,
  cast: Cast,
  needs: string,
  template: string,
  send: Send,
): Promise<KeyRow> {
  const nextCall = await callsLike(shop, cast, template);
  let outcome: string | null = null;
  const attempt = async (token: string, mayRead = false) => {
    const response = await send(await nextCall(outcome), token);
    const { text } = response;
    ({ outcome } = response);
    if (!mayRead && text.includes(cast.customer.email)) {
      throw new Error(`A key reads the customer's e-mail address: ${text}`);
    }
    return outcome;
  };
  const attemptWith = async (held: readonly Permission[]) =>
    attempt(await keyWith(shop, cast, held), held.some(isAboutCustomers));
  const needed = permissions.filter((permission) => needs.split('|').includes(permission));
  const others = keyPermissions.filter((permission) => !needed.includes(permission));
  const all = await attemptWith(keyPermissions);
  const only = new Set<string>();
  for (const permission of needed) only.add(await attemptWith([permission]));
  return {
    needs,
    all,
    only: [...only].join('|') || '-',
    without: needed[0] ? await attemptWith(others) : '-',
    expired: await attempt(cast.endedKeys.expired),
    revoked: await attempt(cast.endedKeys.revoked),
  };
}

const isAboutCustomers = (permission: Permission) => /^(orders|customers):/.test(permission);

const keysOfCasts = new WeakMap<Cast, Map<string, string>>();

/** The token of a key with these permissions; cached per set of permissions. */
async function keyWith(shop: TestApp, cast: Cast, held: readonly Permission[]): Promise<string> {
  const tokens = keysOfCasts.get(cast) ?? new Map<string, string>();
  keysOfCasts.set(cast, tokens);
  const token = tokens.get(held.join()) ?? (await anApiKey(shop, cast.owner, held)).token;
  tokens.set(held.join(), token);
  return token;
}

/**
 * Returns a function that fills in a template, each time with a new key, and with a new product unless the
 * last call, with this outcome, was refused: it has left the product alone.
 */
async function callsLike(
  shop: TestApp,
  { customer, owner }: Cast,
  template: string,
): Promise<(lastOutcome: string | null) => Promise<string>> {
  const placeholders: Record<string, () => Promise<string>> = {
    order: async () => {
      const productId = await aProduct(shop.app.orm.em.fork());
      const input = { ...anOrderInput({ productId, quantity: 1 }), paymentMethod: 'BANK' };
      // The limit is ten orders within ten minutes.
      shop.clock.advance(MINUTE);
      return anOrder(shop.client, customer, input);
    },
    address: () => anAddress(shop, customer),
    line: () => aCartLine(shop, customer),
    customer: async () => Promise.resolve(customer.userId),
    customerEmail: async () => Promise.resolve(customer.email),
    ownerEmail: async () => Promise.resolve(owner.email),
    adminSecret: async () => Promise.resolve(shop.config.adminSecret ?? ''),
  };
  let call = template;
  for (const [name, make] of Object.entries(placeholders)) {
    if (call.includes(`<${name}>`)) call = call.replaceAll(`<${name}>`, await make());
  }
  let product = '';
  return async (lastOutcome) => {
    const isUntouched = product !== '' && ['401', '403'].includes(lastOutcome ?? '');
    if (call.includes('<product>') && !isUntouched) product = await aProduct(shop.app.orm.em.fork());
    return call.replaceAll('<key>', crypto.randomUUID()).replaceAll('<product>', product);
  };
}

async function anAddress({ client }: TestApp, customer: Person): Promise<string> {
  const input = { ...billing, streetAddress: crypto.randomUUID() };
  const { address } = await client.payload(CreateAddress, { input }, customer.token);
  return address?.id ?? '';
}

async function aCartLine(shop: TestApp, customer: Person): Promise<string> {
  const productId = await aProduct(shop.app.orm.em.fork());
  const { cart } = await shop.client.payload(ReplaceCart, { lines: [{ productId }] }, customer.token);
  return cart?.lines[0]?.id ?? '';
}
