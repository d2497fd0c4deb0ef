import ipaddr from 'ipaddr.js';

/** All IPv6 addresses that the Internet routes (RFC 4291, 2.5.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * Reserved parts of it that the library does not know: IETF protocols (RFC 2928), documentation (RFC 9637).
 */
const RESERVED = [ipaddr.IPv6.parseCIDR('2001::/23'), ipaddr.IPv6.parseCIDR('3fff::/20')];
/** In the public range, but Azure serves settings and certificates to its own machines there. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * Whether an IP is publicly routed: not of this machine, its network or its provider's, not multicast, and
 * not reserved. IPv6 addresses that embed an IPv4 address count as private, because other networks decide
 * where they lead.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.parse(ip);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return address.toString() !== AZURE_PLATFORM;
  return address.match(GLOBAL_UNICAST) && !RESERVED.some((range) => address.match(range));
}
