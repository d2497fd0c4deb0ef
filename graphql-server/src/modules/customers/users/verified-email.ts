import type { EntityManager } from '../../../db/database.ts';
import { UserEntity } from './user.entity.ts';

/**
 * Whether the shop knows that an account's email is its owner's: Google says so, or they have opened a link
 * that went there.
 */
export function hasVerifiedEmail({
  email,
  verifiedEmail,
  accountType,
}: Pick<UserEntity, 'email' | 'verifiedEmail' | 'accountType'>): boolean {
  return accountType === 'GOOGLE' || email === verifiedEmail;
}

/** Notes that whoever has the account reads this email, unless they have another one by now. */
export async function markEmailVerified(em: EntityManager, id: string, email: string): Promise<void> {
  await em.nativeUpdate(UserEntity, { id, email }, { verifiedEmail: email });
}
