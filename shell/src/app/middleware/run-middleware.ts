import type { MiddlewareName } from '@vestibule/contracts';
import type { AppHost } from '../app-host';
import type { Failure } from '../route-data';
import { loggedIn } from './logged-in';
import type { Middleware } from './middleware';
import { shopOnline } from './shop-online';

/** What a route may name in `middleware`. */
const MIDDLEWARE: Readonly<Record<MiddlewareName, Middleware>> = { 'logged-in': loggedIn, 'shop-online': shopOnline };

/**
 * Runs a route's middleware in its order; the first that refuses ends it. An unknown name is the remote's mistake
 * (docs/behaviour/interface.md#unknown-middleware).
 */
export async function runMiddleware(
  names: readonly string[],
  host: AppHost,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  for (const name of names) {
    const middleware = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name as MiddlewareName] : undefined;
    if (!middleware) {
      host.report(new Error(`Unknown middleware ${name}`));
      return { status: 500, code: 'unknown_middleware', detail: name };
    }
    const failure = await attempt(middleware, host, signal);
    if (failure) return failure;
  }
  return undefined;
}

/** What cannot be asked is no refusal: the page is not there for now. */
async function attempt(middleware: Middleware, host: AppHost, signal: AbortSignal): Promise<Failure | undefined> {
  try {
    return await middleware(host, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    host.report(error);
    return { status: 503, code: 'unavailable' };
  }
}
