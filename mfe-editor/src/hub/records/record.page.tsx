import { definePage, notFound, SiteError } from '@vestibule/contracts';
import { recordKindOf, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { lockedFields, mayDo, type RecordAction } from '@vestibule/contracts/rights/record-rights';
import { kindRight } from '@vestibule/contracts/rights/names';
import { hasRight, type Rights } from '@vestibule/contracts/rights/rights';
import { HUB_PATH } from '../frame/hub-paths';
import { recordForm } from '../../unsaved/form-names';
import { loadUnsaved } from '../../unsaved/use-unsaved';
import { canCopy, copyOf } from './copy-of';
import { RecordPage } from './record-page';
import { kindName } from './kind-name';
import { parentField } from './list-fields';
import { recordPath, recordsPath } from './record-paths';
import { titleOf, type RecordView } from './record-view';

/** Whether someone with these rights may publish something of a record. */
const mayPublish = (rights: Rights, kind: RecordKind): boolean =>
  [kindRight('publish', kind), ...Object.values(recordOf(kind).rights)].some(
    (right) => right !== undefined && hasRight(rights, right),
  );

/** `/cms-hub/records/venues/3`, or `…/new`: the form of a record. */
export default definePage<RecordView>({
  loader: async ({ api, params, url, signal }) => {
    const kind = recordKindOf(params['kind'] ?? '');
    const id = params['id'] ?? '';
    if (kind === undefined || !/^(new|[1-9]\d*)$/.test(id)) throw notFound();
    const definition = recordOf(kind);
    const below = parentField(definition);
    const other = (name: string) => (id === 'new' ? (url.searchParams.get(name) ?? '') : '');
    const above = below === undefined ? '' : other('parent');
    const shown = id !== 'new' ? id : canCopy(definition) ? other('from') : above;
    const origin = id === 'new' ? shown : '';
    const name = recordForm(kind, id === 'new' ? undefined : Number(id), origin);
    const [{ rights }, roles, unsaved, record] = await Promise.all([
      api.call('user', { signal }),
      // They only name those who may do more.
      api.call('roles', { signal }).catch(() => []),
      loadUnsaved(api, name, signal),
      /^[1-9]\d*$/.test(shown) ? api.call('record', { params: { kind, id: shown }, signal }) : undefined,
    ]);
    const may = (action: RecordAction) => mayDo(rights, action, kind);
    const isNew = id === 'new';
    if (isNew && !may('create')) throw new SiteError('forbidden', 403, 'This role may not create such records');
    const common = {
      mayWrite: may(isNew ? 'create' : 'change'),
      mayRemove: may('remove'),
      unsaved,
      origin,
      mayPublish: may('change') && mayPublish(rights, kind),
      roles,
    };
    // A new record is hidden before it is put online.
    const hidden = definition.hiddenBy === undefined ? undefined : { [definition.hiddenBy]: false };
    // A draft takes no right to publish.
    const locked = lockedFields(rights, kind, isNew && hidden === undefined);
    if (isNew && below !== undefined && above !== '' && record)
      return { kind, values: {}, copied: { [below]: record.values['key'], ...hidden }, locked, ...common };
    if (isNew) {
      const copied = record ? copyOf(definition, record.values) : hidden;
      return { kind, values: {}, ...(copied && { copied }), locked, ...common };
    }
    if (!record) throw notFound();
    return {
      kind,
      ...record,
      locked,
      ...common,
      mayCreate: may('create'),
      mayCopy: canCopy(definition) && may('create'),
    };
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
