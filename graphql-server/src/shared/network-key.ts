import ipaddr from 'ipaddr.js';

/**
 * The first 64 bits of an IPv6 address identify a household or server; its owner can choose the rest freely.
 */
const GROUPS_OF_NETWORK = 4;

/** The rate limit key of an IP: an IPv4 address itself, an IPv6 address by its /64 network. */
export function networkKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address mapped to IPv6 is the same client.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.toString(16))
    .join(':');
}
