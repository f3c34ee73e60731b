import type { AnswerOf } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { kindName } from '../records/kind-name';
import { recordPath } from '../records/record-paths';
import { Finding, FindingRow } from './finding';

/** Records whose draft the editor has changed last. */
export function OwnDrafts({ drafts }: { readonly drafts: AnswerOf<'dashboard'>['drafts'] }) {
  const { t } = useTranslation('editor');
  return (
    <Finding title={t('dashboard.drafts')} figure={drafts.length} nothing={t('dashboard.noDrafts')}>
      <ul role="list">
        {drafts.map(({ kind, id, title, at }) => (
          <FindingRow key={`${kind} ${String(id)}`} url={recordPath(kind, id)} title={title} at={at}>
            {kindName(kind, t)}
          </FindingRow>
        ))}
      </ul>
    </Finding>
  );
}
