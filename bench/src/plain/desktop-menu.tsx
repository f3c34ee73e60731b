import { cx, Icon } from '@vestibule/ui';
import styles from 'site/shell/src/layout/desktop-menu.module.css';
import { isWithin, Submenu } from './submenu';
import type { MenuItem } from './types';

/** The main menu as one line. */
export function DesktopMenu({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <nav className={styles.menu} aria-label="Hauptmenü">
      <ul role="list" className={styles.list}>
        {menu.map((item) => (
          <li key={item.menu_name} className={styles.item}>
            {item.children.length === 0 ? (
              <a className={cx(styles.entry, isWithin(item) && styles.active)} href={item.url}>
                {item.menu_name}
              </a>
            ) : (
              <details name="main-menu">
                <summary className={cx(styles.entry, isWithin(item) && styles.active)}>
                  {item.menu_name}
                  <Icon name="chevron" className={styles.chevron} />
                </summary>
                <Submenu item={item} className={styles.panel} linkClassName={styles.link} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
