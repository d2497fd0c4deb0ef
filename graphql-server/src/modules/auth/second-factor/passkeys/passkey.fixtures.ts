import type { TestApp } from '../../../../test/start-test-app.ts';
import { type Person, testPassword } from '../../../../test/users.ts';
import type { LoginPayload } from '../second-factor.fixtures.ts';
import {
  type Conditions,
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.fixtures.ts';

interface Rejection {
  code: string;
  field: string[] | null;
}

export interface OptionsPayload {
  options: string | null;
  userErrors: Rejection[];
}

/** The payload of a change to the caller's passkeys. */
export interface ChangePayload {
  user: { secondFactor: { hasApp: boolean; passkeys: ShownPasskey[] } | null } | null;
  recoveryCodes: string[];
  userErrors: Rejection[];
}

interface ShownPasskey {
  id: string;
  name: string;
  lastUsedAt: string | null;
}

/** A member of staff with a passkey. */
export interface Keyed extends Person {
  authenticator: SoftwareAuthenticator;
  passkeyId: string;
  recoveryCodes: string[];
}

const ERRORS = 'userErrors { code field }';
const CHANGED = `user { secondFactor { hasApp passkeys { id name lastUsedAt } } } recoveryCodes ${ERRORS}`;

/** The shop of these tests, as browsers see it. */
export const home = { origin: 'https://shop.example', rpId: 'shop.example' };

/** Calls about passkeys, over HTTP. */
export function passkeyCalls(shop: TestApp) {
  async function call<Payload>(document: string, variables: object, token?: string): Promise<Payload> {
    const { payload } = await shop.client.data<{ payload: Payload }>(document, { ...variables }, token);
    return payload;
  }

  const setUp = (token: string, password = testPassword, code?: string) =>
    call<OptionsPayload>(
      `mutation ($password: String!, $code: String) {
        payload: passkeySetUp(password: $password, code: $code) { options ${ERRORS} }
      }`,
      { password, code },
      token,
    );

  const add = (token: string, response: string, name = 'Laptop') =>
    call<ChangePayload>(
      `mutation ($name: String!, $response: String!) { payload: passkeyAdd(name: $name, response: $response) { ${CHANGED} } }`,
      { name, response },
      token,
    );

  const request = (challenge: string) =>
    call<OptionsPayload>(
      `mutation ($challenge: String!) { payload: adminSessionPasskeyRequest(challenge: $challenge) { options ${ERRORS} } }`,
      { challenge },
    );

  const verify = (challenge: string, response: string) =>
    call<LoginPayload>(
      `mutation ($challenge: String!, $response: String!) {
        payload: adminSessionPasskeyVerify(challenge: $challenge, response: $response) { session { token } ${ERRORS} }
      }`,
      { challenge, response },
    );

  return {
    setUp,
    add,
    request,
    verify,

    rename: (token: string, id: string, name: string) =>
      call<ChangePayload>(
        `mutation ($id: ID!, $name: String!) { payload: passkeyRename(id: $id, name: $name) { ${CHANGED} } }`,
        { id, name },
        token,
      ),

    remove: (token: string, id: string, code: string | undefined) =>
      call<ChangePayload>(
        `mutation ($id: ID!, $proof: IdentityProofInput!) { payload: passkeyRemove(id: $id, proof: $proof) { ${CHANGED} } }`,
        { id, proof: { code } },
        token,
      ),

    /** Gives a user a passkey; a user who already has a second factor needs a code. */
    equip: async (person: Person, code?: string): Promise<Keyed> => {
      const authenticator = softwareAuthenticator(home);
      const { options } = await setUp(person.token, testPassword, code);
      const { user, recoveryCodes } = await add(person.token, authenticator.create(options ?? ''));
      const passkeyId = user?.secondFactor?.passkeys.at(-1)?.id;
      if (!passkeyId) throw new Error('The passkey was refused');
      return { ...person, authenticator, passkeyId, recoveryCodes };
    },

    /** Signs a login's challenge with a passkey. */
    answer: async (challenge: string, authenticator: SoftwareAuthenticator, conditions?: Conditions) => {
      const { options } = await request(challenge);
      return verify(challenge, authenticator.sign(options ?? '{"challenge":""}', conditions));
    },
  };
}
