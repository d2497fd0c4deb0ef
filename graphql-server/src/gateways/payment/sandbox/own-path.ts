/**
 * An address as a link for whoever sees this shop, perhaps by another name of its host: within the shop only the path
 * counts. `address` is the shop's own one.
 */
export function ownPath(url: string, address: string): string {
  const { origin, pathname, search, hash, href } = new URL(url, address);
  return origin === new URL(address).origin ? pathname + search + hash : href;
}
