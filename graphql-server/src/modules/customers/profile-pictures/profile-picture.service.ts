import type { EntityManager } from '../../../db/database.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { ProfilePictureEntity } from './profile-picture.entity.ts';

export interface NewPicture {
  id: string;
  content: Buffer;
}

/** Pictures uploaded by users. */
export class ProfilePictureService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The WebP at a path from `picturePath`, or null. */
  async find(id: string): Promise<Uint8Array | null> {
    if (!isUuid(id)) return null;
    const picture = await this.em.findOne(ProfilePictureEntity, { id });
    return picture?.content ?? null;
  }

  /**
   * Makes a user's stored pictures match the profile's new picture path: stores the new one and deletes
   * others, in the transaction of `em`, which has locked the user's row.
   */
  async follow(
    em: EntityManager,
    userId: string,
    path: string | null,
    picture: NewPicture | null,
  ): Promise<void> {
    const currentId = /^\/uploads\/(.*)\.webp$/.exec(path ?? '')?.[1] ?? '';
    await em.nativeDelete(ProfilePictureEntity, {
      user: userId,
      ...(isUuid(currentId) && { id: { $ne: currentId } }),
    });
    if (picture) {
      await em.insert(ProfilePictureEntity, { ...picture, user: userId, createdAt: this.clock() });
    }
  }
}

/** The path at which http/pictures.ts serves a picture. */
export function picturePath(id: string): string {
  return `/uploads/${id}.webp`;
}
