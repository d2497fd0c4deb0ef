import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/**
 * The second factor of a member of staff, required after the password: an authenticator app, or one of the
 * passkeys that belong to this row.
 */
export const SecondFactorEntity = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.manyToOne(UserEntity).primary(),
    /** The secret that app and shop compute codes from, sealed (`sealed-text.ts`); null without an app. */
    secret: p.text().nullable(),
    /** The time step of the last accepted code, so that no code works twice. */
    lastUsedStep: p.integer(),
    /** SHA-256 of the remaining recovery codes. */
    recoveryCodes: p.json().$type<string[]>(),
    createdAt: p.datetime(),
  },
});

export type SecondFactorEntity = InferEntity<typeof SecondFactorEntity>;
