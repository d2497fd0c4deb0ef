/**
 * The shop from the point of view of authenticators: keys are created for its domain, and signatures contain
 * the origin of the page that requested them.
 */
export interface RelyingParty {
  /** The domain. */
  id: string;
  origin: string;
  name: string;
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * The relying party of a shop with this public URL. Browsers create no passkeys for IP addresses, so a shop
 * that listens only on this machine uses localhost.
 */
export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const url = new URL(publicUrl);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin, name };
}
