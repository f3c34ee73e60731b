import { useHost, type AnswerOf } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { kindName } from '../records/kind-name';
import { recordPath } from '../records/record-paths';
import { languageName } from '../../shared/language-name';
import styles from './dashboard.module.css';
import { Finding } from './finding';

/** Records without a title in a language: how many of each kind, and the first to be translated. */
export function MissingTranslations({ missing }: { readonly missing: AnswerOf<'dashboard'>['translations'] }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const all = missing.reduce((sum, { count }) => sum + count, 0);
  return (
    <Finding title={t('dashboard.translations')} figure={all} nothing={t('dashboard.noTranslations')}>
      <ul role="list">
        {missing.map((one) => (
          <li key={`${one.kind} ${one.lang}`} className={styles.row}>
            <span>
              {kindName(one.kind, t)}, {languageName(one.lang, lang)}: {one.count}
            </span>
            <ul role="list" className={styles.facts}>
              {one.first.map(({ id, title }) => (
                <li key={id}>
                  <Link to={recordPath(one.kind, id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Finding>
  );
}
