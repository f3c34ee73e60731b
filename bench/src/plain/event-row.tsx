import { formatPrice } from '@vestibule/contracts';
import { Picture } from '@vestibule/ui';
import styles from 'site/mfe-programme/src/event-rows/event-row.module.css';
import { ButtonLink } from './button-link';
import { Heart } from './heart';
import type { PlainEventRow as Row } from './event-types';

const STATES = {
  cancelled: 'Abgesagt',
  moved: 'Verlegt',
  sold_out: 'Ausverkauft',
  few: 'Nur noch wenige Tickets',
} as const;

/** One event: time, title, room, state or price, and the link to its tickets. */
export function EventRow({ row }: { row: Row }) {
  const action = row.tickets ? 'Tickets buchen' : 'Details';
  return (
    <li className={styles.row}>
      <p className={styles.time}>
        {row.time || (row.until === '' && 'ganztägig')}
        {row.time && row.until && ' '}
        {row.until && <span className={styles.until}>bis {row.until}</span>}
      </p>
      <div className={styles.what}>
        {row.preline && <p className={styles.preline}>{row.preline}</p>}
        <h3 className={styles.title}>
          <a id={`event-${row.id}`} href={row.url}>
            {row.title}
          </a>
        </h3>
        {row.subline && <p className={styles.subline}>{row.subline}</p>}
        {row.room && <p className={styles.room}>{row.room}</p>}
        {row.access && <p className={styles.access}>{row.access}</p>}
      </div>
      <Facts row={row} />
      <div className={styles.action}>
        <div className={styles.booking}>
          <ButtonLink small aria-label={`${action}: ${row.title}`} href={row.tickets ? `${row.url}#tickets` : row.url}>
            {action}
          </ButtonLink>
        </div>
        <Heart title={row.title} />
      </div>
      {row.image && (
        <div className={styles.picture} aria-hidden="true">
          <Picture image={row.image} sizes="(min-width: 48em) min(10vw, 20rem), 9rem" shape="card" alt="" />
        </div>
      )}
    </li>
  );
}

function Facts({ row }: { row: Row }) {
  const price = row.price && formatPrice(row.price, 'de');
  return (
    <div className={styles.facts}>
      {row.state && <p className={row.state === 'cancelled' ? styles.cancelled : styles.state}>{STATES[row.state]}</p>}
      {row.included && <p>Im Eintritt enthalten</p>}
      {row.free ? <p>Eintritt frei</p> : price && <p>{row.from ? `ab ${price}` : price}</p>}
    </div>
  );
}
