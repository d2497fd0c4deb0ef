import {
  ListStaffRoles,
  LogInAsStaff,
  RenewRecoveryCodes,
  ResetSecondFactor,
  SetUpSecondFactor,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
  VerifyLogin,
} from '../../../test/documents.generated.ts';
import { SECOND } from '../../../shared/time/duration.ts';
import type { TestApp } from '../../../test/start-test-app.ts';
import { type Person, testPassword } from '../../../test/users.ts';
import { codeAt } from './second-factor-rules.ts';

/** A member of staff with an authenticator app. */
export interface Protected extends Person {
  secret: string;
  recoveryCodes: string[];
}

const changes = { secondFactorTurnOff: TurnOffSecondFactor, recoveryCodesRenew: RenewRecoveryCodes };

/** Calls about second factors, over HTTP. */
export function secondFactorCalls(shop: TestApp) {
  const setUp = (token: string, password = testPassword, code?: string) =>
    shop.client.payload(SetUpSecondFactor, { password, code }, token);

  const turnOn = (token: string, setUpToken: string, code: string) =>
    shop.client.payload(TurnOnSecondFactor, { setUpToken, code }, token);

  /** The current code; each call advances the clock by one time step, because no code works twice. */
  function nextCode(secret: string): string {
    shop.clock.advance(30 * SECOND);
    return codeAt(secret, shop.clock.now());
  }

  return {
    setUp,
    turnOn,
    nextCode,

    change: (mutation: keyof typeof changes, token: string, proof: { password?: string; code?: string }) =>
      shop.client.payload(changes[mutation], { proof }, token),

    reset: (token: string, userId: string) => shop.client.payload(ResetSecondFactor, { userId }, token),

    logIn: (email: string, password = testPassword) =>
      shop.client.payload(LogInAsStaff, { input: { emailOrPhone: email, password } }),

    verify: (challenge: string, code: string) => shop.client.payload(VerifyLogin, { challenge, code }),

    /** Gives a user an app; a user with a passkey needs a recovery code. */
    protect: async (person: Person, code?: string): Promise<Protected> => {
      const { setUp: made } = await setUp(person.token, testPassword, code);
      if (!made) throw new Error('The set-up was refused');
      const { recoveryCodes } = await turnOn(person.token, made.token, nextCode(made.secret));
      return { ...person, secret: made.secret, recoveryCodes };
    },

    /** Whether a token gives access to the back office, to a session without permissions, or to nothing. */
    reach: async (token: string): Promise<string> => {
      const { errors } = await shop.client.graphql(ListStaffRoles, {}, token);
      return errors[0]?.extensions.code ?? 'ok';
    },
  };
}
