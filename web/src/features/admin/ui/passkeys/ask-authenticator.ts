import { t } from '@lingui/core/macro';
import type * as webauthn from '@simplewebauthn/browser';

/** The authenticator's response as JSON for the API, or an error message to show. */
export type PasskeyResponse = { response: string } | { problem: string };

type Library = typeof webauthn;

/**
 * Creates a passkey on a device or security key. `options` is the result of `passkeySetUp`. Never rejects.
 */
export function createPasskey(options: string): Promise<PasskeyResponse> {
  return runCeremony(({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as CreationOptions }),
  );
}

/** Signs with a passkey. `options` is the result of `adminSessionPasskeyRequest`. Never rejects. */
export function signWithPasskey(options: string): Promise<PasskeyResponse> {
  return runCeremony(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) as RequestOptions }),
  );
}

type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

async function runCeremony(question: (library: Library) => Promise<object>): Promise<PasskeyResponse> {
  try {
    const library = await import('@simplewebauthn/browser');
    if (!library.browserSupportsWebAuthn()) return { problem: t`This browser can’t use passkeys here.` };
    return { response: JSON.stringify(await question(library)) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Identified by the error's name, which the library passes on from the browser. */
function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return t`The passkey was not used: the prompt was closed or timed out. Please try again.`;
  }
  if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
  if (name === 'SecurityError') return t`Passkeys only work on the shop’s own domain, over HTTPS.`;
  return t`The passkey could not be used. Please try again.`;
}
