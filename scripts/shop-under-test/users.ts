import { randomUUID } from 'node:crypto';
import type { ShopClient } from './shop-client.ts';
import { adminSecret } from './shop-process.ts';
import { mapConcurrently } from './map-concurrently.ts';

interface SignedUp {
  payload: { session: { token: string } | null; userErrors: { message: string }[] };
}

const ANSWER = '{ session { token } userErrors { message } }';
const SIGN_UP = `mutation ($input: CustomerCreateInput!) { payload: customerCreate(input: $input) ${ANSWER} }`;
const SIGN_UP_ADMIN = `mutation ($input: AdminCreateInput!) { payload: adminCreate(input: $input) ${ANSWER} }`;

/** More hashes at once would only wait for each other. */
const AT_ONCE = 8;

const LIFT_LIMITS = `mutation {
  settingsPaymentsUpdate(input: { unconfirmedMaxUnits: null, unconfirmedMaxOpenAmount: null }) { userErrors { message } }
}`;

/**
 * Signs up this many customers, who may order as much as they like despite unconfirmed emails.
 * @returns their tokens
 */
export async function customers(client: ShopClient, count: number): Promise<string[]> {
  await client.data(LIFT_LIMITS, {}, await admin(client));
  return mapConcurrently(count, AT_ONCE, () => signUp(client, SIGN_UP, {}));
}

/** Signs an admin up. @returns the token */
export function admin(client: ShopClient): Promise<string> {
  return signUp(client, SIGN_UP_ADMIN, { adminSecret });
}

async function signUp(client: ShopClient, document: string, more: object): Promise<string> {
  const { payload } = await client.data<SignedUp>(document, () => ({
    input: {
      name: 'Ada Lovelace',
      email: `${randomUUID()}@test.example`,
      password: randomUUID(),
      ...more,
    },
  }));
  if (!payload.session) throw new Error(`Sign-up was refused: ${JSON.stringify(payload.userErrors)}`);
  return payload.session.token;
}
