import { CachedFragment, useHost, useStore, type PageMeta } from '@vestibule/contracts';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import { Anchor, Disclosure, Icon } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import { useLocation } from 'react-router-dom';
import { AccountLink } from './account-link';
import { TicketsLink } from './tickets-link';
import styles from './burger-menu.module.css';
import { FavoritesLink, LanguageLinks } from './header-links';
import { LanguageSwitch } from './language-switch';
import { isWithin, submenuLinks } from './menu-items';
import { MenuList } from './menu-list';
import { LateSearchBox } from './search-box/late-search-box';
import { Submenu } from './submenu';
import { UserEntries } from './user-menu/user-entries';

/**
 * The menu of phones, tablets and small desktops: the whole screen, primary and secondary list
 * (docs/behaviour/frame.md#menu).
 */
export const BurgerMenu = observer(function BurgerMenu({ urls }: { urls: PageMeta['urls'] }) {
  const { settings } = useStore();
  const { t } = useTranslation('shell');
  const sides = settings.current?.design.menu;
  return (
    <Disclosure
      trap
      className={styles.burger}
      summaryClassName={styles.button}
      summary={
        <>
          <Icon name="menu" className={styles.open} />
          <span className={styles.open}>{t('menu.open')}</span>
          <Icon name="close" className={styles.close} />
          <span className={styles.close}>{t('menu.close')}</span>
        </>
      }
    >
      <div className={styles.panel}>
        <div className={styles.search}>
          <LateSearchBox variant="page" />
        </div>
        <div className={styles.lists} data-primary={sides?.style1} data-secondary={sides?.style2}>
          <nav aria-label={t('menu.main')}>
            <PrimaryList />
          </nav>
          <nav aria-label={t('menu.more')}>
            <SecondaryList />
          </nav>
        </div>
        <LanguageSwitch urls={urls} />
      </div>
    </Disclosure>
  );
});

const PrimaryList = observer(function PrimaryList() {
  const { navigation } = useStore();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <MenuList name="burger-menu" className={styles.primary}>
      {navigation.current.menu.map((item) => (
        <li key={item.menu_name}>
          {item.children.length === 0 ? (
            <Anchor
              href={item.url}
              className={styles.entry}
              {...(pathname === item.url && { 'aria-current': 'page' as const })}
            >
              {item.menu_name}
            </Anchor>
          ) : (
            <Disclosure
              name="burger-menu"
              dismissable={false}
              defaultOpen={isWithin(pathname, item)}
              summaryClassName={styles.entry}
              summary={
                <>
                  {item.menu_name}
                  <Icon name="chevron" className={styles.chevron} />
                </>
              }
            >
              <Submenu
                links={submenuLinks(item, t('menu.overview'))}
                className={styles.sublist}
                linkClassName={styles.link}
              />
            </Disclosure>
          )}
        </li>
      ))}
    </MenuList>
  );
});

/** The footer's pages, the settings' links, and the account: the same on all pages. */
const SecondaryList = observer(function SecondaryList() {
  const { href, store } = useHost();
  const { navigation, settings, user } = store;
  const { footer } = navigation.current;
  const account = [user.details.login_url, href('login', {}), settings.isShopOnline];
  return (
    <CachedFragment
      as="ul"
      role="list"
      name="burger-secondary"
      by={[footer, settings.current?.design.header, shopLinkOf(store), account]}
      className={styles.secondary}
    >
      <TicketsLink as="li" className={styles.link} />
      {footer.map(({ title, url }) => (
        <li key={url}>
          <Anchor href={url} className={styles.link}>
            {title}
          </Anchor>
        </li>
      ))}
      <LanguageLinks as="li" className={styles.link} />
      <FavoritesLink as="li" className={styles.link} />
      <li>
        <AccountLink className={styles.link} />
      </li>
      <UserEntries className={styles.link} />
    </CachedFragment>
  );
});
