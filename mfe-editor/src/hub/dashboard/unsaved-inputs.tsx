import { recordKindOf, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { useTranslation } from 'react-i18next';
import { NAVIGATION_PATH, SETTINGS_PATH } from '../frame/hub-paths';
import { canCopy } from '../records/copy-of';
import { kindName } from '../records/kind-name';
import { belowPath, copyPath, recordPath } from '../records/record-paths';
import { NAVIGATION_FORM, partsOfRecordForm, roleOfForm, SETTINGS_FORM } from '../../unsaved/form-names';
import { rolePath } from '../roles/role-paths';
import type { Unsaved } from '../../unsaved/unsaved-store';
import { Finding, FindingRow } from './finding';

/** Forms in which the user typed something and did not save it; nothing where there are none. */
export function UnsavedInputs({ inputs }: { readonly inputs: readonly Unsaved[] }) {
  const { t } = useTranslation('editor');
  const rows = inputs.flatMap(({ form, title, updated_at: at }) => {
    const place = placeOf(form);
    if (place === undefined) return [];
    const kind = place.kind && kindName(place.kind, t);
    return [{ form, at, url: place.url, title: title || t('unsaved.new', { kind: kind ?? '' }), kind }];
  });
  if (rows.length === 0) return null;
  return (
    <Finding title={t('unsaved.title')} figure={rows.length} nothing="">
      <ul role="list">
        {rows.map(({ form, at, url, title, kind }) => (
          <FindingRow key={form} url={url} title={title} at={at}>
            {kind}
          </FindingRow>
        ))}
      </ul>
    </Finding>
  );
}

interface Place {
  readonly url: string;
  readonly kind?: RecordKind;
}

/** Where a form is; undefined for one that this version of the hub does not have. */
function placeOf(form: string): Place | undefined {
  if (form === SETTINGS_FORM) return { url: SETTINGS_PATH };
  if (form === NAVIGATION_FORM) return { url: NAVIGATION_PATH };
  const role = roleOfForm(form);
  if (role !== undefined) return { url: rolePath(role) };
  const { kind: name = '', id, origin } = partsOfRecordForm(form) ?? {};
  const kind = recordKindOf(name);
  if (kind === undefined) return undefined;
  if (id !== 'new') return { kind, url: recordPath(kind, Number(id)) };
  if (origin === undefined) return { kind, url: recordPath(kind, 'new') };
  return { kind, url: (canCopy(recordOf(kind)) ? copyPath : belowPath)(kind, Number(origin)) };
}
