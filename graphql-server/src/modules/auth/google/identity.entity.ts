import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/**
 * Links a user to an account of an identity provider, which is identified by issuer and subject, never by
 * email.
 */
export const IdentityEntity = defineEntity({
  name: 'Identity',
  tableName: 'identities',
  properties: {
    issuer: p.string().primary(),
    subject: p.string().primary(),
    user: () => p.oneToOne(UserEntity).owner(),
    createdAt: p.datetime(),
  },
});

export type IdentityEntity = InferEntity<typeof IdentityEntity>;
