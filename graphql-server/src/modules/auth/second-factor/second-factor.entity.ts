import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/**
 * What the login of a member of staff asks for after the password: codes of an authenticator app, or one of
 * the passkeys that belong to this.
 */
export const SecondFactorEntity = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.manyToOne(UserEntity).primary(),
    /** What app and shop compute codes from, sealed (`sealed-text.ts`); null without an app. */
    secret: p.text().nullable(),
    /** The time step of the last code that was accepted: no code counts twice. */
    lastUsedStep: p.integer(),
    /** SHA-256 of the recovery codes that are left. */
    recoveryCodes: p.json().$type<string[]>(),
    createdAt: p.datetime(),
  },
});

export type SecondFactorEntity = InferEntity<typeof SecondFactorEntity>;
