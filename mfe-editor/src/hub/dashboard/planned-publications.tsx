import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../shared/language-name';
import styles from './dashboard.module.css';
import { Finding } from './finding';

/** Pages that will be published by themselves, each with its language and instant. */
export function PlannedPublications({ planned }: { readonly planned: AnswerOf<'dashboard'>['scheduled'] }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <Finding title={t('dashboard.planned')} figure={planned.length} nothing={t('dashboard.noPlanned')}>
      <ul role="list">
        {planned.map((one) => (
          <li key={`${one.page} ${one.lang} ${one.at}`} className={styles.row}>
            <Anchor href={one.url}>{one.title}</Anchor>
            <span className={styles.facts}>
              <span>{languageName(one.lang, lang)}</span>
              <time dateTime={one.at}>{formatInstant(one.at, lang)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Finding>
  );
}
