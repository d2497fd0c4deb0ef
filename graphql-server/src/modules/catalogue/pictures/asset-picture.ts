import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { type Asset, ofAsset } from '../../assets/asset.ts';
import type { FocalPoint, Picture } from './picture.ts';

/** Access to uploaded pictures (`AssetService`). */
export interface Assets {
  touch(em: EntityManager, ids: readonly string[]): Promise<Map<string, Asset>>;
}

/** An uploaded picture with an admin's settings. */
export interface ChosenAsset {
  assetId: string;
  alt: string;
  focalPoint?: FocalPoint | null | undefined;
}

/**
 * Returns the picture of a category or collection, in the caller's transaction; null for none. It and the
 * former one stay locked until the commit.
 * @throws UserError INVALID_VALUE for an unknown asset; `field` is the path of the choice in the input
 */
export async function findAssetPicture(
  em: EntityManager,
  assets: Assets,
  chosen: ChosenAsset | null,
  before: Picture | null = null,
  field = ['input', 'picture'],
): Promise<Picture | null> {
  const touched = await assets.touch(
    em,
    [chosen?.assetId, before?.assetId].flatMap((id) => id ?? []),
  );
  if (!chosen) return null;
  const asset = touched.get(chosen.assetId);
  if (!asset) throw userError('INVALID_VALUE', message('picture.gone'), field);
  return withDetails(ofAsset(asset), chosen.alt, chosen.focalPoint);
}

/** Copies the picture with a new alternative text, and with the focal point if there is one. */
export function withDetails(
  { assetId, url, width, height, sources, placeholder }: Omit<Picture, 'alt'>,
  alt: string,
  focalPoint: FocalPoint | null | undefined,
): Picture {
  return {
    ...(assetId && { assetId }),
    url,
    alt,
    width,
    height,
    sources,
    ...(placeholder !== undefined && { placeholder }),
    ...(focalPoint && { focalPoint }),
  };
}
