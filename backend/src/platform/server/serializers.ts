import { loggedPath } from '@vestibule/contracts/logged-path';
import { loggedError } from './logged-error';

/** Text in place of requests and errors in all loggers of this program. */
export const SERIALIZERS = {
  err: (error: unknown) => loggedError(error),
  /** Without the query: it may hold user input. The address would only be the gateway's. */
  req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
    method,
    url: loggedPath(url),
  }),
};
