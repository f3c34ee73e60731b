import { Container, Headline } from '@vestibule/ui';
import type { ReactNode } from 'react';
import styles from 'site/mfe-programme/src/events/list/events-list.module.css';
import exhibitions from 'site/mfe-programme/src/events/list/shown-exhibitions.module.css';
import end from 'site/mfe-programme/src/lists/list-end.module.css';
import { DaySection } from './day-section';
import { FilterBar } from './filter-bar';
import { ButtonLink } from './button-link';
import { ProgrammeSearch } from './programme-search';
import { QuickViews } from './quick-views';
import type { EventList } from './event-types';

interface EventsPageProps {
  readonly list: EventList;
  /** Where something else than this tree makes them live. */
  readonly filters?: ReactNode;
}

/** The programme: filters, days with their events, links to further pages. */
export function EventsPage({ list, filters }: EventsPageProps) {
  return (
    <Container>
      <div className={styles.header}>
        <Headline level={1}>{list.headline}</Headline>
        <div className={styles.line}>
          <QuickViews />
          <ProgrammeSearch />
        </div>
        {filters ?? <FilterBar list={list} />}
        <nav aria-label="Ausstellungen" className={exhibitions.shown}>
          <p aria-hidden="true">Ausstellungen</p>
          <ul role="list">
            {list.exhibitions.map(({ id, url, title, until }) => (
              <li key={id}>
                <a href={url}>
                  <span>{title}</span>
                </a>
                {until && <span className={exhibitions.until}> bis {until}</span>}
              </li>
            ))}
            <li>
              <a href="/de/ausstellungen">Alle Ausstellungen</a>
            </li>
          </ul>
        </nav>
      </div>
      <div className={styles.list} aria-busy={false}>
        {list.days.map((day) => (
          <DaySection key={day.day} day={day} teasers={list.teasers.filter(({ head }) => head.day === day.day)} />
        ))}
      </div>
      <div className={end.end}>
        <p role="status" className={end.status} />
        {list.hasNext && (
          <nav className={end.pages} aria-label="Weitere Seiten des Programms">
            <ButtonLink aria-disabled={false} href="/de/veranstaltungen?page=2">
              Weitere Veranstaltungen
            </ButtonLink>
          </nav>
        )}
        <a href={list.feed} className={styles.subscribe}>
          Programm im Kalender abonnieren
        </a>
      </div>
    </Container>
  );
}
