import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../shared/new-id.ts';
import { type Assets, type ChosenAsset, findAssetPicture } from '../catalogue/pictures/asset-picture.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import type { HeroSlide } from './own-sections.ts';

/** A slide as an admin sends it. */
type SlideInput = Omit<HeroSlide, 'id' | 'picture'> & {
  id?: string | null | undefined;
  picture?: ChosenAsset | null | undefined;
};

/** A change of settings, whose pictures are still those that an admin has chosen. */
export interface ChangeInput {
  logo?: ChosenAsset | null | undefined;
  icon?: ChosenAsset | null | undefined;
  heroSlides?: SlideInput[] | undefined;
}

/** What a change of settings finds in its place. */
interface Before {
  general: { logo: Picture | null };
  theme: { icon: Picture | null };
  storefront: { heroSlides: readonly HeroSlide[] };
}

/**
 * A change of settings with the pictures that were chosen, in the caller's transaction. New slides get an id.
 * @throws UserError INVALID_VALUE for an asset that is not there
 */
export async function withPictures(
  em: EntityManager,
  assets: Assets,
  change: ChangeInput,
  before: Before,
): Promise<object> {
  const { logo, icon, heroSlides, ...others } = change;
  return {
    ...others,
    ...(logo !== undefined && {
      logo: await findAssetPicture(em, assets, logo, before.general.logo, ['input', 'logo']),
    }),
    ...(icon !== undefined && {
      icon: await findAssetPicture(em, assets, icon, before.theme.icon, ['input', 'icon']),
    }),
    ...(heroSlides && { heroSlides: await slidesOf(em, assets, heroSlides, before.storefront.heroSlides) }),
  };
}

async function slidesOf(
  em: EntityManager,
  assets: Assets,
  slides: readonly SlideInput[],
  before: readonly HeroSlide[],
): Promise<HeroSlide[]> {
  const remainingSlides = new Map(before.map((slide) => [slide.id, slide]));
  const result: HeroSlide[] = [];
  for (const [index, { id, picture: chosen, ...texts }] of slides.entries()) {
    const old = id ? remainingSlides.get(id) : undefined;
    if (old) remainingSlides.delete(old.id);
    const field = ['input', 'heroSlides', String(index), 'picture'];
    const picture = await findAssetPicture(em, assets, chosen ?? null, old?.picture, field);
    result.push({ ...texts, id: old?.id ?? newId(), picture });
  }
  // Those of slides that are gone stay for another day.
  for (const { picture } of remainingSlides.values()) await findAssetPicture(em, assets, null, picture);
  return result;
}
