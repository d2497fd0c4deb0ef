import type { Picture } from '../pictures/picture.ts';

/** Width and height of a placeholder in pixels; also assumed for pictures of unknown size. */
const EDGE = 640;
const PLACEHOLDERS = '/placeholders/';

/** Categories with their own placeholder, by slug; each is a file in the web's `public/placeholders/`. */
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

/** The placeholder of a product without a picture, by category; a general one for all other categories. */
export function placeholderPicture(categorySlug: string, title: string): Picture {
  return pictureFrom(placeholderUrl(categorySlug), title);
}

/** A picture that falls back to the category's placeholder when it can't be loaded. */
export function withFallback(picture: Picture, categorySlug: string): Picture {
  return { ...picture, fallbackUrl: placeholderUrl(categorySlug) };
}

/** Whether a product shows this picture because it has none, also if its category was another one then. */
export function isPlaceholder({ url }: Picture): boolean {
  return url.startsWith(PLACEHOLDERS);
}

function placeholderUrl(categorySlug: string): string {
  return `${PLACEHOLDERS}${glyphs.get(categorySlug) ?? 'other'}.svg`;
}

/** A picture known only by its URL; square frames show all of it, whatever its real size. */
export function pictureFrom(url: string, title: string): Picture {
  return { url, alt: title, width: EDGE, height: EDGE, sources: [] };
}
