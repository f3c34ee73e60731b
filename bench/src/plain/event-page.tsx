import { Container, Headline, Picture, RichText } from '@vestibule/ui';
import credits from 'site/mfe-programme/src/detail/credits.module.css';
import layout from 'site/mfe-programme/src/detail/detail-page.module.css';
import actions from 'site/mfe-programme/src/detail/actions.module.css';
import styles from 'site/mfe-programme/src/events/detail/event-detail.module.css';
import { EventFacts, EventWhenWhere } from './event-facts';
import { Heart } from './heart';
import type { EventDetail } from './event-types';
import { RelatedEvents } from './related-events';

const STATES = {
  cancelled: 'Diese Veranstaltung ist abgesagt.',
  moved: 'Diese Veranstaltung wurde verlegt. Bitte beachten Sie den neuen Termin.',
  sold_out: 'Diese Veranstaltung ist ausverkauft.',
  few: 'Es gibt nur noch wenige Tickets.',
} as const;

/** One event without its tickets, as its link shows it without a page load. */
export function EventPage({ event }: { event: EventDetail }) {
  return (
    <Container as="article">
      <div className={layout.page}>
        <header>
          <div>
            <Headline level={1} preline={event.preline} subline={event.subline}>
              {event.title}
            </Headline>
          </div>
          {event.state && <p className={styles.state}>{STATES[event.state]}</p>}
          <div className={styles.when}>
            <EventWhenWhere event={event} />
          </div>
        </header>
        <div className={layout.side}>
          {event.image && (
            <Picture
              image={event.image}
              sizes="(min-width: 64em) 42vw, 100vw"
              shape="card"
              priority
              className={layout.picture}
            />
          )}
          <div>
            <EventFacts event={event} />
            <EventActions event={event} />
          </div>
        </div>
        <div className={layout.sections}>
          <div className={layout.text}>
            <RichText html={event.text} />
          </div>
          <Persons persons={event.persons} />
          <OtherDates title="Weitere Termine" dates={event.dates} />
          <OtherDates title={`Mehr zu „${event.whole?.title}“`} dates={event.others} />
        </div>
      </div>
      <RelatedEvents events={event.related} />
    </Container>
  );
}

function EventActions({ event }: { event: EventDetail }) {
  return (
    <ul role="list" className={actions.actions}>
      <li>
        <Heart title={event.title} isNamed />
      </li>
      <li>
        <a href={`/de/api/events/${event.id}/event.ics`} download>
          In den Kalender
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${encodeURIComponent(`${event.title}, ${event.date}`)}`}>Teilen</a>
      </li>
    </ul>
  );
}

function Persons({ persons }: Pick<EventDetail, 'persons'>) {
  if (persons.length === 0) return null;
  return (
    <section className={credits.credits}>
      <h2>Mitwirkende</h2>
      <ul role="list">
        {persons.map(({ id, slug, name, role, image }) => (
          <li key={id}>
            {image && <Picture image={image} sizes="8rem" shape="square" alt="" className={credits.picture} />}
            <div>
              <a href={`/de/team/${slug}/${id}`}>{name}</a>
              {role && <span className={credits.role}>{role}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherDates({ title, dates }: { title: string; dates: EventDetail['dates'] }) {
  if (dates.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2>{title}</h2>
      <ul role="list">
        {dates.map(({ url, day, label, title: name }) => (
          <li key={url}>
            <a href={url}>
              <time dateTime={day}>{label}</time>
              {name && (
                <>
                  {': '}
                  <span>{name}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
