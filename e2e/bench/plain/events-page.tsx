import dayHeading from 'site/mfe-programme/src/events/day-heading.module.css';
import daySection from 'site/mfe-programme/src/events/day-section.module.css';
import styles from 'site/mfe-programme/src/events/list/events-list.module.css';
import end from 'site/mfe-programme/src/lists/list-end.module.css';
import card from 'site/mfe-programme/src/events/teaser-card.module.css';
import button from 'site/shared-ui/src/button.module.css';
import container from 'site/shared-ui/src/container.module.css';
import headline from 'site/shared-ui/src/headline.module.css';
import { EventRow } from './event-row';
import { cx, Hidden, Picture } from './parts';
import { RoomFilter } from './room-filter';
import type { EventDay, EventList, Teaser } from './types';

/** The programme: filter, days with their events, the way to further pages. */
export function EventsPage({ list }: { list: EventList }) {
  return (
    <div className={container['container']}>
      <header className={styles['header']}>
        <hgroup className={headline['headline']}>
          <h1 className={headline['size1']}>{list.headline}</h1>
        </hgroup>
        <RoomFilter rooms={list.rooms} />
      </header>
      <div className={styles['list']} aria-busy={false}>
        {list.days.map((day) => (
          <DaySection key={day.day} day={day} teasers={list.teasers.filter(({ head }) => head.day === day.day)} />
        ))}
      </div>
      <div className={end['end']}>
        <p role="status" className={end['status']} />
        {list.hasNext && (
          <nav className={end['pages']} aria-label="Weitere Seiten des Programms">
            <a className={cx(button['button'], button['secondary'])} aria-disabled={false} href="/de/veranstaltungen?page=2">
              Weitere Veranstaltungen
            </a>
          </nav>
        )}
      </div>
    </div>
  );
}

function DaySection({ day, teasers }: { day: EventDay; teasers: readonly Teaser[] }) {
  const id = `day-${day.day}`;
  return (
    <section className={daySection['section']} aria-labelledby={id}>
      <div className={daySection['date']}>
        <h2 className={dayHeading['day']} id={id}>
          <Hidden>{day.label}</Hidden>
          <time dateTime={day.day} aria-hidden="true" className={dayHeading['date']}>
            <span>{day.short}</span> <span className={dayHeading['number']}>{day.number}</span> <span>{day.month}</span>
          </time>
        </h2>
      </div>
      <div className={daySection['events']}>
        <ol role="list">
          {day.rows.map((row) => (
            <EventRow key={row.id} row={row} />
          ))}
        </ol>
        {teasers.map((teaser) => (
          <TeaserCard key={teaser.id} teaser={teaser} />
        ))}
      </div>
    </section>
  );
}

function TeaserCard({ teaser }: { teaser: Teaser }) {
  return (
    <aside className={card['card']}>
      {teaser.image && <Picture image={teaser.image} sizes="(min-width: 64em) 60vw, 100vw" shape="wide" alt="" />}
      <div className={card['text']}>
        {teaser.preline && <p className={card['preline']}>{teaser.preline}</p>}
        <h3 className={card['headline']}>
          <a className={card['link']} href={teaser.url}>
            {teaser.headline}
          </a>
        </h3>
        {teaser.subline && <p>{teaser.subline}</p>}
        {teaser.linkText && (
          <p className={card['more']} aria-hidden="true">
            {teaser.linkText}
          </p>
        )}
      </div>
    </aside>
  );
}
