/**
 * Whether an address can be read: each of its escapes stands for a character (RFC 3986, section 2.1; UTF-8), and none for
 * U+0000, which neither the database nor anybody's search can hold. In a query that is no UTF-8, browsers see the
 * replacement character, and so do we.
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

/** An address that the router can read: where that is not possible, its path as the literal text that was written. */
export function routable(address: string): string {
  if (isReadable(address)) return address;
  const path = pathOf(address);
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

/** The path of an address, as it is escaped. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '/';
}
