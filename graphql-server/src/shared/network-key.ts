import ipaddr from 'ipaddr.js';

/** The first 64 bits of an IPv6 address identify a household or server; the owner chooses the rest freely. */
const GROUPS_OF_NETWORK = 4;

/** The key that an IP is rate limited by: an IPv4 address itself, an IPv6 address by its /64 network. */
export function networkKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // An IPv4 address that arrives as an IPv6 one is the same client.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, GROUPS_OF_NETWORK)
    .map((group) => group.toString(16))
    .join(':');
}
