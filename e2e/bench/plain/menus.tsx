import burger from 'site/shell/src/layout/burger-menu.module.css';
import desktop from 'site/shell/src/layout/desktop-menu.module.css';
import languages from 'site/shell/src/layout/language-switch.module.css';
import { cx, Icon } from './parts';
import type { MenuItem, PageLink, PlainPage } from './types';

const HERE = '/de/veranstaltungen';
const isWithin = ({ url, children }: MenuItem): boolean => url === HERE || children.some(isWithin);
const current = (url: string) => (url === HERE ? { 'aria-current': 'page' as const } : {});

/** The links below an entry, with the entry's own page first. */
function Submenu({ item, className, linkClassName }: { item: MenuItem; className: string | undefined; linkClassName: string | undefined }) {
  const links: PageLink[] = item.children.map(({ menu_name, url }) => ({ title: menu_name, url }));
  if (!links.some(({ url }) => url === item.url)) links.unshift({ title: 'Überblick', url: item.url });
  return (
    <ul role="list" className={className}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a className={linkClassName} {...current(url)} href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The main menu as one line. */
export function DesktopMenu({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <nav className={desktop['menu']} aria-label="Hauptmenü">
      <ul role="list" className={desktop['list']}>
        {menu.map((item) => (
          <li key={item.menu_name} className={desktop['item']}>
            {item.children.length === 0 ? (
              <a className={desktop['entry']} href={item.url}>
                {item.menu_name}
              </a>
            ) : (
              <details name="main-menu">
                <summary className={cx(desktop['entry'], isWithin(item) && desktop['active'])}>
                  {item.menu_name}
                  <Icon name="chevron" className={desktop['chevron']} />
                </summary>
                <Submenu item={item} className={desktop['panel']} linkClassName={desktop['link']} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The menu of phones. */
export function BurgerMenu({ page: { menu, footer, urls } }: { page: PlainPage }) {
  return (
    <details className={burger['burger']}>
      <summary className={burger['button']}>
        <Icon name="menu" className={burger['open']} />
        <span className={burger['open']}>Menü</span>
        <Icon name="close" className={burger['close']} />
        <span className={burger['close']}>Schließen</span>
      </summary>
      <div className={burger['panel']}>
        <nav aria-label="Hauptmenü">
          <ul role="list" className={burger['primary']}>
            {menu.map((item) => (
              <li key={item.menu_name}>
                {item.children.length === 0 ? (
                  <a className={burger['entry']} href={item.url}>
                    {item.menu_name}
                  </a>
                ) : (
                  <BurgerEntry item={item} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Weitere Seiten">
          <ul role="list" className={burger['secondary']}>
            {[...footer, { title: 'Anmelden', url: '/de/user/login' }].map(({ title, url }) => (
              <li key={url}>
                <a className={burger['link']} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch urls={urls} label="Sprache" />
      </div>
    </details>
  );
}

function BurgerEntry({ item }: { item: MenuItem }) {
  return (
    <details name="burger-menu" open={isWithin(item)}>
      <summary className={burger['entry']}>
        {item.menu_name}
        <Icon name="chevron" className={burger['chevron']} />
      </summary>
      <Submenu item={item} className={burger['sublist']} linkClassName={burger['link']} />
    </details>
  );
}

const NAMES = { de: 'Deutsch', en: 'English', cs: 'Čeština' } as const;

/** The same page in the other languages. */
export function LanguageSwitch({ urls, label }: { urls: PlainPage['urls']; label: string }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={languages['list']}>
        {Object.entries(NAMES).map(([lang, name]) => (
          <li key={lang}>
            <a className={languages['link']} href={urls[lang]} hrefLang={lang} lang={lang} {...(lang === 'de' && { 'aria-current': 'true' as const })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
