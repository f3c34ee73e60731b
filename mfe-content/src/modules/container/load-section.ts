import { isSiteError, type AnswerOf, type ApiClient, type RootStore } from '@vestibule/contracts';

/**
 * The section with a slug, marked as loading in the page store meanwhile. A missing one is created, empty, for a
 * logged-in editor (docs/behaviour/content.md#sections); rejects with `not_found` for everyone else.
 */
export async function loadSection(
  host: { readonly api: ApiClient; readonly store: RootStore },
  slug: string,
): Promise<AnswerOf<'container'>> {
  const { api, store } = host;
  store.page.setSectionLoading(slug, true);
  try {
    return await api.call('container', { params: { slug } });
  } catch (error) {
    if (!isSiteError(error) || error.status !== 404 || !store.user.isEditor) throw error;
    return await api.call('createContainer', { body: { slug } }).catch((refused: unknown) => {
      // Not every role writes content: for them there is none, as for visitors.
      throw isSiteError(refused) && refused.status === 403 ? error : refused;
    });
  } finally {
    store.page.setSectionLoading(slug, false);
  }
}
