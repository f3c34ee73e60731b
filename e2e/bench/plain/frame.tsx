import { useId } from 'react';
import cart from 'site/mfe-commerce/src/cart/cart-badge.module.css';
import hoursStyles from 'site/mfe-programme/src/opening-hours/opening-hours.module.css';
import container from 'site/shared-ui/src/container.module.css';
import richText from 'site/shared-ui/src/rich-text.module.css';
import boundary from 'site/shell/src/app/boundary.module.css';
import crumbs from 'site/shell/src/layout/breadcrumb.module.css';
import footerStyles from 'site/shell/src/layout/site-footer.module.css';
import header from 'site/shell/src/layout/site-header.module.css';
import wordmark from 'site/shell/src/layout/wordmark.module.css';
import { BurgerMenu, DesktopMenu, LanguageSwitch } from './menus';
import { cx } from './parts';
import type { PageLink, PlainPage } from './types';

/** Hours, languages, account and cart; below them the name and the menus. */
export function SiteHeader({ page }: { page: PlainPage }) {
  return (
    <header className={header['header']}>
      <div className={header['top']}>
        <div className={cx(container['container'], header['topInner'])}>
          <div>
            <div className={boundary['boundary']}>
              <p className={hoursStyles['hours']}>
                <span className={hoursStyles['label']}>{page.hours}</span>
              </p>
            </div>
          </div>
          <div className={header['tools']}>
            <div className={header['wide']}>
              <LanguageSwitch urls={page.urls} label="Sprache" />
            </div>
            <div className={header['wide']}>
              <a className={header['account']} href="/de/user/login">
                Anmelden
              </a>
            </div>
            <div className={boundary['boundary']}>
              <a className={cart['badge']} href="/de/cart">
                Warenkorb
              </a>
            </div>
          </div>
        </div>
      </div>
      <div className={header['bar']}>
        <div className={cx(container['container'], header['barInner'])}>
          <a className={wordmark['wordmark']} aria-label={`${page.product}, zur Startseite`} href="/de">
            <span className={wordmark['door']} aria-hidden="true" />
            {page.product}
          </a>
          <DesktopMenu menu={page.menu} />
          <BurgerMenu page={page} />
        </div>
      </div>
    </header>
  );
}

/** The way from Home to this page. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav className={cx(container['container'], crumbs['breadcrumb'])} aria-label="Sie sind hier">
      <ol role="list" className={crumbs['list']}>
        <li>
          <a href="/de">Startseite</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

const LEGAL: readonly PageLink[] = [
  { title: 'AGB', url: '/de/agb' },
  { title: 'Datenschutz', url: '/de/datenschutz' },
  { title: 'Impressum', url: '/de/impressum' },
];

/** The house, the second menu, the law, the languages. */
export function SiteFooter({ page }: { page: PlainPage }) {
  return (
    <footer className={`${footerStyles['footer']} cc03`}>
      <div className={container['container']}>
        <div className={footerStyles['columns']}>
          <div>
            <p className={footerStyles['name']}>{page.product}</p>
            <p className={footerStyles['about']}>{page.description}</p>
          </div>
          <LinkList title="Auf einen Blick" links={page.footer} />
          <LinkList title="Rechtliches" links={LEGAL} />
        </div>
        <div className={footerStyles['end']}>
          <div className={richText['text']} dangerouslySetInnerHTML={{ __html: page.footerHtml }} />
          <LanguageSwitch urls={page.urls} label="Sprache wechseln" />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly PageLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={footerStyles['title']}>
        {title}
      </h2>
      <ul role="list" className={footerStyles['list']}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
