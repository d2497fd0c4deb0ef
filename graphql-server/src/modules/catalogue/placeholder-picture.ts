import type { Picture } from './picture.ts';

/** Edge of a placeholder in pixels; also what a picture of unknown size is taken to measure. */
const EDGE = 640;

/** The drawing that stands for a product of the category until it has a picture. */
export function placeholderPicture(categorySlug: string, title: string): Picture {
  return pictureFrom(`/placeholders/${categorySlug.replaceAll(/[^a-z0-9]+/g, '-')}.svg`, title);
}

/** A picture of which only the address is known; square frames show it whole whatever its real size. */
export function pictureFrom(url: string, title: string): Picture {
  return { url, alt: title, width: EDGE, height: EDGE, sources: [] };
}
