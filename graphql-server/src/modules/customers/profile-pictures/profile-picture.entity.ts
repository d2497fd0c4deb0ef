import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../users/user.entity.ts';

/** A user's uploaded picture, as a small WebP. It is in the database so that every process can serve it. */
export const ProfilePictureEntity = defineEntity({
  name: 'ProfilePicture',
  tableName: 'profile_pictures',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    content: p.blob(),
    createdAt: p.datetime(),
  },
});

export type ProfilePictureEntity = InferEntity<typeof ProfilePictureEntity>;
