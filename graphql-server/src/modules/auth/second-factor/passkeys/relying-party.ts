/**
 * The shop as authenticators know it: keys are made for its domain, and signatures say on which page they
 * were asked for.
 */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
  name: string;
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * The relying party of a shop with this public URL. Browsers make no passkeys for IP addresses, so a shop
 * that listens on this machine only is known as localhost.
 */
export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const url = new URL(publicUrl);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin, name };
}
