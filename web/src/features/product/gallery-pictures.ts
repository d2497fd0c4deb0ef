import type { ProductDetails_productFragment } from '../../gql/graphql.ts';
import type { PictureImage } from '../../ui/picture.tsx';

/**
 * The pictures to choose from, each once. A chosen colour's own picture takes the place of the main one, so that the
 * number of thumbnails stays and nothing moves.
 */
export function galleryPictures(
  { image, gallery, colours }: Pick<ProductDetails_productFragment, 'image' | 'gallery' | 'colours'>,
  colour: string | null,
): PictureImage[] {
  const main = colours.find(({ name }) => name === colour)?.image ?? image;
  const others = gallery.filter(({ url }) => url !== image.url && url !== main.url);
  const byUrl = new Map([main, ...others].map((picture) => [picture.url, picture]));
  return [...byUrl.values()];
}
