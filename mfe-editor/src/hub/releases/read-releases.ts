import type { Host, Language, ReleaseState } from '@vestibule/contracts';
import { presentReleases } from './present';
import type { ReleasesView } from './view';

/** Formats a state; the dates library comes with the first of them. */
export async function viewOf(state: ReleaseState, lang: Language): Promise<ReleasesView> {
  return presentReleases(state, lang, await import('@vestibule/contracts/dates'));
}

/**
 * Versions that visitors get now: read on the server for the page, in the browser at intervals. Rejects with SiteError.
 */
export async function readReleases(
  { api, lang }: Pick<Host, 'api' | 'lang'>,
  signal?: AbortSignal,
): Promise<ReleasesView> {
  return viewOf(await api.call('releases', signal ? { signal } : {}), lang);
}
