import { BrowserClient, defaultStackParser, linkedErrorsIntegration, makeFetchTransport, Scope } from '@sentry/browser';
import { isRefusal } from '@vestibule/contracts';
import type { ErrorReporting } from './error-reporting';

/**
 * Everything that the SDK would gather about the visitor, switched off. `userInfo: false` also forbids the service to
 * note the address.
 */
const NOTHING_PERSONAL = { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false };

/**
 * Errors to Sentry, or to a service that takes its envelopes. A client of our own instead of `init`: no sessions,
 * breadcrumbs, traces or hooks into the page; only the causes of an error are followed.
 */
export const sentry = (dsn: string, composition: string): ErrorReporting => (service ??= connect(dsn, composition));

let service: ErrorReporting | undefined;

function connect(dsn: string, composition: string): ErrorReporting {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    dataCollection: NOTHING_PERSONAL,
  });
  client.init();
  return {
    report(error, where) {
      const scope = new Scope();
      scope.setTags({ ...where, composition });
      if (isRefusal(error)) scope.setLevel('info');
      client.captureException(error, {}, scope);
    },
  };
}
