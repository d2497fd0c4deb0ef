import type { EntityManager } from '../../../db/database.ts';
import { UserEntity } from './user.entity.ts';

/**
 * Whether the account's email is known to be its owner's: Google verified it, or the owner opened a link sent
 * to it.
 */
export function hasVerifiedEmail({
  email,
  verifiedEmail,
  accountType,
}: Pick<UserEntity, 'email' | 'verifiedEmail' | 'accountType'>): boolean {
  return accountType === 'GOOGLE' || email === verifiedEmail;
}

/** Marks an email as verified, unless the account's email has changed since. */
export async function markEmailVerified(em: EntityManager, id: string, email: string): Promise<void> {
  await em.nativeUpdate(UserEntity, { id, email }, { verifiedEmail: email });
}
