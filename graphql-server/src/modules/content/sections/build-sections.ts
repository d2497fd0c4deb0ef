import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { newId } from '../../../shared/new-id.ts';
import { type Asset, ofAsset } from '../../assets/asset.ts';
import { type Assets, type ChosenAsset, withDetails } from '../../catalogue/pictures/asset-picture.ts';
import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { ValidSection } from './section-rules.ts';
import { isKnown, type Section, type StoredSection } from './section.ts';

/**
 * The sections to store, in the caller's transaction: with the pictures that staff chose, and an id for those
 * that are new. `before` are the page's sections until now; their pictures stay for another day.
 * @throws UserError INVALID_VALUE for an unknown asset, or an unknown section of an unknown kind
 */
export async function buildSections(
  em: EntityManager,
  assets: Assets,
  sections: readonly ValidSection[],
  before: readonly StoredSection[],
): Promise<StoredSection[]> {
  const chosen = sections.flatMap((section) => ('items' in section ? chosenPictures(section) : []));
  const former = before.filter(isKnown).flatMap(picturesOf);
  const ids = [...chosen, ...former].flatMap(({ assetId }) => assetId ?? []);
  const assetsById = await assets.touch(em, [...new Set(ids)]);
  const formerSections = new Map(before.map((section) => [section.id, section]));
  const used = new Set<string>();
  return sections.map((section, index) => {
    const path = ['input', 'sections', String(index)];
    const old = section.id ? formerSections.get(section.id) : undefined;
    if (!('items' in section)) {
      if (!old || isKnown(old))
        throw userError('INVALID_VALUE', message('section.kindMissing'), [...path, 'kind']);
      return { ...old, isHidden: section.isHidden };
    }
    const id = claimId(section.id, formerSections, used);
    return { ...section, id, ...withPictures(section, old, assetsById, path) };
  });
}

type KnownInput = Extract<ValidSection, { items: unknown }>;

function withPictures(
  section: KnownInput,
  old: StoredSection | undefined,
  assets: ReadonlyMap<string, Asset>,
  path: string[],
): Pick<Section, 'picture' | 'items'> {
  const formerItems = new Map((old && isKnown(old) ? old.items : []).map((item) => [item.id, item]));
  const used = new Set<string>();
  return {
    picture: pictureOf(section.picture, assets, [...path, 'picture']),
    items: section.items.map((item, index) => ({
      ...item,
      id: claimId(item.id, formerItems, used),
      picture: pictureOf(item.picture, assets, [...path, 'items', String(index), 'picture']),
    })),
  };
}

/** The id of what this one was, unless another one has claimed it, as after duplicating; else a new one. */
function claimId(id: string | null, former: ReadonlyMap<string, unknown>, used: Set<string>): string {
  if (id === null || !former.has(id) || used.has(id)) return newId();
  used.add(id);
  return id;
}

function pictureOf(
  chosen: ChosenAsset | null,
  assets: ReadonlyMap<string, Asset>,
  field: string[],
): Picture | null {
  if (!chosen) return null;
  const asset = assets.get(chosen.assetId);
  if (!asset) throw userError('INVALID_VALUE', message('picture.gone'), field);
  return withDetails(ofAsset(asset), chosen.alt, chosen.focalPoint);
}

function chosenPictures({ picture, items }: KnownInput): ChosenAsset[] {
  return [picture, ...items.map((item) => item.picture)].flatMap((chosen) => chosen ?? []);
}

function picturesOf({ picture, items }: Section): Picture[] {
  return [picture, ...items.map((item) => item.picture)].flatMap((former) => former ?? []);
}
