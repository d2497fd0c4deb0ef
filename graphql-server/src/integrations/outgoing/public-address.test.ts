import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ...['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.255.255', '100.128.0.1'],
  ...['192.167.255.255', '223.255.255.255', '2606:4700:4700::1111', '2a00:1450:4001:830::200e'],
])('%s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

test.each([
  ['this network', ['0.0.0.0', '0.1.2.3']],
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
  ['link-local, where clouds tell secrets', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
  ['where other clouds tell them', ['168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254']],
  ['shared by a provider’s customers', ['100.64.0.1', '100.127.255.255']],
  ['reserved', ['192.0.0.1', '198.18.0.1', '240.0.0.1', '255.255.255.255', '::', '100::1', '2001:2::1']],
  ['for documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['for groups', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
  ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '64:ff9b::7f00:1']],
  ['tunnels to IPv4', ['2002:7f00:1::', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '64:ff9b:1::1']],
  ['site-local', ['fec0::1']],
  ['no address', ['', 'localhost', '1.1.1.1.1']],
])('%s is not public', (_, ips) => {
  expect(ips.filter(isPublicAddress)).toEqual([]);
});
