import { Picture, VisuallyHidden } from '@vestibule/ui';
import heading from 'site/mfe-programme/src/event-rows/day-heading.module.css';
import styles from 'site/mfe-programme/src/events/day-section.module.css';
import card from 'site/mfe-programme/src/events/teaser-card.module.css';
import cardLink from 'site/shared-ui/src/card-link.module.css';
import { EventRow } from './event-row';
import type { EventDay, Teaser } from './event-types';

/** A day of the programme: its date beside its events, then the teasers that close it. */
export function DaySection({ day, teasers }: { day: EventDay; teasers: readonly Teaser[] }) {
  const id = `day-${day.day}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.date}>
        <h2 className={heading.day} id={id}>
          <VisuallyHidden>{day.label}</VisuallyHidden>
          <time dateTime={day.day} aria-hidden="true" className={heading.date}>
            <span>{day.short}</span> <span className={heading.number}>{day.number}</span> <span>{day.month}</span>
          </time>
        </h2>
      </div>
      <div className={styles.events}>
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
    <aside className={card.card}>
      {teaser.image && <Picture image={teaser.image} sizes="(min-width: 64em) 60vw, 100vw" shape="wide" alt="" />}
      <div className={card.text}>
        {teaser.preline && <p className={card.preline}>{teaser.preline}</p>}
        <h3 className={card.headline}>
          <a className={cardLink.link} href={teaser.url}>
            {teaser.headline}
          </a>
        </h3>
        {teaser.subline && <p>{teaser.subline}</p>}
        {teaser.linkText && (
          <p className={card.more} aria-hidden="true">
            {teaser.linkText}
          </p>
        )}
      </div>
    </aside>
  );
}
