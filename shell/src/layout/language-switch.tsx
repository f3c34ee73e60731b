import { CachedFragment, LANGUAGES, useHost, type PageMeta } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import { LANGUAGE_NAMES } from '../languages';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  readonly urls: PageMeta['urls'];
  readonly label?: string;
}

/**
 * The same page in the other languages; where it has none, the home page. A plain link: another language is another
 * document. While the page is edited the other one opens in edit mode too.
 */
export const LanguageSwitch = observer(function LanguageSwitch({ urls, label }: LanguageSwitchProps) {
  const { lang, store } = useHost();
  // docs/behaviour/editing.md#edit-mode
  const query = store.page.editing ? '?edit=1' : '';
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={label ?? t('header.languages')}>
      <CachedFragment as="ul" role="list" name="language-switch" by={urls} className={styles.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.link}
              href={(urls[language] ?? `/${language}`) + query}
              hrefLang={language}
              lang={language}
              {...(language === lang && { 'aria-current': 'true' as const })}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </CachedFragment>
    </nav>
  );
});
