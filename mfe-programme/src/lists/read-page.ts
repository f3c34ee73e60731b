import { isSiteError, pageAt, type LoaderContext, type Page } from '@vestibule/contracts';

/** Headline, title and description of a list: those of its content page, as far as it has them. */
export function headOf(page: Page | undefined, own: { readonly headline: string; readonly description: string }) {
  const headline = page?.headline || page?.title || own.headline;
  return {
    headline,
    title: page?.meta_title || headline,
    description: page?.meta_description || own.description,
  };
}

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
