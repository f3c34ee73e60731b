import { Container, RichText } from '@vestibule/ui';
import { useId } from 'react';
import contacts from 'site/shell/src/layout/contact.module.css';
import hours from 'site/mfe-programme/src/opening-hours/opening-hours.module.css';
import logos from 'site/shell/src/layout/footer-logos.module.css';
import styles from 'site/shell/src/layout/site-footer.module.css';
import { LanguageSwitch } from './language-switch';
import type { PageLink, PlainPage } from './types';

const LEGAL: readonly PageLink[] = [
  { title: 'AGB', url: '/de/agb' },
  { title: 'Datenschutz', url: '/de/datenschutz' },
  { title: 'Impressum', url: '/de/impressum' },
];
const COOKIES: PageLink = { title: 'Cookie-Einstellungen', url: '/de/cookies' };

/** The site's name, the second menu, legal pages, supporters, the languages. */
export function SiteFooter({ page }: { page: PlainPage }) {
  const whistleblower = page.whistleblower === '' ? [] : [{ title: 'Hinweisgebersystem', url: page.whistleblower }];
  return (
    <footer className={`${styles.footer} cc03`}>
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{page.product}</p>
            <p className={styles.about}>{page.about}</p>
            {page.contact && <Contact contact={page.contact} />}
            <div className={hours.footer}>
              <p className={hours.hours}>
                <span className={hours.label}>{page.footerHours}</span>
              </p>
              <a href="/de/besuch/planen">Besuch planen</a>
            </div>
          </div>
          <LinkList title="Auf einen Blick" links={page.footer} />
          <LinkList title="Rechtliches" links={[...LEGAL, ...whistleblower, COOKIES]} />
          <Logo />
        </div>
        <div className={styles.end}>
          <RichText html={page.footerHtml} />
          <LanguageSwitch urls={page.urls} label="Sprache wechseln" />
        </div>
      </Container>
    </footer>
  );
}

function Contact({ contact: { phone, email, profiles, venue } }: { contact: NonNullable<PlainPage['contact']> }) {
  return (
    <address className={contacts.contact} aria-label="Kontakt">
      {venue && <a href={`/de/venues/${venue.slug}/${venue.id}`}>{venue.address_line}</a>}
      <a href={`tel:${phone}`}>
        <span className={contacts.name}>Tel.</span> {phone}
      </a>
      <a href={`mailto:${email}`}>{email}</a>
      <ul role="list" className={contacts.profiles}>
        {profiles.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </address>
  );
}

function LinkList({ title, links }: { title: string; links: readonly PageLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.list}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Logo() {
  return (
    <svg
      className={logos.logo}
      viewBox="0 0 140 84"
      width="140"
      height="84"
      role="img"
      aria-label="Gefördert von der Kultur in der Region"
    >
      <path d="M1 1h138v82H1zM1 62c24-18 46-18 69 0s45 18 69 0" />
      <text x="12" y="28">
        Kultur
      </text>
      <text x="12" y="47">
        in der Region
      </text>
    </svg>
  );
}
