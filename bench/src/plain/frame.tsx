import { cx, VisuallyHidden, Container } from '@vestibule/ui';
import type { DOMAttributes, ReactNode } from 'react';
import boundary from 'site/shell/src/app/boundary.module.css';
import progress from 'site/shell/src/layout/progress-bar.module.css';
import skip from 'site/shell/src/layout/skip-links.module.css';
import { InformationLayer } from './information-layer';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { TopAlert } from './top-alert';
import type { PlainPage, PageLink } from './types';
import styles from 'site/shell/src/layout/breadcrumb.module.css';

const PROGRAMME = { title: 'Programm', url: '/de/veranstaltungen' };
const SKIP_LINKS = {
  '#content': 'Zum Inhalt springen',
  '#menu': 'Zum Menü springen',
  '/de/search': 'Zur Suche',
  '#footer': 'Zum Seitenende springen',
};

export interface FrameProps extends Pick<DOMAttributes<HTMLDivElement>, 'onClick' | 'onPointerOver'> {
  readonly page: PlainPage;
  /** Title of the event that is shown instead of the list. */
  readonly event?: string | undefined;
  /** The site's news, where something else than this tree makes them live. */
  readonly alert?: ReactNode;
  /** Elements for the document's head, where React moves them there by itself. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Header and footer of every page, as on the site. */
export function Frame({ page, event, alert, head, children, ...handlers }: FrameProps) {
  return (
    <div id="app" {...handlers}>
      <div aria-hidden="true" className={cx(progress.bar, progress.done)} />
      {head}
      <nav className={skip.links}>
        {Object.entries(SKIP_LINKS).map(([href, text]) => (
          <a key={href} className={skip.skip} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <InformationLayer url={PROGRAMME.url} />
      {alert ?? <TopAlert alert={page.alert} />}
      <SiteHeader page={page} />
      {event === undefined ? (
        <Breadcrumb title={page.list.headline} />
      ) : (
        <Breadcrumb before={[PROGRAMME]} title={event} />
      )}
      <main id="content" tabIndex={-1}>
        <div className={boundary.boundary}>{children}</div>
      </main>
      <SiteFooter page={page} />
      <VisuallyHidden>
        <span aria-live="polite">{event}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The way from Home to this page. */
function Breadcrumb({ before = [], title }: { before?: readonly PageLink[]; title: string }) {
  return (
    <Container as="nav" className={styles.breadcrumb} aria-label="Sie sind hier">
      <ol role="list" className={styles.list}>
        {[{ title: 'Startseite', url: '/de' }, ...before].map((step) => (
          <li key={step.url}>
            <a href={step.url}>{step.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </Container>
  );
}
