import { useStore, type AnswerOf } from '@vestibule/contracts';
import { callPath } from '@vestibule/contracts/api/call-path';
import type { LATE_CALLS } from '@vestibule/contracts/call-paths/late';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useContentWrites } from '../content/use-content-writes';
import { useEditor } from '../session/use-editor';
import { usePresence } from '../../shared/use-presence';
import styles from './presence.module.css';

/** The one call of this file, without the table of all. */
const PRESENCE: (typeof LATE_CALLS)['presence'] = { method: 'GET', path: '/api/presence/{id}' };

/**
 * Other editors of this page (docs/behaviour/editing.md#two-at-once). Their saves are shown at once, but for the module
 * whose form is open: that is merged when it is saved.
 */
export const PresenceNote = observer(function PresenceNote() {
  const { t } = useTranslation('editor');
  const { page, user, alerts } = useStore();
  const { content, session } = useEditor();
  const { reload } = useContentWrites();
  const id = page.editing ? page.id : undefined;
  const own = user.login?.username || user.login?.email;

  const onStep = ({ version, author }: AnswerOf<'presence'>) => {
    if (id === undefined || content.writing || content.latest?.version === version) return;
    // Writes of this page are known; without a name it was an account that is gone, or an import.
    if (author === own) return;
    if (author !== '') alerts.show({ kind: 'save', text: t('presence.changed', { name: author }) });
    // A change that cannot be shown now is noticed when it would be overwritten.
    if (!session) reload(id).catch(() => undefined);
  };
  const heard = usePresence(id === undefined ? undefined : callPath(PRESENCE, { id }), onStep);
  const others = heard?.others ?? [];
  return (
    <p aria-live="polite" className={styles.note}>
      {others.length > 0 && t('presence.others', { names: others.join(', ') })}
    </p>
  );
});
