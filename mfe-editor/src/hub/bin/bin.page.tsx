import { definePage } from '@vestibule/contracts';
import { recordKindOf } from '@vestibule/contracts/records/kinds';
import { BIN_PATH, HUB_PATH } from '../frame/hub-paths';
import { BinPage, type BinView } from './bin-page';

/** `/cms-hub/bin?kind=articles&q=…`: removed records of the kinds that the role may remove. */
export default definePage<BinView>({
  loader: async ({ api, url, signal }) => {
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const kind = recordKindOf(url.searchParams.get('kind') ?? '') ?? '';
    const q = url.searchParams.get('q') ?? '';
    const [{ rights }, found] = await Promise.all([
      api.call('user', { signal }),
      api.call('bin', { query: { page, kind, q }, signal }),
    ]);
    return { rights, page, kind, q, found };
  },
  meta: (_, { t }) => ({
    title: t('bin.title'),
    urls: { de: BIN_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('bin.title'), url: BIN_PATH },
    ],
    noindex: true,
  }),
  Component: BinPage,
});
