import { useHost, useStore, type AnswerOf } from '@vestibule/contracts';
import { callPath } from '@vestibule/contracts/api/call-path';
import type { LATE_CALLS } from '@vestibule/contracts/call-paths/late';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from '../../shared/editable';
import { usePresence } from '../../shared/use-presence';
import styles from './records.module.css';

/** The one call of this file, without the table of all. */
const PRESENCE: (typeof LATE_CALLS)['recordPresence'] = { method: 'GET', path: '/api/presence/{kind}/{id}' };

interface RecordPresenceProps {
  readonly kind: RecordKind;
  readonly id: number;
  /** Whether these values of the form differ from the saved ones. */
  readonly isChanged: (values: FieldValues) => boolean;
  /** Gets the record that others have saved. */
  readonly onNewer: (latest: AnswerOf<'record'>) => void;
}

/**
 * Other editors who have the record open (docs/behaviour/editing.md#two-at-once). The form shows their saves at once,
 * as long as nothing in it has been changed: its changes are merged when they are saved.
 */
export const RecordPresence = observer(function RecordPresence({ kind, id, isChanged, onNewer }: RecordPresenceProps) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const { user, alerts } = useStore();
  const form = useForm<FieldValues>();
  const own = user.login?.username || user.login?.email;

  const onStep = ({ author }: AnswerOf<'presence'>) => {
    // The page knows its own saves; without a name it was an account that is gone.
    if (author === own || author === '') return;
    alerts.show({ kind: 'save', text: t('presence.changedRecord', { name: author }) });
    if (isChanged(form.getState().values)) return;
    // A change that cannot be shown now is noticed when it would be overwritten.
    api.call('record', { params: { kind, id } }).then(
      (latest) => {
        if (!isChanged(form.getState().values)) onNewer(latest);
      },
      () => undefined,
    );
  };
  const others = usePresence(callPath(PRESENCE, { kind, id }), onStep)?.others ?? [];
  return (
    <p aria-live="polite" className={styles.presence}>
      {others.length > 0 && t('presence.others', { names: others.join(', ') })}
    </p>
  );
});
