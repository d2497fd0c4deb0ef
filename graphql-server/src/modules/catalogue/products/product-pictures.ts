import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { Asset } from '../../assets/asset.ts';
import { ofAsset, withDetails } from '../pictures/asset-picture.ts';
import type { Colour, FocalPoint, Picture } from '../pictures/picture.ts';
import { pictureFrom } from './placeholder-picture.ts';

/** A picture as an admin chooses it; either `assetId` or `url` is set. */
export interface ChosenPicture {
  assetId?: string | null | undefined;
  url?: string | null | undefined;
  alt: string;
  focalPoint?: FocalPoint | null | undefined;
  /** The name of the colour that it shows. */
  colour?: string | null | undefined;
}

/** All pictures of a product, as its row has them. */
export interface ShownPictures {
  image: Picture;
  gallery: Picture[];
  colours: Colour[];
}

/** What a product showed before, and the assets that were asked for. */
interface Sources {
  before: Pick<ShownPictures, 'image' | 'gallery'> | null;
  assets: ReadonlyMap<string, Asset>;
  /** Shown by a product without pictures. */
  placeholder: Picture;
}

/**
 * The chosen pictures in their order, the first one as the main picture; of several in one colour, the first
 * is that colour's. A URL that the product showed before keeps its other sizes.
 * @throws UserError INVALID_VALUE for an asset that is not there, or a colour that the product does not have
 */
export function showPictures(
  chosen: readonly ChosenPicture[],
  colours: readonly { name: string; hex: string }[],
  { before, assets, placeholder }: Sources,
): ShownPictures {
  const known = new Map(
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
    const picture = asset ? ofAsset(asset) : (known.get(url ?? '') ?? pictureFrom(url ?? '', alt));
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

/** The ids of the assets that a product shows, each once. */
export function assetIdsOf({ image, gallery, colours }: ShownPictures): string[] {
  const pictures = [image, ...gallery, ...colours.map((colour) => colour.image)];
  return [...new Set(pictures.flatMap((picture) => picture?.assetId ?? []))];
}
