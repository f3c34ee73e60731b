import { type MiddlewareName, isSiteError } from '@vestibule/contracts';
import type { AppHost } from '../app-host';
import type { Failure } from '../route-data';

/** While the shop is offline by the settings. */
const shopOnline: Middleware = async ({ store, api }, signal) => {
  const settings = store.settings.current ?? (await api.call('localSettings', { signal }));
  return settings.is_shop_online ? undefined : { status: 503, code: 'shop_offline' };
};

const REFUSED = { status: 401, code: 'unauthorised' } as const;

/**
 * For logged-in editors only. Data that a browser requests comes without the frame, so the backend is queried for the
 * user.
 */
const loggedIn: Middleware = async ({ store, api }, signal) => {
  if (store.user.isEditor) return undefined;
  try {
    await api.call('user', { signal });
    return undefined;
  } catch (error) {
    if (isSiteError(error) && error.status === 401) return REFUSED;
    throw error;
  }
};

/** Checks that a route may name in `middleware`. */
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

/** A check that fails is no refusal: the page is unavailable for now. */
async function attempt(middleware: Middleware, host: AppHost, signal: AbortSignal): Promise<Failure | undefined> {
  try {
    return await middleware(host, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    host.report(error);
    return { status: 503, code: 'unavailable' };
  }
}

/** Runs before the page of a route is loaded; returns why the visitor does not get it, or nothing. */
type Middleware = (host: AppHost, signal: AbortSignal) => Promise<Failure | undefined> | Failure | undefined;
