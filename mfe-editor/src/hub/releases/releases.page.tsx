import { definePage } from '@vestibule/contracts';
import { HUB_PATH, RELEASES_PATH } from '../frame/hub-paths';
import { readReleases } from './read-releases';
import { ReleasesPage } from './releases-page';
import type { ReleasesView } from './view';

/** `/cms-hub/releases`: for administrators; the backend answers 401 or 403 to everyone else. */
export default definePage<ReleasesView>({
  loader: (context) => readReleases(context, context.signal),
  meta: (_, { t }) => ({
    title: t('releases.title'),
    urls: { de: RELEASES_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('releases.title'), url: RELEASES_PATH },
    ],
    noindex: true,
  }),
  Component: ReleasesPage,
});
