import type { AppHost } from '../app-host';
import type { Failure } from '../route-data';

/** Runs before the page of a route is loaded; answers why the visitor does not get it, or nothing. */
export type Middleware = (host: AppHost, signal: AbortSignal) => Promise<Failure | undefined> | Failure | undefined;
