import { formatPrice, useHost } from '@vestibule/contracts';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { Alert, Anchor } from '@vestibule/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { linesByDate, type DateLines } from '../cart/lines-by-date';
import styles from './order.module.css';
import type { OrderLineView } from './order.loader';

const dateOf = ({ url, event_title, when, place, event_status, before }: OrderLineView): string =>
  [url, event_title, when, place, event_status, before].join('\n');

/** Ordered tickets, by date, with a code for each. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  const { t } = useTranslation('commerce');
  return (
    <section aria-labelledby="tickets" className={styles.lines}>
      <h2 id="tickets" className={styles.title}>
        {t('order.tickets')}
      </h2>
      {linesByDate(lines, dateOf).map((date, index) => (
        <DateOfEvent key={index} lines={date} />
      ))}
    </section>
  );
}

/** Title, time and place, then the tickets of each kind; codes are numbered across the kinds. */
function DateOfEvent({ lines }: { lines: DateLines<OrderLineView> }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const [first] = lines;
  const codes = lines.flatMap(({ tickets }) => tickets.map(({ code }) => code));
  return (
    <article className={styles.line}>
      <h3 lang={first.lang}>{first.url ? <Anchor href={first.url}>{first.event_title}</Anchor> : first.event_title}</h3>
      <p>{[first.when, first.place].filter(Boolean).join(', ')}</p>
      <EventChange line={first} />
      {lines.map((line, index) => (
        <Fragment key={index}>
          <p className={styles.what}>
            {line.what} – {t('cart.amount', { count: line.quantity, price: formatPrice(line.price, lang) })}
          </p>
          <ul role="list" className={styles.codes}>
            {line.tickets.map((ticket) => (
              <Ticket
                key={ticket.code}
                ticket={ticket}
                name={t('order.code', { number: codes.indexOf(ticket.code) + 1, title: line.event_title })}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </article>
  );
}

/** Change of the event since the tickets were sold. */
function EventChange({ line: { event_status: status, before } }: { line: OrderLineView }) {
  const { t } = useTranslation('commerce');
  if (status === 'cancelled' || status === 'withdrawn') return <Alert kind="error">{t(`order.event.${status}`)}</Alert>;
  if (before) return <Alert kind="status">{t('order.event.moved', { time: before })}</Alert>;
  return status === 'moved' ? <Alert kind="status">{t('order.event.movedNow')}</Alert> : null;
}

/** Modules of white that readers need around a code. */
const QUIET = 4;

function Ticket({ ticket: { qr, used, seat }, name }: { ticket: OrderLineView['tickets'][number]; name: string }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const side = qr.size + 2 * QUIET;
  return (
    <li className={styles.code}>
      <svg role="img" aria-label={name} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges">
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      {seat && <p>{seatWords([seat], lang)}</p>}
      {used && <p>{t('order.used')}</p>}
    </li>
  );
}
