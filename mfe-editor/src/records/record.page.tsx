import { definePage, notFound } from '@vestibule/contracts';
import { recordKindOf } from '@vestibule/contracts/records/kinds';
import { HUB_PATH } from '../hub/hub-paths';
import { RecordPage } from './record-page';
import { kindName } from './kind-name';
import { recordPath, recordsPath } from './record-paths';
import { titleOf, type RecordView } from './record-view';

/** `/cms-hub/records/venues/3`, or `…/new`: the form of a record. */
export default definePage<RecordView>({
  loader: async ({ api, params, signal }) => {
    const kind = recordKindOf(params['kind'] ?? '');
    const id = params['id'] ?? '';
    if (kind === undefined || !/^(new|[1-9]\d*)$/.test(id)) throw notFound();
    if (id !== 'new') return { kind, ...(await api.call('record', { params: { kind, id }, signal })) };
    await api.call('user', { signal });
    return { kind, values: {} };
  },
  meta: ({ kind, id, values }, { t, lang }) => {
    const title = id === undefined ? t('records.new') : titleOf(values, lang);
    const path = recordPath(kind, id ?? 'new');
    return {
      title,
      urls: { de: path },
      breadcrumbs: [
        { title: t('hub.title'), url: HUB_PATH },
        { title: kindName(kind, t), url: recordsPath(kind) },
        { title, url: path },
      ],
      noindex: true,
    };
  },
  Component: RecordPage,
});
