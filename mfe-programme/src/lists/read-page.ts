import { isSiteError, pageAt, type LoaderContext, type Page } from '@vestibule/contracts';

/**
 * The content page at the path of a list gives headline and description; undefined when there is none, or it is
 * unavailable.
 */
export async function readPage(
  context: Pick<LoaderContext, 'api' | 'moved' | 'signal'>,
  path: string,
): Promise<Page | undefined> {
  try {
    return await pageAt(context, path);
  } catch (error) {
    if (context.signal.aborted || !isSiteError(error)) throw error;
    return undefined;
  }
}
