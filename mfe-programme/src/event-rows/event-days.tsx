import { DayHeading } from './day-heading';
import type { EventDay } from './days';
import styles from './event-days.module.css';
import { EventRow } from './event-row';

/** Days with their events inside another page, below a heading of level 2. `compact`: without pictures and buttons. */
export function EventDays({ days, compact = false }: { days: readonly EventDay[]; compact?: boolean }) {
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <div key={day.day} className={styles.day}>
          <DayHeading head={day} level={3} />
          <ol role="list">
            {day.rows.map((row) => (
              <EventRow key={row.id} row={row} level={4} compact={compact} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
