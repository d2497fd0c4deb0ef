import type { AssetFile } from '../../modules/assets/asset.entity.ts';
import { keyOf } from '../../modules/assets/asset.ts';
import type { Colour, Picture } from '../../modules/catalogue/pictures/picture.ts';
import { placeholderPicture } from '../../modules/catalogue/products/placeholder-picture.ts';
import colours from './colours.json' with { type: 'json' };
import pictures from './pictures.generated.json' with { type: 'json' };
import scenes from './scenes.generated.json' with { type: 'json' };
import { sampleId } from './sample-id.ts';
import type { SampleProduct } from './sample-product.ts';

/** A picture in the renderer's list, to become an asset; widths in pixels, narrowest first. */
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
  /** A close-up of a part of the product. */
  detail?: RenderedPicture;
  /** By color name; the first color is the front itself. */
  colours: Record<string, RenderedPicture>;
  /** The other side by color name; that of the first color is the angle itself. */
  colourAngles: Record<string, RenderedPicture>;
}

const coloursByKey: Record<string, { name: string; hex: string }[]> = colours;
const rendersByKey: Record<string, RenderedProduct> = pictures;

/** A picture of the sample shop's pages. */
export type Scene = keyof typeof scenes;

/** Every picture of the sample shop, each once. */
export const renderedPictures: readonly RenderedPicture[] = [
  ...new Map(
    [
      ...Object.values(rendersByKey).flatMap(({ front, angle, detail, colours: own, colourAngles }) => [
        front,
        angle,
        detail,
        ...Object.values(own),
        ...Object.values(colourAngles),
      ]),
      ...Object.values(scenes),
    ]
      .filter((picture) => picture !== undefined)
      .map((picture) => [picture.hash, picture]),
  ).values(),
];

/** A product's colors and pictures, as stored in its row. */
export interface Looks {
  image: Picture;
  gallery: Picture[];
  colours: Colour[];
}

/**
 * A sample product's colors and pictures. A product without its own pictures shows its category's
 * placeholder. The gallery has the other side, the detail, and each other color followed by its other side.
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
  // The angle and the detail show the first color, whose front is the main image.
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

/** A scene as staff would choose it from the shop's pictures. */
export function chosenScene(name: Scene): { assetId: string; alt: string } {
  const { hash, alt } = scenes[name];
  return { assetId: sampleId('asset', hash), alt };
}

/** The files of a sample picture: the renderer produces only WebP. */
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
