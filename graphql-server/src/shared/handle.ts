import { cutText } from './cut-text.ts';
import { isUuid } from './new-id.ts';

/** In characters; long enough for any title that a URL should show. */
export const MAX_HANDLE = 100;

/** The handle of a product whose title has neither letters nor digits. */
const FALLBACK = 'product';

/**
 * A text for a URL: its letters and digits in lower case without accents, with words joined by hyphens. Empty
 * for a text without any. A text that looks like an id is not allowed, because URLs have ids in the same
 * place.
 */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const slug = cutText((words ?? []).join('-'), MAX_HANDLE).replace(/-$/, '');
  return isUuid(slug) ? '' : slug;
}

/** The handle for a title, whether or not it is taken. */
export function handleFor(title: string): string {
  return slugOf(title) || FALLBACK;
}

/** The handle, or the first of `handle-2`, `handle-3` and so on that is not taken. */
export function firstFree(handle: string, taken: ReadonlySet<string>): string {
  if (!taken.has(handle)) return handle;
  let number = 2;
  while (taken.has(numbered(handle, number))) number += 1;
  return numbered(handle, number);
}

function numbered(handle: string, number: number): string {
  const end = `-${number}`;
  return `${cutText(handle, MAX_HANDLE - end.length).replace(/-$/, '')}${end}`;
}
