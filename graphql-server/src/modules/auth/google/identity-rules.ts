import { z } from 'zod';
import { emailAddress, firstName, lastName, profilePicture } from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';
import type { User } from '../../customers/users/user.ts';
import { message } from '../../../shared/messages/message.ts';
import { brokenRule } from '../../../shared/validate.ts';

/** Validates the format of what the browser returns with; the provider validates the content. */
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
 * Decides what to do based on the identity's user (`linkedAccount`), otherwise on the user with its email
 * (`holder`).
 *
 * An email alone never gives access to an account whose owner has been verified: one linked to another Google
 * account, or an admin's. A password account proves nothing, because sign-up does not verify the email. The
 * Google user can read that mailbox, and therefore claims the account; an attacker who created it in
 * advance (pre-hijacking) is locked out.
 */
export function resolveAccountLink(
  emailVerified: boolean,
  linkedAccount: Holder | null,
  holder: Holder | null,
): AccountLink {
  if (linkedAccount) return linkedAccount.role === 'CUSTOMER' ? 'SIGN_IN' : 'TAKEN';
  // Whether or not the email is taken: the response must not reveal who has an account.
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

/** Profile data from the provider: names and picture, as far as the shop accepts them. */
export type ProvidedProfile = Pick<User, 'firstName' | 'lastName' | 'profilePicture'>;

/**
 * Names and picture from the provider's claims. Values that break the shop's rules are dropped, not rejected.
 */
export function providedProfile({ email, ...claims }: Claims): ProvidedProfile {
  const first = firstName.safeParse(tidy(claims.firstName)).data;
  return {
    firstName: first ?? tidy(email.split('@', 1)[0] ?? email),
    lastName: lastName.safeParse(tidy(claims.lastName)).data ?? '',
    profilePicture: profilePicture.safeParse(claims.picture).data ?? null,
  };
}

/** The provider's email, normalized; null if the shop does not accept it. */
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
