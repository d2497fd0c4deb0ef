import { t } from '@lingui/core/macro';
import type * as webauthn from '@simplewebauthn/browser';

/** What an authenticator answered, as JSON for the API, or why there is no answer, to be shown. */
export type PasskeyResponse = { response: string } | { problem: string };

type Library = typeof webauthn;

/** Has a device or a security key make a passkey. `options`: what `passkeySetUp` answered. Never rejects. */
export function createPasskey(options: string): Promise<PasskeyResponse> {
  return ask(({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as CreationOptions }),
  );
}

/** Has a passkey sign. `options`: what `adminSessionPasskeyRequest` answered. Never rejects. */
export function signWithPasskey(options: string): Promise<PasskeyResponse> {
  return ask(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) as RequestOptions }),
  );
}

type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

async function ask(question: (library: Library) => Promise<object>): Promise<PasskeyResponse> {
  try {
    const library = await import('@simplewebauthn/browser');
    if (!library.browserSupportsWebAuthn()) return { problem: t`This browser can’t use passkeys here.` };
    return { response: JSON.stringify(await question(library)) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** By the error's name, which the library keeps from the browser. */
function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return t`The passkey was not used: the prompt was closed or timed out. Please try again.`;
  }
  if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
  if (name === 'SecurityError') return t`Passkeys only work on the shop’s own domain, over HTTPS.`;
  return t`The passkey could not be used. Please try again.`;
}
