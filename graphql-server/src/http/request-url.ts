/**
 * Whether a URL is readable: each escape must decode to a character (RFC 3986, section 2.1; UTF-8) other than
 * U+0000, which the database cannot store. In a query that is not UTF-8, invalid bytes become replacement
 * characters, as in browsers.
 */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  if (url.includes('%00')) return false;
  try {
    decodeURIComponent(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

/** A URL that the router can read; an unreadable URL becomes its path as literal text. */
export function routable(url: string): string {
  if (isReadable(url)) return url;
  const path = pathOf(url);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The path of a URL, still escaped. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}
