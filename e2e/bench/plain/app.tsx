import { cx, VisuallyHidden } from '@vestibule/ui';
import { useEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import boundary from 'site/shell/src/app/boundary.module.css';
import progress from 'site/shell/src/layout/progress-bar.module.css';
import skip from 'site/shell/src/layout/skip-links.module.css';
import { Breadcrumb } from './breadcrumb';
import { EventPage } from './event-page';
import { eventIdOf, readEvent } from './events';
import { EventsPage } from './events-page';
import { Head } from './head';
import { InformationLayer } from './information-layer';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { TopAlert } from './top-alert';
import type { EventDetail } from './event-types';
import type { PlainPage } from './types';

const PROGRAMME = { title: 'Programm', url: '/de/veranstaltungen' };
const SKIP_LINKS = {
  '#content': 'Zum Inhalt springen',
  '#menu': 'Zum Menü springen',
  '/de/search': 'Zur Suche',
  '#footer': 'Zum Seitenende springen',
};
const idUnder = ({ target }: SyntheticEvent) =>
  eventIdOf(target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? '') : '');

/**
 * The whole plain page. Links of events open without a page load and read their data when they are pointed at, as
 * routers do.
 */
export function App({ page }: { page: PlainPage }) {
  const [event, setEvent] = useState<EventDetail>();
  const opened = useRef(false);
  useEffect(() => {
    if (event) window.scrollTo(0, 0);
  }, [event]);
  const open = (click: MouseEvent) => {
    const id = idUnder(click);
    if (id === undefined || opened.current) return;
    click.preventDefault();
    opened.current = true;
    void readEvent(id).then(setEvent);
  };
  const prefetch = (over: SyntheticEvent) => {
    const id = idUnder(over);
    if (id !== undefined) void readEvent(id);
  };
  return (
    <div id="app" onClick={open} onPointerOver={prefetch}>
      <div aria-hidden="true" className={cx(progress['bar'], progress['done'])} />
      <Head page={page} />
      <nav className={skip['links']}>
        {Object.entries(SKIP_LINKS).map(([href, text]) => (
          <a key={href} className={skip['skip']} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <InformationLayer url={PROGRAMME.url} />
      <TopAlert alert={page.alert} />
      <SiteHeader page={page} />
      {event ? <Breadcrumb before={[PROGRAMME]} title={event.title} /> : <Breadcrumb title={page.list.headline} />}
      <main id="content" tabIndex={-1}>
        <div className={boundary['boundary']}>
          {event ? <EventPage event={event} /> : <EventsPage list={page.list} />}
        </div>
      </main>
      <SiteFooter page={page} />
      <VisuallyHidden>
        <span aria-live="polite">{event?.title}</span>
      </VisuallyHidden>
    </div>
  );
}
