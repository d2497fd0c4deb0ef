import type { EntityManager } from '../../../db/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { ProfilePictureEntity } from './profile-picture.entity.ts';

/** A picture on its way into the database: what it is called there, and what it is. */
export interface NewPicture {
  id: string;
  content: Buffer;
}

/** The pictures that people have uploaded. */
export class ProfilePictureService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The WebP at an address that `picturePath` has made, or null. */
  async find(id: string): Promise<Uint8Array | null> {
    if (!isUuid(id)) return null;
    const picture = await this.em.findOne(ProfilePictureEntity, { id });
    return picture?.content ?? null;
  }

  /**
   * Brings a person's pictures in line with the address that the profile has from now on: the new one is kept, and
   * any other is forgotten, in the transaction of `em`, which holds the person's row.
   */
  async follow(
    em: EntityManager,
    userId: string,
    address: string | null,
    picture: NewPicture | null,
  ): Promise<void> {
    const kept = /^\/uploads\/(.*)\.webp$/.exec(address ?? '')?.[1] ?? '';
    await em.nativeDelete(ProfilePictureEntity, {
      user: userId,
      ...(isUuid(kept) && { id: { $ne: kept } }),
    });
    if (picture) {
      await em.insert(ProfilePictureEntity, { ...picture, user: userId, createdAt: this.clock() });
    }
  }
}

/** Where a picture is served; see http/uploads.ts. */
export function picturePath(id: string): string {
  return `/uploads/${id}.webp`;
}
