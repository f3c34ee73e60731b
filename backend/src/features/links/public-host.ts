import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses of machines, house networks and groups (IANA's registries of special addresses for IPv4 and IPv6). */
const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix);
for (const [net, prefix] of [
  // Reserved, and the forms that carry an IPv4 address: compatible, NAT64 (also of a network's own), Teredo, 6to4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv6');

/** Whether this is an address of the internet, as text without brackets. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Kind of a host: `public` where all its addresses are of the internet, so that a link of an editor reaches no machine
 * of the site's own network; `missing` where the name does not exist.
 */
export async function hostKind(hostname: string): Promise<'public' | 'private' | 'missing' | 'unknown'> {
  try {
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
    return found.every(({ address }) => isPublicAddress(address)) ? 'public' : 'private';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOTFOUND' ? 'missing' : 'unknown';
  }
}
