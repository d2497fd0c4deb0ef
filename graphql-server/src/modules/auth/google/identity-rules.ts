import { z } from 'zod';
import { emailAddress, firstName, lastName, profilePicture } from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';
import type { User } from '../../customers/users/user.ts';
import { message } from '../../../shared/messages/message.ts';
import { brokenRule } from '../../../shared/validate.ts';

/** The format of what the browser returns with; whether it is valid, the provider decides. */
export const googleSignInSchema = z.object({
  code: storableText
    .min(1, brokenRule('text.required', { what: message('label.code') }))
    .max(2048, brokenRule('googleCode.tooLong')),
  codeVerifier: z
    .string()
    // RFC 7636, section 4.1.
    .regex(/^[\w.~-]{43,128}$/, brokenRule('googleCodeVerifier.invalid'))
    .optional(),
  nonce: storableText.max(255, brokenRule('googleNonce.tooLong', { max: 255 })).optional(),
});

/** What to do with a user whose identity the provider confirms; the last two are errors. */
export type AccountLink = 'SIGN_IN' | 'CREATE' | 'TAKE_OVER' | 'UNVERIFIED' | 'TAKEN';

type Holder = Pick<User, 'role' | 'accountType'>;

/**
 * Decides by the user whom the identity belongs to already (`known`), otherwise by the user with its email
 * (`holder`).
 *
 * An email alone never gives access to an account whose owner has been verified: one linked to another Google
 * account, or an admin's. A password account proves nothing, since sign-up does not verify the email: the
 * Google user, who can read that mailbox, claims it, and whoever created it in advance (pre-hijacking) is
 * locked out.
 */
export function resolveAccountLink(
  emailVerified: boolean,
  known: Holder | null,
  holder: Holder | null,
): AccountLink {
  if (known) return known.role === 'CUSTOMER' ? 'SIGN_IN' : 'TAKEN';
  // Whether the email is free or taken: the response must not reveal who has an account.
  if (!emailVerified) return 'UNVERIFIED';
  if (!holder) return 'CREATE';
  return holder.role === 'CUSTOMER' && holder.accountType === 'OTHER' ? 'TAKE_OVER' : 'TAKEN';
}

interface Claims {
  email: string;
  firstName: string;
  lastName: string;
  picture: string | null;
}

/** The profile data taken from the provider: names and picture, as far as the shop can show them. */
export type ProvidedProfile = Pick<User, 'firstName' | 'lastName' | 'profilePicture'>;

/**
 * Names and picture from the provider's claims; values that break our own rules are dropped, not rejected.
 */
export function providedProfile({ email, ...claims }: Claims): ProvidedProfile {
  const first = firstName.safeParse(tidy(claims.firstName)).data;
  return {
    firstName: first ?? tidy(email.split('@', 1)[0] ?? email),
    lastName: lastName.safeParse(tidy(claims.lastName)).data ?? '',
    profilePicture: profilePicture.safeParse(claims.picture).data ?? null,
  };
}

/** The provider's email, normalised; null for one that the shop does not accept. */
export function providedEmail(email: string): string | null {
  return emailAddress.safeParse(email).data ?? null;
}

const MAX_NAME = 100;

function tidy(name: string): string {
  return name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .toWellFormed()
    .trim();
}
