import { CachedFragment, Slot, useHost } from '@vestibule/contracts';
import { OPENS_CONSENT } from '@vestibule/contracts/consent/categories';
import { Anchor, RichText } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '../app/use-translation';
import { Contact } from './contact';
import { FooterLogos } from './footer-logos';
import { LanguageLinks } from './header-links';
import styles from './site-footer.module.css';

/** Pages that the law demands, by the names of their texts (docs/behaviour/frame.md#legal-pages). */
const LEGAL = { agb: 'legals-agb', datenschutz: 'legals-privacy', impressum: 'legals-imprint' } as const;

const NOTHING = {};

/** The site's name and contact, the second menu, legal pages; a block of the settings above. The same on all pages. */
export const FooterColumns = observer(function FooterColumns() {
  const { store, href } = useHost();
  const { t } = useTranslation('shell');
  const { product, current: settings } = store.settings;
  const whistleblower = settings?.design.footer.whistleblowerUrl ?? '';
  const legal = [
    ...Object.entries(LEGAL).map(([name, route]) => ({ title: t(`legal.${name}`), url: href(route, {}) })),
    ...(whistleblower === '' ? [] : [{ title: t('legal.whistleblower'), url: whistleblower }]),
  ];
  return (
    <>
      <RichText html={settings?.html_footer_top.code ?? ''} className={styles.block} />
      <div className={styles.columns}>
        <div>
          <p className={styles.name}>{product}</p>
          <p className={styles.about}>{settings?.description}</p>
          {settings?.contact && <Contact contact={settings.contact} />}
          <Slot name="footer-hours" id="footer-hours" params={NOTHING} />
        </div>
        <LinkList name="visit" title={t('footer.visit')} links={store.navigation.current.footer}>
          <LanguageLinks as="li" />
        </LinkList>
        <LinkList name="legal" title={t('footer.legal')} links={legal}>
          <ConsentLink />
        </LinkList>
        <FooterLogos />
        <Slot name="footer-info" id="footer-info" params={NOTHING} />
      </div>
    </>
  );
});

/** Opens the dialog; without script it leads to the page that says what it would ask. */
function ConsentLink() {
  const { href } = useHost();
  const { t } = useTranslation('shell');
  return (
    <li>
      <a href={href('cookies', {})} {...OPENS_CONSENT}>
        {t('legal.cookies')}
      </a>
    </li>
  );
}

interface LinkListProps {
  readonly name: 'visit' | 'legal';
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
  /** Further items; they depend on nothing but settings. */
  readonly children?: ReactNode;
}

function LinkList({ name, title, links, children }: LinkListProps) {
  const { href, store } = useHost();
  const id = `footer-${name}`;
  const by = [name, links, store.settings.current?.design.header, href('cookies', {})];
  return (
    <CachedFragment as="nav" aria-labelledby={id} name="footer-links" by={by}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.list}>
        {links.map((link) => (
          <li key={link.url}>
            <Anchor href={link.url}>{link.title}</Anchor>
          </li>
        ))}
        {children}
      </ul>
    </CachedFragment>
  );
}
