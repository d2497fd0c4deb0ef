import type { ProductDetails_productFragment } from '../../../gql/graphql.ts';
import type { PictureImage } from '../../../ui/media/picture.tsx';

/** The pictures of a product's gallery, and the one shown first. */
interface Gallery {
  pictures: PictureImage[];
  first: PictureImage;
}

/**
 * The gallery's pictures, without duplicates; the chosen color's picture is shown first. If the gallery lacks
 * it, it replaces the main one. Either way the number of thumbnails stays the same, and nothing moves.
 */
export function galleryPictures(
  { image, gallery, colours }: Pick<ProductDetails_productFragment, 'image' | 'gallery' | 'colours'>,
  colour: string | null,
): Gallery {
  const first = colours.find(({ name }) => name === colour)?.image ?? image;
  const isInGallery = gallery.some(({ url }) => url === first.url);
  const others = gallery.filter(({ url }) => url !== image.url);
  const byUrl = new Map([isInGallery ? image : first, ...others].map((picture) => [picture.url, picture]));
  return { pictures: [...byUrl.values()], first };
}
