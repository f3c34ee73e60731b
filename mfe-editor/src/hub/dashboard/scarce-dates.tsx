import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatDate, formatTime } from '@vestibule/contracts/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recordPath } from '../records/record-paths';
import { Bar } from './bar';
import styles from './dashboard.module.css';
import { Finding } from './finding';

/** Dates that are sold out or nearly so, each with how much of it is sold. */
export function ScarceDates({ dates }: { readonly dates: AnswerOf<'dashboard'>['dates'] }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <Finding title={t('dashboard.dates')} figure={dates.length} nothing={t('dashboard.noDates')}>
      <ul role="list">
        {dates.map(({ id, title, start, availability, left, capacity }) => (
          <li key={id} className={styles.row}>
            <Link to={recordPath('events', id)}>{title}</Link>
            <span className={styles.facts}>
              <time dateTime={start}>
                {formatDate(start, lang)}, {formatTime(start, lang)}
              </time>
              <span>{availability === 'few' ? t('dashboard.left', { left, capacity }) : t('dashboard.soldOut')}</span>
            </span>
            {capacity > 0 && <Bar value={capacity - left} most={capacity} />}
          </li>
        ))}
      </ul>
    </Finding>
  );
}
