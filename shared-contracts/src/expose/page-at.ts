import type { PREVIEW_PARAMETER } from '../content-preview';
import type { Page } from '../entities';
import { isSiteError } from '../errors';
import type { LoaderContext } from './expose';

/**
 * The content page at a path with its language. Editors need not follow a route that moves: a page at the route's
 * former path is found as well. Rejects as the call of the page does.
 */
export async function pageAt(
  { api, moved, signal }: Pick<LoaderContext, 'api' | 'moved' | 'signal'>,
  path: string,
  query: { readonly version_id?: string | undefined; readonly [PREVIEW_PARAMETER]?: string | undefined } = {},
): Promise<Page> {
  const ask = (at: string) => api.call('page', { params: { path: at.split('/').slice(2).join('/') }, query, signal });
  try {
    return await ask(path);
  } catch (error) {
    if (!isSiteError(error) || error.status !== 404) throw error;
    for (const earlier of moved.earlier(path)) {
      const page = await ask(earlier).catch(() => undefined);
      if (page) return page;
    }
    throw error;
  }
}
