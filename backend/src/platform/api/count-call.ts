import { COOKIES, type CallName } from '@vestibule/contracts';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import type { CallDefinition, CallLimit } from '@vestibule/contracts/calls/define-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../auth/client-address';
import { tokenHashOf } from '../auth/sessions';
import type { Deps } from '../server/deps';
import { createLimiter, type Limiter } from '../server/limiter';

/** Limiters of a server, by the calls that they count. */
const limitersOf = new WeakMap<FastifyInstance['server'], Map<string, Limiter>>();

/** Counts a call for its limit; undefined where it has none. */
export function countCall(
  app: FastifyInstance,
  deps: Pick<Deps, 'gateways'>,
  name: CallName,
): ((request: FastifyRequest) => Promise<void>) | undefined {
  const { limit }: CallDefinition = ALL_CALLS[name];
  if (!limit) return undefined;
  const limiters = limitersOf.get(app.server) ?? new Map<string, Limiter>();
  limitersOf.set(app.server, limiters);
  const key = limit.together ?? `call ${name}`;
  const limiter = limiters.get(key) ?? createLimiter(limit);
  limiters.set(key, limiter);
  return (request) => limiter.take(keyOf(limit, request, deps));
}

/** All addresses of a call count together. */
function keyOf({ per }: CallLimit, request: FastifyRequest, { gateways }: Pick<Deps, 'gateways'>): string {
  const address = clientAddress(request, gateways);
  return per === 'address' ? address : `${address}:${tokenHashOf(request.cookies[COOKIES[per]] ?? '')}`;
}
