import type { Colour, Picture, PictureSource } from '../../modules/catalogue/products/picture.ts';
import { placeholderPicture } from '../../modules/catalogue/products/placeholder-picture.ts';
import colours from './colours.json' with { type: 'json' };
import pictures from './pictures.generated.json' with { type: 'json' };
import type { SampleProduct } from './sample-product.ts';

/** A picture as the renderer lists it; sources narrowest first. */
interface RenderedPicture {
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
}

interface RenderedProduct {
  front: RenderedPicture;
  angle?: RenderedPicture;
  /** By colour name; the first colour is the front itself. */
  colours: Record<string, RenderedPicture>;
}

const coloursByKey: Record<string, { name: string; hex: string }[]> = colours;
const rendersByKey: Record<string, RenderedProduct> = pictures;

/** What a product looks like, as its row has it. */
export interface Looks {
  image: Picture;
  gallery: Picture[];
  colours: Colour[];
}

/**
 * A sample product's colours and pictures. A product that has not been rendered shows its category's
 * placeholder. The gallery holds the other angle and the other colours.
 */
export function looksOf({ key, title }: SampleProduct, categorySlug: string): Looks {
  const render = rendersByKey[key];
  const image = toPicture(render?.front) ?? placeholderPicture(categorySlug, title);
  const ownColours = (coloursByKey[key] ?? []).map((colour) => ({
    ...colour,
    image: toPicture(render?.colours[colour.name]),
  }));
  const further = [toPicture(render?.angle), ...ownColours.map((colour) => colour.image)];
  const gallery = further.filter((picture) => picture !== null).filter(({ url }) => url !== image.url);
  return { image, gallery, colours: ownColours };
}

function toPicture(render: RenderedPicture | undefined): Picture | null {
  const largest = render?.sources.at(-1);
  return render && largest ? { url: largest.url, ...render } : null;
}
