import type { HeadlessStorefront } from './storefronts.ts';

/** Storefronts in development; all others need TLS. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const MAX_URL = 1000;

/**
 * Parses the URL of a website. Null for anything but `https` (or `http` on localhost), for a user name, and
 * for syntax that parsers read differently: backslashes, whitespace, escaped slashes, a missing host.
 */
export function readWebUrl(text: string): URL | null {
  if (text.length > MAX_URL || !/^https?:\/\/[^/?#]/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hostname.includes('*')) return null;
  if (/%2f|%5c/i.test(url.pathname)) return null;
  return url.protocol === 'https:' || LOCAL_HOSTS.includes(url.hostname) ? url : null;
}

/** The origin in a text, as browsers send it; null for anything else, such as a URL with a path. */
export function readOrigin(text: string): string | null {
  const url = readWebUrl(text);
  return url && url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * The URL that a customer may return to after paying: one that staff have listed for a storefront, or below
 * it. Null for others, so that attackers can't make the payment page redirect to their site.
 */
export function acceptReturnUrl(
  storefronts: readonly Pick<HeadlessStorefront, 'returnUrls'>[],
  text: string,
): string | null {
  const url = readWebUrl(text);
  const isListed = storefronts.some(({ returnUrls }) =>
    returnUrls.some((listed) => url && isAtOrBelow(url, new URL(listed))),
  );
  return url && isListed ? url.href : null;
}

/** Compares whole segments: `/pay` contains `/pay/done`, not `/payments`. */
function isAtOrBelow({ origin, pathname }: URL, listed: URL): boolean {
  const folder = listed.pathname.endsWith('/') ? listed.pathname : `${listed.pathname}/`;
  return origin === listed.origin && (pathname === listed.pathname || pathname.startsWith(folder));
}
