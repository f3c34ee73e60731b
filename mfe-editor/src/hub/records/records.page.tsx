import { definePage, MAX_LISTED, notFound } from '@vestibule/contracts';
import { recordKindOf } from '@vestibule/contracts/records/kinds';
import { mayDo } from '@vestibule/contracts/rights/record-rights';
import { HUB_PATH } from '../frame/hub-paths';
import { kindName } from './kind-name';
import { askedOf, filterOf } from './list-address';
import { listOptions } from './list-options';
import { recordsPath } from './record-paths';
import { RecordsPage } from './records-page';
import type { RecordsView } from './records-view';
import { isTree } from './tree/record-tree';

/** `/cms-hub/records/events?q=…&filter.status=moved&sort=-date_start&page=2`: the records of a kind. */
export default definePage<RecordsView>({
  loader: async ({ api, params, url, signal }) => {
    const kind = recordKindOf(params['kind'] ?? '');
    if (kind === undefined) throw notFound();
    const asked = askedOf(kind, url.searchParams);
    const { q, sort, page, size } = asked;
    const [found, { rights }, options] = await Promise.all([
      api.call('records', {
        params: { kind },
        query: { q, sort, page, page_size: isTree(kind, asked) ? MAX_LISTED : size, filter: filterOf(asked) },
        signal,
      }),
      api.call('user', { signal }),
      listOptions(api, kind, asked, signal),
    ]);
    const { count, next, previous, results: records } = found;
    const allowed = (action: 'create' | 'change' | 'remove') => mayDo(rights, action, kind);
    const may = { create: allowed('create'), change: allowed('change'), remove: allowed('remove') };
    return { kind, asked, count, hasNext: next !== null, hasPrevious: previous !== null, records, may, options };
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
