import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../../customers/users/user.entity.ts';

/** A login. Its token refers to this row, so deleting the row revokes the token at once. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    /** The browser and operating system that signed in, by their own account; null if unknown. */
    device: p.string().nullable(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

export type SessionEntity = InferEntity<typeof SessionEntity>;
