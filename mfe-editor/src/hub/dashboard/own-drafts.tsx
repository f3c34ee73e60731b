import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { kindName } from '../records/kind-name';
import { recordPath } from '../records/record-paths';
import styles from './dashboard.module.css';
import { Finding } from './finding';

/** Records whose draft the editor has changed last. */
export function OwnDrafts({ drafts }: { readonly drafts: AnswerOf<'dashboard'>['drafts'] }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <Finding title={t('dashboard.drafts')} figure={drafts.length} nothing={t('dashboard.noDrafts')}>
      <ul role="list">
        {drafts.map(({ kind, id, title, at }) => (
          <li key={`${kind} ${String(id)}`} className={styles.row}>
            <Link to={recordPath(kind, id)}>{title}</Link>
            <span className={styles.facts}>
              <span>{kindName(kind, t)}</span>
              <time dateTime={at}>{formatInstant(at, lang)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Finding>
  );
}
