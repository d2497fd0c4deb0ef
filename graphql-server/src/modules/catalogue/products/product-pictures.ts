import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { type Asset, ofAsset } from '../../assets/asset.ts';
import { withDetails } from '../pictures/asset-picture.ts';
import type { Colour, FocalPoint, Picture } from '../pictures/picture.ts';
import { pictureFrom } from './placeholder-picture.ts';

/** A picture with an admin's settings; either `assetId` or `url` is set. */
export interface ChosenPicture {
  assetId?: string | null | undefined;
  url?: string | null | undefined;
  alt: string;
  focalPoint?: FocalPoint | null | undefined;
  /** The name of the color in the picture. */
  colour?: string | null | undefined;
}

/** All pictures of a product, as stored in its row. */
export interface ShownPictures {
  image: Picture;
  gallery: Picture[];
  colours: Colour[];
}

/** The former pictures of a product, and the requested assets. */
interface Sources {
  before: Pick<ShownPictures, 'image' | 'gallery'> | null;
  assets: ReadonlyMap<string, Asset>;
  /** Shown for a product without pictures. */
  placeholder: Picture;
}

/**
 * Returns the chosen pictures in order; the first is the main picture, and the first of each color is that
 * color's picture. A URL that the product already had keeps its other sizes.
 * @throws UserError INVALID_VALUE for an unknown asset or color
 */
export function showPictures(
  chosen: readonly ChosenPicture[],
  colours: readonly { name: string; hex: string | null }[],
  { before, assets, placeholder }: Sources,
): ShownPictures {
  const previousByUrl = new Map(
    before ? [before.image, ...before.gallery].map((picture) => [picture.url, picture]) : [],
  );
  const pictures = chosen.map((choice, index) => {
    const field = ['input', 'pictures', String(index)];
    if (choice.colour && !colours.some(({ name }) => name === choice.colour)) {
      throw userError('INVALID_VALUE', message('picture.colourUnknown'), [...field, 'colour']);
    }
    const { alt, focalPoint, url, assetId } = choice;
    const asset = assetId ? assets.get(assetId) : null;
    if (assetId && !asset) throw userError('INVALID_VALUE', message('picture.gone'), field);
    const picture = asset ? ofAsset(asset) : (previousByUrl.get(url ?? '') ?? pictureFrom(url ?? '', alt));
    return withDetails(picture, alt, focalPoint);
  });
  const [image = placeholder, ...gallery] = pictures;
  return {
    image,
    gallery,
    colours: colours.map(({ name, hex }) => ({
      name,
      hex,
      image: pictures[chosen.findIndex(({ colour }) => colour === name)] ?? null,
    })),
  };
}

/** The ids of a product's assets, without duplicates. */
export function assetIdsOf({ image, gallery, colours }: ShownPictures): string[] {
  const pictures = [image, ...gallery, ...colours.map((colour) => colour.image)];
  return [...new Set(pictures.flatMap((picture) => picture?.assetId ?? []))];
}
