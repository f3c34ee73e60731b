import { isSiteError, type LoaderContext, type Page } from '@vestibule/contracts';

/**
 * The content page at the path of a list gives headline and description; undefined when there is none, or it is
 * unavailable.
 */
export async function readPage(
  { api, signal }: Pick<LoaderContext, 'api' | 'signal'>,
  path: string,
): Promise<Page | undefined> {
  try {
    return await api.call('page', { params: { path: path.split('/').slice(2).join('/') }, signal });
  } catch (error) {
    if (signal.aborted || !isSiteError(error)) throw error;
    return undefined;
  }
}
