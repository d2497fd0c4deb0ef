/**
 * Whether a URL can be read: each escape must decode to a character (RFC 3986, section 2.1; UTF-8), and none to U+0000,
 * which the database can't store. For a query that is not UTF-8, browsers read the replacement character, and so do we.
 */
export function isReadable(address: string): boolean {
  if (!address.includes('%')) return true;
  if (address.includes('%00')) return false;
  try {
    decodeURIComponent(pathOf(address));
    return true;
  } catch {
    return false;
  }
}

/** A URL that the router can read; if it can't be read, its path as the literal text. */
export function routable(address: string): string {
  if (isReadable(address)) return address;
  const path = pathOf(address);
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

/** The path of a URL, still escaped. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '/';
}
