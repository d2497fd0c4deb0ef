import { SECOND } from '../../../shared/time/duration.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { type Person, testPassword } from '../../../test/users.ts';
import { codeAt } from './second-factor-rules.ts';

interface Rejection {
  code: string;
  field: string[] | null;
}

/** The payload of an admin's login, at either step. */
export interface LoginPayload {
  session: { token: string } | null;
  challenge: { token: string; expiresAt: string } | null;
  userErrors: Rejection[];
}

/** A member of staff with an authenticator app. */
export interface Protected extends Person {
  secret: string;
  recoveryCodes: string[];
}

const ERRORS = 'userErrors { code field }';
const LOGIN = `session { token } challenge { token expiresAt } ${ERRORS}`;

/** Calls about second factors, over HTTP. */
export function secondFactorCalls(shop: TestApp) {
  async function call<Payload>(document: string, variables: object, token?: string): Promise<Payload> {
    const { payload } = await shop.client.data<{ payload: Payload }>(document, { ...variables }, token);
    return payload;
  }

  const setUp = (token: string, password = testPassword, code?: string) =>
    call<{ setUp: { token: string; secret: string; uri: string } | null; userErrors: Rejection[] }>(
      `mutation ($password: String!, $code: String) {
        payload: secondFactorSetUp(password: $password, code: $code) { setUp { token secret uri } ${ERRORS} }
      }`,
      { password, code },
      token,
    );

  const turnOn = (token: string, setUpToken: string, code: string) =>
    call<{ recoveryCodes: string[]; userErrors: Rejection[] }>(
      `mutation ($setUpToken: String!, $code: String!) {
        payload: secondFactorTurnOn(setUpToken: $setUpToken, code: $code) { recoveryCodes ${ERRORS} }
      }`,
      { setUpToken, code },
      token,
    );

  /** The current code; each call advances the clock by one time step, because no code works twice. */
  function nextCode(secret: string): string {
    shop.clock.advance(30 * SECOND);
    return codeAt(secret, shop.clock.now());
  }

  return {
    setUp,
    turnOn,
    nextCode,

    /** Changes the caller's second factor: `secondFactorTurnOff` or `recoveryCodesRenew`. */
    change: (mutation: string, token: string, proof: { password?: string; code?: string }) =>
      call<{ recoveryCodes: string[]; userErrors: Rejection[] }>(
        `mutation ($proof: IdentityProofInput!) { payload: ${mutation}(proof: $proof) { recoveryCodes ${ERRORS} } }`,
        { proof },
        token,
      ),

    reset: (token: string, userId: string) =>
      call<{ member: { secondFactor: object | null } | null; userErrors: Rejection[] }>(
        `mutation ($userId: ID!) {
          payload: staffSecondFactorReset(userId: $userId) { member { secondFactor { createdAt } } ${ERRORS} }
        }`,
        { userId },
        token,
      ),

    logIn: (email: string) =>
      call<LoginPayload>(
        `mutation ($input: SessionCreateInput!) { payload: adminSessionCreate(input: $input) { ${LOGIN} } }`,
        { input: { emailOrPhone: email, password: testPassword } },
      ),

    verify: (challenge: string, code: string) =>
      call<LoginPayload>(
        `mutation ($challenge: String!, $code: String!) {
          payload: adminSessionVerify(challenge: $challenge, code: $code) { ${LOGIN} }
        }`,
        { challenge, code },
      ),

    /** Gives a user an app; a user with a passkey needs a recovery code. */
    protect: async (person: Person, code?: string): Promise<Protected> => {
      const { setUp: made } = await setUp(person.token, testPassword, code);
      if (!made) throw new Error('The set-up was refused');
      const { recoveryCodes } = await turnOn(person.token, made.token, nextCode(made.secret));
      return { ...person, secret: made.secret, recoveryCodes };
    },

    /** Whether a token gives access to the back office, to a session without permissions, or to nothing. */
    reach: async (token: string): Promise<string> => {
      const { errors } = await shop.client.graphql('{ staffRoles { id } }', {}, token);
      return errors[0]?.extensions.code ?? 'ok';
    },
  };
}
