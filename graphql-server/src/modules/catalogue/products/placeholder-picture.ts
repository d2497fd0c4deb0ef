import type { Picture } from './picture.ts';

/** Edge of a placeholder in pixels; also what a picture of unknown size is taken to measure. */
const EDGE = 640;

/** Categories with a drawing of their own, by slug; each is a file of the web's `public/placeholders/`. */
const glyphs = new Map([
  ["men's clothing", 'men-s-clothing'],
  ["women's clothing", 'women-s-clothing'],
  ['electronics', 'electronics'],
  ['home & lifestyle', 'home-lifestyle'],
  ['medecine', 'medecine'],
  ['sports & outdoor', 'sports-outdoor'],
  ["baby's & toys", 'baby-s-toys'],
  ['groceries & pets', 'groceries-pets'],
  ['health & beauty', 'health-beauty'],
  ['jewlery', 'jewlery'],
]);

/** The drawing that stands for a product of the category until it has a picture; one for all other categories. */
export function placeholderPicture(categorySlug: string, title: string): Picture {
  return pictureFrom(placeholderUrl(categorySlug), title);
}

/** A picture that shows the drawing of the category where it can't be loaded itself. */
export function withFallback(picture: Picture, categorySlug: string): Picture {
  return { ...picture, fallbackUrl: placeholderUrl(categorySlug) };
}

function placeholderUrl(categorySlug: string): string {
  return `/placeholders/${glyphs.get(categorySlug) ?? 'other'}.svg`;
}

/** A picture of which only the address is known; square frames show it whole whatever its real size. */
export function pictureFrom(url: string, title: string): Picture {
  return { url, alt: title, width: EDGE, height: EDGE, sources: [] };
}
