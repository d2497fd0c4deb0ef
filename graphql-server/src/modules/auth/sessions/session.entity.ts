import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/** A login. The token names this row, so deleting the row revokes the token at once. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    /** The browser and system that signed in, by their own account; null when they did not say. */
    device: p.string().nullable(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export type SessionEntity = InferEntity<typeof SessionEntity>;
