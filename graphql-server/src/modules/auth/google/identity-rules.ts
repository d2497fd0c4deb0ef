import { z } from 'zod';
import { emailAddress, firstName, lastName, profilePicture } from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';
import type { User } from '../../customers/users/user.ts';

/** The form of what a browser comes back with; whether it is right is the provider's to say. */
export const googleSignInSchema = z.object({
  code: storableText.min(1, 'A code is required').max(2048, 'A code is not that long'),
  codeVerifier: z
    .string()
    // RFC 7636, section 4.1.
    .regex(/^[\w.~-]{43,128}$/, 'A code verifier has 43 to 128 letters, digits, or -._~')
    .optional(),
  nonce: storableText.max(255, 'A nonce has at most 255 characters').optional(),
});

/** What is to happen with somebody whom the provider vouches for; the last two are refusals. */
export type AccountLink = 'SIGN_IN' | 'CREATE' | 'TAKE_OVER' | 'UNVERIFIED' | 'TAKEN';

type Holder = Pick<User, 'role' | 'accountType'>;

/**
 * Decides by whom the identity belongs to already (`known`), and else by whom its e-mail address does (`holder`).
 *
 * An address alone never opens an account that somebody has proven to be theirs: one of another Google account, or an
 * admin's. A password account proves nothing, since sign-up asks for no proof of the address; whoever reads the mail
 * takes it over, and whoever waited behind it (pre-hijacking) is out.
 */
export function resolveAccountLink(
  emailVerified: boolean,
  known: Holder | null,
  holder: Holder | null,
): AccountLink {
  if (known) return known.role === 'CUSTOMER' ? 'SIGN_IN' : 'TAKEN';
  // Whether the address is free or taken: the answer must not tell who has an account.
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

/** What of a person the provider keeps: names and picture, as far as the shop can show them. */
export type ProvidedProfile = Pick<User, 'firstName' | 'lastName' | 'profilePicture'>;

/** Makes names and picture of what the provider says; what breaks our own rules is left out, not refused. */
export function providedProfile({ email, ...claims }: Claims): ProvidedProfile {
  const first = firstName.safeParse(tidy(claims.firstName)).data;
  return {
    firstName: first ?? tidy(email.split('@', 1)[0] ?? email),
    lastName: lastName.safeParse(tidy(claims.lastName)).data ?? '',
    profilePicture: profilePicture.safeParse(claims.picture).data ?? null,
  };
}

/** The provider's e-mail address, normalised; null for what the shop takes for none. */
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
