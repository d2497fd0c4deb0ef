import {
  AddPasskey,
  RemovePasskey,
  RenamePasskey,
  RequestPasskey,
  SetUpPasskey,
  VerifyPasskey,
} from '../../../../test/documents.generated.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { type Person, testPassword } from '../../../../test/users.ts';
import {
  type Conditions,
  softwareAuthenticator,
  type SoftwareAuthenticator,
} from './software-authenticator.fixtures.ts';

/** A member of staff with a passkey. */
export interface Keyed extends Person {
  authenticator: SoftwareAuthenticator;
  passkeyId: string;
  recoveryCodes: string[];
}

/** The shop of these tests, as browsers see it. */
export const home = { origin: 'https://shop.example', rpId: 'shop.example' };

/** Calls about passkeys, over HTTP. */
export function passkeyCalls(shop: TestApp) {
  const setUp = (token: string, password = testPassword, code?: string) =>
    shop.client.payload(SetUpPasskey, { password, code }, token);

  const add = (token: string, response: string, name = 'Laptop') =>
    shop.client.payload(AddPasskey, { name, response }, token);

  const request = (challenge: string) => shop.client.payload(RequestPasskey, { challenge });

  const verify = (challenge: string, response: string) =>
    shop.client.payload(VerifyPasskey, { challenge, response });

  return {
    setUp,
    add,
    request,
    verify,

    rename: (token: string, id: string, name: string) =>
      shop.client.payload(RenamePasskey, { id, name }, token),

    remove: (token: string, id: string, code: string | undefined) =>
      shop.client.payload(RemovePasskey, { id, proof: { code } }, token),

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
