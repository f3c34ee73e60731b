import { formatPrice, useHost } from '@vestibule/contracts';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { Alert, Anchor } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import type { OrderLineView } from './order.loader';

/** Ordered tickets, with a code for each. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  return (
    <section aria-labelledby="tickets" className={styles.lines}>
      <h2 id="tickets" className={styles.title}>
        {t('order.tickets')}
      </h2>
      {lines.map((line, index) => (
        <article key={index} className={styles.line}>
          <h3 lang={line.lang}>{line.url ? <Anchor href={line.url}>{line.event_title}</Anchor> : line.event_title}</h3>
          <p>{[line.when, line.place].filter(Boolean).join(', ')}</p>
          <EventChange line={line} />
          <p className={styles.what}>
            {line.what} – {t('cart.amount', { count: line.quantity, price: formatPrice(line.price, lang) })}
          </p>
          <ul role="list" className={styles.codes}>
            {line.tickets.map((ticket, place) => (
              <Ticket
                key={ticket.code}
                ticket={ticket}
                name={t('order.code', { number: place + 1, title: line.event_title })}
              />
            ))}
          </ul>
        </article>
      ))}
    </section>
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
