import { CachedFragment } from '@vestibule/contracts';
import { DayHeading } from '../event-rows/day-heading';
import styles from './day-section.module.css';
import { EventRow } from '../event-rows/event-row';
import { TeaserCard } from './teaser-card';
import type { ProgrammeDay } from './teasers';

/** A day of the programme: its date beside its events, then its notes. */
export function DaySection({ day }: { day: ProgrammeDay }) {
  const id = `day-${day.day}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <CachedFragment as="div" name="day-heading" by={day.day} className={styles.date}>
        <DayHeading head={day} level={2} id={id} />
      </CachedFragment>
      <div className={styles.events}>
        {day.rows.length > 0 && (
          <CachedFragment as="ol" role="list" name="day-rows" by={day.rows}>
            {day.rows.map((row) => (
              <EventRow key={row.id} row={row} level={3} linkId={linkIdOf(row.id)} />
            ))}
          </CachedFragment>
        )}
        {day.teasers.map((teaser) => (
          <TeaserCard key={teaser.id} teaser={teaser} />
        ))}
      </div>
    </section>
  );
}

/** Id of an event's link in the programme. */
export const linkIdOf = (event: number) => `event-${event}`;
