import languages from 'site/shell/src/layout/language-switch.module.css';
import type { PlainPage } from './types';

const NAMES = { de: 'Deutsch', en: 'English', cs: 'Čeština' } as const;

/** The same page in the other languages. */
export function LanguageSwitch({ urls, label }: { urls: PlainPage['urls']; label: string }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={languages.list}>
        {Object.entries(NAMES).map(([lang, name]) => (
          <li key={lang}>
            <a
              className={languages.link}
              href={urls[lang]}
              hrefLang={lang}
              lang={lang}
              {...(lang === 'de' && { 'aria-current': 'true' as const })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
