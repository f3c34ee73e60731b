import { Icon } from '@vestibule/ui';
import styles from 'site/shell/src/layout/burger-menu.module.css';
import { LanguageSwitch } from './language-switch';
import { SearchBox } from './search-box';
import { isWithin, Submenu } from './submenu';
import type { MenuItem, PlainPage } from './types';

/** The menu of phones. */
export function BurgerMenu({ page: { menu, footer, favorites, webshop, urls } }: { page: PlainPage }) {
  return (
    <details className={styles.burger}>
      <summary className={styles.button}>
        <Icon name="menu" className={styles.open} />
        <span className={styles.open}>Menü</span>
        <Icon name="close" className={styles.close} />
        <span className={styles.close}>Schließen</span>
      </summary>
      <div className={styles.panel}>
        <div className={styles.search}>
          <SearchBox variant="page" />
        </div>
        <nav aria-label="Hauptmenü">
          <ul role="list" className={styles.primary}>
            {menu.map((item) => (
              <li key={item.menu_name}>
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Weitere Seiten">
          <ul role="list" className={styles.secondary}>
            {webshop && (
              <li>
                <a className={styles.link} href={webshop}>
                  Tickets
                </a>
              </li>
            )}
            {footer.map(({ title, url }) => (
              <li key={url}>
                <a className={styles.link} href={url}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              {favorites && (
                <a className={styles.link} href={favorites}>
                  Merkliste
                </a>
              )}
            </li>
            <li>
              <a className={styles.link} href="/de/user/login">
                Anmelden
              </a>
            </li>
          </ul>
        </nav>
        <LanguageSwitch urls={urls} label="Sprache" />
      </div>
    </details>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if (item.children.length === 0) {
    return (
      <a className={styles.entry} href={item.url}>
        {item.menu_name}
      </a>
    );
  }
  return (
    <details name="burger-menu" open={isWithin(item)}>
      <summary className={styles.entry}>
        {item.menu_name}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <Submenu item={item} className={styles.sublist} linkClassName={styles.link} />
    </details>
  );
}
