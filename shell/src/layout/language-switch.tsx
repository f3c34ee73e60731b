import { CachedFragment, LANGUAGES, useHost, type PageMeta } from '@vestibule/contracts';
import { useTranslation } from '../app/use-translation';
import { LANGUAGE_NAMES } from '../languages';
import styles from './language-switch.module.css';

/**
 * The same page in the other languages; where it has none, the home page. A plain link: another language is another
 * document.
 */
export function LanguageSwitch({ urls, label }: { urls: PageMeta['urls']; label?: string }) {
  const { lang } = useHost();
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={label ?? t('header.languages')}>
      <CachedFragment as="ul" role="list" name="language-switch" by={urls} className={styles.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.link}
              href={urls[language] ?? `/${language}`}
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
}
