import { isRefusal, isSiteError } from '@vestibule/contracts';
import type { AppHost } from '../app/app-host';
import type { PageState } from '../app/page-state';
import { beacon } from './beacon';
import type { ErrorReporting } from './error-reporting';

/** A page in a bad state sends no more than this. */
const MAX_REPORTS = 20;

/** To the gateway's log and metrics. */
const toGateway = (composition: string): ErrorReporting => ({
  report(error, where = {}) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const stack = error instanceof Error ? (error.stack ?? '').slice(0, 2000) : '';
    beacon('/client-errors', { ...where, composition, kind: kindOf(error), message, stack, path: location.pathname });
  },
});

/** `code`: it could not be loaded; `refused`: an expected refusal, which counts against no remote. */
function kindOf(error: unknown): 'code' | 'error' | 'refused' {
  if (isRefusal(error)) return 'refused';
  return isSiteError(error) && error.code === 'remote_failed' ? 'code' : 'error';
}

/** To the error service; its code is fetched with the first error, so that pages without one pay nothing for it. */
const toService = (dsn: string, composition: string): ErrorReporting => ({
  report: (error, where) =>
    void import(/* webpackChunkName: "sentry" */ './sentry').then(
      ({ sentry }) => sentry(dsn, composition).report(error, where),
      () => undefined,
    ),
});

/**
 * Reports to the gateway, and to the error service where there is one. In a task of its own, which a document that is
 * being left has no more: requests under way are cut off then, and their failures are no fault of the code.
 */
export function createReport({
  composition,
  sentryDsn,
}: Pick<PageState, 'composition' | 'sentryDsn'>): AppHost['report'] {
  const targets = [toGateway(composition), ...(sentryDsn ? [toService(sentryDsn, composition)] : [])];
  let left = MAX_REPORTS;
  return (error, where) => {
    if (left-- > 0) setTimeout(() => targets.forEach((target) => target.report(error, where)));
  };
}

/** Reports errors that nothing caught; the code that finds their owner is fetched with the first. */
export function watchUncaught(report: AppHost['report']): void {
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    void import(/* webpackChunkName: "faults" */ './uncaught').then(
      ({ reportUncaught }) => reportUncaught(event, report),
      () => undefined,
    );
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
}
