import { clientNetwork } from '@vestibule/contracts/client-network';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The visitor's address, for rate limits; of IPv6 its first 64 bits. From a gateway (on this machine, or one of
 * `gateways`) we take the last entry of X-Forwarded-For, which is the one the gateway has seen itself; the entries
 * before it are whatever the visitor wrote.
 */
export function clientAddress(request: FastifyRequest, gateways: readonly string[] = []): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  const address = last && (LOOPBACK.has(request.ip) || gateways.includes(request.ip)) ? last : request.ip;
  return networkName(clientNetwork(address));
}

/** An IPv6 network by its usual name. */
const networkName = (network: string) => (network.includes(':') ? `${network}::/64` : network);
