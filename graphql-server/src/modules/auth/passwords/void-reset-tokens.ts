import type { EntityManager } from '../../../db/database.ts';
import { PasswordResetTokenEntity } from './password-reset-token.entity.ts';

/** Invalidates a user's password reset links, in the caller's transaction. */
export async function voidResetTokens(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(PasswordResetTokenEntity, { user: userId });
}
