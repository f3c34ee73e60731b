import { isSiteError } from '@vestibule/contracts';
import type { AppHost } from './app-host';
import type { RouteData } from './route-data';

/**
 * Adds the site's own page to a failure, where its settings have one for the status
 * (docs/behaviour/interface.md#error-pages). When it fails to load, the failure is reported and the default page is
 * shown.
 */
export async function withOwnErrorPage(
  host: Pick<AppHost, 'api' | 'store' | 'report'>,
  route: RouteData,
  signal: AbortSignal,
): Promise<RouteData> {
  const { failure } = route;
  if (!failure || failure.status < 400) return route;
  try {
    // Data that a browser requests comes without the frame.
    const { design } = host.store.settings.current ?? (await host.api.call('localSettings', { signal }));
    if (!design.errors.includes(failure.status)) return route;
    const page = await host.api.call('errorPage', { params: { status: failure.status }, signal });
    return { ...route, failure: { ...failure, page } };
  } catch (error) {
    if (signal.aborted) throw error;
    // While the backend is away every call fails: the first failure is reported already.
    if (!isSiteError(error) || failure.status !== 503) host.report(error);
    return route;
  }
}
