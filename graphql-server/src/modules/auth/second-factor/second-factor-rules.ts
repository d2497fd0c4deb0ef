import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '../../../shared/time/duration.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Proof } from '../sessions/record-sign-in.ts';

/** What every authenticator app can do, and some can do nothing else (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** How many steps of time the clock of a phone may be wrong, either way. */
const DRIFT = 1;

const RECOVERY_CODES = 10;
/** Without what is taken for something else in print: 0 and O, 1 and I and L. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 79 bits: too many to be guessed from their hashes. */
const RECOVERY_CODE_LENGTH = 16;

/** A new secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, shopName: string, email: string): string {
  // The colon is what separates the two.
  const issuer = shopName.replaceAll(':', ' ');
  return new TOTP({ ...PARAMETERS, issuer, label: email, secret }).toString();
}

/** The code of a moment, as an authenticator app shows it. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ ...PARAMETERS, secret }).generate({ timestamp: moment.getTime() });
}

/** The time step that a code is of, now or a step earlier or later; null when it is of none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isAuthenticatorCode(code)) return null;
  const timestamp = now.getTime();
  const token = withoutSpaces(code);
  const delta = new TOTP({ ...PARAMETERS, secret }).validate({ token, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / (PARAMETERS.period * SECOND)) + delta;
}

/** Ten new recovery codes, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The SHA-256 that is stored instead of a recovery code. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(withoutSpaces(code)).digest('hex');
}

/** A code as it is compared, however it was typed: without spaces and dashes, in lower case. */
function withoutSpaces(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Whether this looks like a code of an authenticator app, not like a recovery code. */
export function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(code));
}

/** Of which kind a code is, right or wrong. */
export const proofOf = (code: string): Proof => ({
  part: isAuthenticatorCode(code) ? 'SECOND_FACTOR' : 'RECOVERY_CODE',
});

/** The user error for a code that is wrong, too old, or was used before. */
export const codeWrong = (field: string[]) =>
  userError('CODE_WRONG', message('secondFactor.codeWrong'), field);
