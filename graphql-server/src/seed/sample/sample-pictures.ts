import type { AssetFile } from '../../modules/assets/asset.entity.ts';
import { keyOf } from '../../modules/assets/asset.ts';
import type { Colour, Picture } from '../../modules/catalogue/pictures/picture.ts';
import { placeholderPicture } from '../../modules/catalogue/products/placeholder-picture.ts';
import colours from './colours.json' with { type: 'json' };
import pictures from './pictures.generated.json' with { type: 'json' };
import { sampleId } from './sample-id.ts';
import type { SampleProduct } from './sample-product.ts';

/**
 * A picture as the renderer lists it, an asset that is yet to be stored; widths in pixels, narrowest first.
 */
export interface RenderedPicture {
  alt: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
}

interface RenderedProduct {
  front: RenderedPicture;
  angle?: RenderedPicture;
  /** A part of the product, close up. */
  detail?: RenderedPicture;
  /** By colour name; the first colour is the front itself. */
  colours: Record<string, RenderedPicture>;
  /** The other side by colour name; that of the first colour is the angle itself. */
  colourAngles: Record<string, RenderedPicture>;
}

const coloursByKey: Record<string, { name: string; hex: string }[]> = colours;
const rendersByKey: Record<string, RenderedProduct> = pictures;

/** Every picture of the sample catalogue, each once. */
export const renderedPictures: readonly RenderedPicture[] = [
  ...new Map(
    Object.values(rendersByKey)
      .flatMap(({ front, angle, detail, colours: own, colourAngles }) => [
        front,
        angle,
        detail,
        ...Object.values(own),
        ...Object.values(colourAngles),
      ])
      .filter((picture) => picture !== undefined)
      .map((picture) => [picture.hash, picture]),
  ).values(),
];

/** What a product looks like, as its row has it. */
export interface Looks {
  image: Picture;
  gallery: Picture[];
  colours: Colour[];
}

/**
 * A sample product's colours and pictures. A product that has not been rendered shows its category's
 * placeholder. The gallery holds the other side, the detail, and each other colour followed by its other
 * side.
 */
export function looksOf(
  { key, title, looksLike }: Pick<SampleProduct, 'key' | 'title' | 'looksLike'>,
  categorySlug: string,
): Looks {
  const render = rendersByKey[looksLike?.key ?? key];
  const ownColours = (coloursByKey[looksLike?.key ?? key] ?? [])
    .filter(({ name }) => looksLike?.colours.includes(name) ?? true)
    .map((colour) => ({ ...colour, image: toPicture(render?.colours[colour.name]) }));
  const front = looksLike ? ownColours[0]?.image : toPicture(render?.front);
  const image = front ?? placeholderPicture(categorySlug, title);
  // The angle and the detail are of the first colour, whose front is the image.
  const ofFirst = looksLike ? [] : [toPicture(render?.angle), toPicture(render?.detail)];
  const others = looksLike ? ownColours : ownColours.slice(1);
  const ofOthers = others.flatMap(({ name, image: ofColour }) => [
    ofColour,
    toPicture(render?.colourAngles[name]),
  ]);
  const gallery = [...ofFirst, ...ofOthers]
    .filter((picture) => picture !== null)
    .filter(({ url }) => url !== image.url);
  return { image, gallery, colours: ownColours };
}

/** The files of a sample picture: the renderer makes WebP only. */
export function filesOf({ widths }: Pick<RenderedPicture, 'widths'>): AssetFile[] {
  return widths.map((width) => ({ width, format: 'webp' }));
}

function toPicture(render: RenderedPicture | undefined): Picture | null {
  if (!render) return null;
  const { hash, alt, width, height, placeholder } = render;
  const sources = filesOf(render).map((file) => ({ url: `/assets/${keyOf(hash, file)}`, width: file.width }));
  const largest = sources.at(-1);
  return largest
    ? { assetId: sampleId('asset', hash), url: largest.url, alt, width, height, sources, placeholder }
    : null;
}
