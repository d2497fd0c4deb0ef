import type { EntityManager } from '../../../db/database.ts';
import { PasswordResetTokenEntity } from './password-reset-token.entity.ts';

/** Makes a person's links for a new password worthless, in the transaction of what made them so. */
export async function voidResetTokens(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(PasswordResetTokenEntity, { user: userId });
}
