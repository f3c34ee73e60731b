/** Groups of an IPv6 address, and those that its owner cannot change: every client has a whole /64 to choose from. */
const GROUPS = 8;
const FIXED_GROUPS = 4;
const IPV6 = /^(?=.*:.*:)[\da-f:.]+(?:%\w+)?$/i;

/**
 * Network that an address counts for in limits: an IPv4 address as it is, of IPv6 the first 64 bits as `2001:db8:1:2`.
 * Anything else as it is.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !IPV6.test(address)) return mapped ?? address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = address.includes('::')
    ? Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...missing, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return groups.slice(0, FIXED_GROUPS).join(':');
}
