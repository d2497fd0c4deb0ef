import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/** Allows its holder to set a new password for the user, once. The token itself is never stored. */
export const PasswordResetTokenEntity = defineEntity({
  name: 'PasswordResetToken',
  tableName: 'password_reset_tokens',
  properties: {
    /** SHA-256 of the token. It needs no salt or slow hash: nobody can guess 256 random bits. */
    hash: p.string().primary(),
    user: () => p.manyToOne(UserEntity),
    expiresAt: p.datetime(),
  },
});

export type PasswordResetTokenEntity = InferEntity<typeof PasswordResetTokenEntity>;
