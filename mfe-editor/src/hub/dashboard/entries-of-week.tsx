import { useHost, type AnswerOf } from '@vestibule/contracts';
import { dayParts } from '@vestibule/contracts/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recordPath } from '../records/record-paths';
import { Bar } from './bar';
import styles from './dashboard.module.css';
import { Finding } from './finding';

/** Entries of visitors' forms: of each of the last seven days, and by form. */
export function EntriesOfWeek({ entries }: { readonly entries: NonNullable<AnswerOf<'dashboard'>['entries']> }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const all = entries.days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...entries.days.map(({ count }) => count));
  return (
    <Finding title={t('dashboard.entries')} figure={all} nothing={t('dashboard.noEntries')}>
      <ol role="list" aria-label={t('dashboard.byDay')} className={styles.days}>
        {entries.days.map(({ day, count }) => (
          <li key={day}>
            <time dateTime={day}>
              {dayParts(day, lang).short} {dayParts(day, lang).day}.
            </time>
            <Bar value={count} most={most} />
            <span>{count}</span>
          </li>
        ))}
      </ol>
      <ul role="list">
        {entries.forms.map(({ id, title, count }) => (
          <li key={id} className={styles.row}>
            <Link to={recordPath('forms', id)}>{title}</Link>
            <span className={styles.facts}>{t('dashboard.entryCount', { count })}</span>
          </li>
        ))}
      </ul>
    </Finding>
  );
}
