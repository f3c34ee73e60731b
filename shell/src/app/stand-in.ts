import type { AppHost } from './app-host';
import type { RouteData } from './route-data';

/** Loads the page of another address; nothing where it is the address of no route. */
type LoadOther = (url: URL) => Promise<RouteData> | undefined;

/**
 * A route that was not found, with the content page that the settings name in its place
 * (docs/behaviour/interface.md#error-pages). Undefined where they name none, or where there is no such page.
 */
export async function withStandIn(
  host: Pick<AppHost, 'api' | 'store'>,
  { failure }: RouteData,
  { url, signal }: { readonly url: URL; readonly signal: AbortSignal },
  load: LoadOther,
): Promise<RouteData | undefined> {
  if (failure?.status !== 404) return undefined;
  const path = await notFoundPath(host, signal);
  if (path === '' || path === url.pathname) return undefined;
  const other = await load(new URL(url.origin + path));
  if (!other || other.failure || !other.meta) return undefined;
  const { expose, data, slots, meta } = other;
  // It has no address here: its other languages and its breadcrumb are not those of the requested address.
  return {
    expose,
    slots,
    meta: { ...meta, urls: {}, breadcrumbs: [], noindex: true },
    failure: { ...failure, standIn: { expose, data } },
  };
}

/**
 * A page whose query is invalid, as it is without the parameters that are; the failure stays, and names them
 * (docs/behaviour/programme.md#query-of-the-list). Undefined where that is no page either.
 */
export async function withoutInvalidQuery(
  { failure }: RouteData,
  url: URL,
  load: (url: URL) => Promise<RouteData>,
): Promise<RouteData | undefined> {
  const name = failure?.code === 'validation' ? failure.detail : undefined;
  if (name === undefined || !url.searchParams.has(name)) return undefined;
  const shorter = new URL(url);
  shorter.searchParams.delete(name);
  const found = await load(shorter);
  if (!found.failure && found.meta) {
    const { data, meta, ...page } = found;
    return {
      ...page,
      meta: { ...meta, noindex: true },
      failure: { ...failure!, standIn: { expose: page.expose, data } },
    };
  }
  const rest = await withoutInvalidQuery(found, shorter, load);
  return rest && { ...rest, failure: { ...rest.failure!, detail: `${name}, ${rest.failure!.detail}` } };
}

/** Without the settings no page is named: the failure of the settings is reported already. */
async function notFoundPath({ store, api }: Pick<AppHost, 'api' | 'store'>, signal: AbortSignal): Promise<string> {
  // Data that a browser requests comes without the frame.
  if (store.settings.current) return store.settings.current.design.notFoundPath;
  try {
    return (await api.call('localSettings', { signal })).design.notFoundPath;
  } catch (error) {
    if (signal.aborted) throw error;
    return '';
  }
}
