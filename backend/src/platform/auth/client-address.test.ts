import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address';

const from = (ip: string, forwarded?: string) =>
  ({ ip, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as FastifyRequest;

describe('client address', () => {
  test.each([
    ['the gateway of this machine', '127.0.0.1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
    ['a gateway that was named', '10.0.0.5', '192.0.2.7', '192.0.2.7'],
    ['anybody else, whatever they claim', '10.0.0.6', '192.0.2.7', '10.0.0.6'],
    ['the gateway without the header', '::1', undefined, '0:0:0:0::/64'],
    ['an IPv6 network', '127.0.0.1', '2001:DB8:0:01::1234:5', '2001:db8:0:1::/64'],
    ['another address of it', '127.0.0.1', '2001:db8:0:1:ffff:1:2:3', '2001:db8:0:1::/64'],
    ['IPv4 in IPv6', '127.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
  ])('%s', (_, ip, forwarded, address) => {
    expect(clientAddress(from(ip, forwarded), ['10.0.0.5'])).toBe(address);
  });
});
