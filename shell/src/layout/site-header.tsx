import { Slot, useStore, type PageMeta } from '@vestibule/contracts';
import { Container, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { LanguageSwitch } from './language-switch';
import { LateBurgerMenu, LateDesktopMenu, LateFavoritesLink, LateLanguageLinks, LateTicketsLink } from './late-menus';
import { LateSearchBox } from './search-box/late-search-box';
import styles from './site-header.module.css';
import { MENU_ID } from './skip-links';
import { UserMenu } from './user-menu/user-menu';
import { Wordmark } from './wordmark';
import { useEffect } from 'react';

/** Share of the window's height after which the header changes (docs/behaviour/frame.md#header). */
const SHARE = 1 / 4;

/** Keeps `ui.headerScroll` true to the page's scroll position. */
function useHeaderScroll(): void {
  const { ui } = useStore();
  useEffect(() => {
    const update = () => {
      const scrolled = window.scrollY > window.innerHeight * SHARE;
      if (scrolled !== ui.headerScroll) ui.setHeaderScroll(scrolled);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [ui]);
}

const NOTHING = {};

/**
 * Top bar with today's hours, languages, cart and account; below it the name and the menu, which a landing page hides.
 */
export const SiteHeader = observer(function SiteHeader({ meta }: { meta: PageMeta }) {
  const { venue, theme } = meta;
  const { ui } = useStore();
  useHeaderScroll();
  return (
    <header className={cx(styles.header, ui.headerScroll && styles.scrolled)}>
      <div className={styles.top}>
        <Container className={styles.topInner}>
          <div>
            <Slot name="header-info" id="header-info" params={{ venue, theme }} />
          </div>
          <div className={styles.tools}>
            <div className={styles.wide}>
              <LanguageSwitch urls={meta.urls} />
            </div>
            <LateLanguageLinks as="div" outerClass={styles.widest} className={styles.account} />
            <LateFavoritesLink as="div" outerClass={styles.wide} className={styles.account} />
            <div className={styles.wide}>
              <UserMenu className={styles.account} />
            </div>
            <Slot name="header-cart" id="header-cart" params={NOTHING} />
          </div>
        </Container>
      </div>
      <div id={MENU_ID} className={styles.bar}>
        <Container className={styles.barInner}>
          <Wordmark />
          {!meta.isLandingPage && (
            <>
              <LateDesktopMenu />
              <LateTicketsLink className={styles.tickets} />
              <LateSearchBox variant="header" />
              <LateBurgerMenu urls={meta.urls} />
            </>
          )}
        </Container>
      </div>
    </header>
  );
});
