import { Container } from '@vestibule/ui';
import cart from 'site/mfe-commerce/src/cart/cart-badge.module.css';
import hours from 'site/mfe-programme/src/opening-hours/opening-hours.module.css';
import boundary from 'site/shell/src/app/boundary.module.css';
import styles from 'site/shell/src/layout/site-header.module.css';
import wordmark from 'site/shell/src/layout/wordmark.module.css';
import { BurgerMenu } from './burger-menu';
import { ButtonLink } from './button-link';
import { DesktopMenu } from './desktop-menu';
import { LanguageSwitch } from './language-switch';
import { SearchBox } from './search-box';
import type { PlainPage } from './types';

/** Hours, languages, account and cart; below them the name, the menus and the search. */
export function SiteHeader({ page }: { page: PlainPage }) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Container className={styles.topInner}>
          <div>
            <div className={boundary.boundary}>
              <p className={hours.hours}>
                <span className={hours.label}>{page.hours}</span>
              </p>
            </div>
          </div>
          <div className={styles.tools}>
            <div className={styles.wide}>
              <LanguageSwitch urls={page.urls} label="Sprache" />
            </div>
            <div className={styles.wide}>
              {page.favorites && (
                <a className={styles.account} href={page.favorites}>
                  Merkliste
                </a>
              )}
            </div>
            <div className={styles.wide}>
              <a className={styles.account} href="/de/user/login">
                Anmelden
              </a>
            </div>
            <div className={boundary.boundary}>
              <a className={cart.badge} href="/de/cart">
                Warenkorb
              </a>
            </div>
          </div>
        </Container>
      </div>
      <div className={styles.bar}>
        <Container className={styles.barInner}>
          <a className={wordmark.wordmark} aria-label={`${page.product}, zur Startseite`} href="/de">
            <span className={wordmark.door} aria-hidden="true" />
            {page.product}
          </a>
          <DesktopMenu menu={page.menu} />
          {page.webshop && (
            <ButtonLink small className={styles.tickets} href={page.webshop}>
              Tickets
            </ButtonLink>
          )}
          <SearchBox variant="header" />
          <BurgerMenu page={page} />
        </Container>
      </div>
    </header>
  );
}
