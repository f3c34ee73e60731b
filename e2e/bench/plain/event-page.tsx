import { Container, Headline, Picture, RichText } from '@vestibule/ui';
import credits from 'site/mfe-programme/src/detail/credits.module.css';
import layout from 'site/mfe-programme/src/detail/detail-page.module.css';
import actions from 'site/mfe-programme/src/events/detail/event-actions.module.css';
import styles from 'site/mfe-programme/src/events/detail/event-detail.module.css';
import { EventFacts } from './event-facts';
import type { EventDetail } from './event-types';

const STATES = {
  cancelled: 'Diese Veranstaltung ist abgesagt.',
  moved: 'Diese Veranstaltung wurde verlegt. Bitte beachten Sie den neuen Termin.',
  sold_out: 'Diese Veranstaltung ist ausverkauft.',
  few: 'Es gibt nur noch wenige Karten.',
} as const;

/** One event without its tickets, as its link shows it without a page load. */
export function EventPage({ event }: { event: EventDetail }) {
  return (
    <Container as="article" className={layout['page']}>
      <header className={layout['head']}>
        <Headline level={1} preline={event.preline} subline={event.subline}>
          {event.title}
        </Headline>
        {event.state && <p className={styles['state']}>{STATES[event.state]}</p>}
      </header>
      {event.image && (
        <div className={layout['picture']}>
          <Picture image={event.image} sizes="(min-width: 64em) 42vw, 100vw" shape="card" priority />
        </div>
      )}
      <div>
        <EventFacts event={event} />
        <ul role="list" className={actions['actions']}>
          <li>
            <a href={`/de/api/events/${event.id}/event.ics`} download>
              In den Kalender
            </a>
          </li>
          <li>
            <a href={`mailto:?subject=${encodeURIComponent(`${event.title}, ${event.date}`)}`}>Teilen</a>
          </li>
        </ul>
      </div>
      <div className={layout['text']}>
        <RichText html={event.text} />
      </div>
      {event.persons.length > 0 && (
        <section className={credits['credits']}>
          <h2>Mitwirkende</h2>
          <ul role="list">
            {event.persons.map(({ id, slug, name, role }) => (
              <li key={id}>
                <a href={`/de/team/${slug}/${id}`}>{name}</a>
                {role && <span className={credits['role']}>{role}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {event.dates.length > 0 && (
        <section className={styles['more']}>
          <h2>Weitere Termine</h2>
          <ul role="list">
            {event.dates.map(({ url, day, label }) => (
              <li key={url}>
                <a href={url}>
                  <time dateTime={day}>{label}</time>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}
