import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/** Lets whoever holds the token choose a new password for the person, once. The token itself is stored nowhere. */
export const PasswordResetTokenEntity = defineEntity({
  name: 'PasswordResetToken',
  tableName: 'password_reset_tokens',
  properties: {
    /** SHA-256 of the token. Without salt or stretching: 256 random bits can't be guessed from it. */
    hash: p.string().primary(),
    user: () => p.manyToOne(UserEntity),
    expiresAt: p.datetime(),
  },
});

export type PasswordResetTokenEntity = InferEntity<typeof PasswordResetTokenEntity>;
