import { useStore, type NavigationItem } from '@vestibule/contracts';
import { Anchor, Disclosure, Icon, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import { useLocation } from 'react-router-dom';
import styles from './desktop-menu.module.css';
import { isWithin, submenuLinks } from './menu-items';
import { MenuList } from './menu-list';
import { Submenu } from './submenu';

/** The main menu as one line, one submenu open at a time (docs/behaviour/frame.md#menu). */
export const DesktopMenu = observer(function DesktopMenu() {
  const { navigation } = useStore();
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.menu} aria-label={t('menu.main')}>
      <MenuList name="desktop-menu" className={styles.list}>
        {navigation.current.menu.map((item) => (
          <li key={item.menu_name} className={styles.item}>
            <Entry item={item} />
          </li>
        ))}
      </MenuList>
    </nav>
  );
});

function Entry({ item }: { item: NavigationItem }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const className = cx(styles.entry, isWithin(pathname, item) && styles.active);
  if (item.children.length === 0) {
    return (
      <Anchor href={item.url} className={className} {...(pathname === item.url && { 'aria-current': 'page' as const })}>
        {item.menu_name}
      </Anchor>
    );
  }
  return (
    <Disclosure
      name="main-menu"
      summaryClassName={className}
      summary={
        <>
          {item.menu_name}
          <Icon name="chevron" className={styles.chevron} />
        </>
      }
    >
      <Submenu links={submenuLinks(item, t('menu.overview'))} className={styles.panel} linkClassName={styles.link} />
    </Disclosure>
  );
}
