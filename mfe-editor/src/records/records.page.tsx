import { definePage, notFound } from '@vestibule/contracts';
import { recordKindOf } from '@vestibule/contracts/records/kinds';
import { HUB_PATH } from '../hub/hub-paths';
import { kindName } from './kind-name';
import { recordsPath } from './record-paths';
import { RecordsPage, type RecordsView } from './records-page';

/** `/cms-hub/records/venues?q=…&page=2`: the records of a kind. */
export default definePage<RecordsView>({
  loader: async ({ api, params, url, signal }) => {
    const kind = recordKindOf(params['kind'] ?? '');
    if (kind === undefined) throw notFound();
    const q = url.searchParams.get('q') ?? '';
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const { count, next, previous, results } = await api.call('records', {
      params: { kind },
      query: { q, page },
      signal,
    });
    return { kind, q, page, count, hasNext: next !== null, hasPrevious: previous !== null, records: results };
  },
  meta: ({ kind }, { t }) => {
    const title = kindName(kind, t);
    return {
      title,
      urls: { de: recordsPath(kind) },
      breadcrumbs: [
        { title: t('hub.title'), url: HUB_PATH },
        { title, url: recordsPath(kind) },
      ],
      noindex: true,
    };
  },
  Component: RecordsPage,
});
