import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatDate } from '@vestibule/contracts/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { recordPath } from '../records/record-paths';
import styles from './dashboard.module.css';
import { Finding } from './finding';

/** Addresses that visitors did not find, those of most visitors first, with the way to the form of a redirect. */
export function PathsNotFound({ paths }: { readonly paths: AnswerOf<'dashboard'>['not_found'] }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <Finding title={t('dashboard.notFound')} figure={paths.count} nothing={t('dashboard.noNotFound')}>
      <p className={styles.facts}>
        <span>{t('dashboard.notFoundText')}</span>
        <Link to={recordPath('redirects', 'new')}>{t('dashboard.redirect')}</Link>
      </p>
      <ul role="list">
        {paths.first.map(({ path, times, last }) => (
          <li key={path} className={styles.row}>
            <span>{path}</span>
            <span className={styles.facts}>
              <span>{t('dashboard.times', { count: times })}</span>
              <span>{t('dashboard.last', { date: formatDate(last, lang) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Finding>
  );
}
