import { formatPrice } from '@vestibule/contracts';
import { RichText } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import own from 'site/mfe-programme/src/events/detail/event-access.module.css';
import styles from 'site/mfe-programme/src/events/detail/event-facts.module.css';
import type { EventDetail } from './event-types';

/** When and where. */
export function EventWhenWhere({ event }: { event: EventDetail }) {
  const { venue } = event;
  return (
    <Facts>
      <Fact name="Wann">
        <time dateTime={event.start}>{event.date}</time>
        <br />
        {event.time || 'ganztägig'}
        {event.zone && <small>, {event.zone}</small>}
      </Fact>
      {(event.room || venue || event.address) && (
        <Fact name="Wo">
          {event.room}
          {event.room && venue && ', '}
          {venue && <a href={`/de/venues/${venue.slug}/${venue.id}`}>{venue.name}</a>}
          {event.address && <address className={styles.address}>{event.address}</address>}
        </Fact>
      )}
    </Facts>
  );
}

/** Duration, price and groups. */
export function EventFacts({ event }: { event: EventDetail }) {
  const { whole, series } = event;
  const hasAccess = event.access !== '' || event.ownAccess.length > 0;
  const languages = event.ownAccess.filter(isLanguage);
  const ways = event.ownAccess.filter((one) => !isLanguage(one));
  if (!(event.duration > 0 || event.free || event.price || whole || series || hasAccess)) return null;
  return (
    <Facts>
      {event.duration > 0 && <Fact name="Dauer">{durationOf(event.duration)}</Fact>}
      {(event.free || event.price) && <Fact name="Preis">{priceOf(event)}</Fact>}
      {whole && (
        <Fact name="Gehört zu">
          <a href={whole.url}>{whole.title}</a>
        </Fact>
      )}
      {series && (
        <Fact name="Reihe">
          <a href={`/de/series/${series.slug}/${series.id}`}>{series.name}</a>
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact name="Sprache">
          <AccessLinks access={languages} />
        </Fact>
      )}
      {(event.access !== '' || ways.length > 0) && (
        <Fact name="Barrierefreiheit">
          <AccessLinks access={ways} />
          {event.access && <RichText html={event.access} />}
        </Fact>
      )}
    </Facts>
  );
}

type Access = EventDetail['ownAccess'];
const isLanguage = ({ id }: Access[number]) => id.startsWith('spoken_');

function AccessLinks({ access }: { access: Access }) {
  if (access.length === 0) return null;
  return (
    <ul className={own.own}>
      {access.map(({ id, name }) => (
        <li key={id}>
          <a href={`/de/veranstaltungen?access=${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && `${hours} ${hours === 1 ? 'Stunde' : 'Stunden'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'Minute' : 'Minuten'}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function priceOf({ free, price, priceTo }: EventDetail): string {
  if (free) return 'Eintritt frei';
  return !priceTo || priceTo === price
    ? formatPrice(price, 'de')
    : `${formatPrice(price, 'de')} bis ${formatPrice(priceTo, 'de')}`;
}
