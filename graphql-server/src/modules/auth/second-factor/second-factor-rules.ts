import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SECOND } from '../../../shared/time/duration.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Proof } from '../sessions/record-sign-in.ts';

/** The parameters that every authenticator app supports; some support no others (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** The tolerated clock difference of a phone, in time steps either way. */
const DRIFT = 1;

const RECOVERY_CODES = 10;
/** Without characters that look alike in print: 0 and O, 1 and I and L. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 79 bits: too many for guessing codes from their hashes. */
const RECOVERY_CODE_LENGTH = 16;

/** A new secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, shopName: string, email: string): string {
  // The colon separates the two.
  const issuer = shopName.replaceAll(':', ' ');
  return new TOTP({ ...PARAMETERS, issuer, label: email, secret }).toString();
}

/** The code at a point in time, as an authenticator app shows it. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ ...PARAMETERS, secret }).generate({ timestamp: moment.getTime() });
}

/** The time step that a code matches, now or one step earlier or later; null when it matches none. */
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

/** Normalizes a code for comparison: without spaces and dashes, in lower case. */
function withoutSpaces(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Whether a code has the format of an authenticator app rather than of a recovery code. */
export function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(code));
}

/** The kind of a code, right or wrong. */
export const proofOf = (code: string): Proof => ({
  part: isAuthenticatorCode(code) ? 'SECOND_FACTOR' : 'RECOVERY_CODE',
});

/** The user error for a code that is wrong, expired or already used. */
export const codeWrong = (field: string[]) =>
  userError('CODE_WRONG', message('secondFactor.codeWrong'), field);
