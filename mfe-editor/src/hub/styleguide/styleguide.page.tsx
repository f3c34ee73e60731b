import { definePage } from '@vestibule/contracts';
import { HUB_PATH, STYLEGUIDE_PATH } from '../frame/hub-paths';
import { StyleguidePage, type StyleguideData } from './styleguide-page';

/** `/cms-hub/styleguide`: for logged-in users. Its picture is one of the programme. */
export default definePage<StyleguideData>({
  loader: async ({ api, signal }) => {
    const { results } = await api.call('events', { query: { page_size: 50 }, signal });
    return { image: results.find(({ image_obj: image }) => image !== null)?.image_obj ?? null };
  },
  meta: (_, { t }) => ({
    title: t('styleguide.title'),
    urls: { de: STYLEGUIDE_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('styleguide.title'), url: STYLEGUIDE_PATH },
    ],
    noindex: true,
  }),
  Component: StyleguidePage,
});
