import { formatPrice, useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { EventAccess } from './event-access';
import type { EventDetailData } from './event-detail.loader';
import styles from './event-facts.module.css';

/** When and where: the first thing people look for. */
export function EventWhenWhere({ event }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const { venue } = event;
  return (
    <Facts>
      <Fact name={t('facts.when')}>
        <time dateTime={event.start}>{event.date}</time>
        <br />
        {event.time || t('event.allDay')}
        {event.zone && <small>, {event.zone}</small>}
      </Fact>
      {(event.room || venue || event.address) && (
        <Fact name={t('facts.where')}>
          {event.room}
          {event.room && venue && ', '}
          {venue && <Anchor href={href('venues-slug-id', { slug: venue.slug, id: venue.id })}>{venue.name}</Anchor>}
          {event.address && <address className={styles.address}>{event.address}</address>}
        </Fact>
      )}
    </Facts>
  );
}

/** Duration, price, groups, access and languages of an event. */
export function EventFacts({ event }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const { whole, series } = event;
  const hasAccess = event.access !== '' || event.ownAccess.length > 0;
  const hasAges = event.ages.from !== null || event.ages.to !== null;
  if (!(event.duration > 0 || event.free || event.included || event.price || whole || series || hasAccess || hasAges))
    return null;
  return (
    <Facts>
      {event.duration > 0 && (
        <Fact name={t('facts.duration')}>
          <Duration minutes={event.duration} />
        </Fact>
      )}
      {(event.free || event.included || event.price) && (
        <Fact name={t('facts.price')}>
          <PriceRange event={event} />
        </Fact>
      )}
      {whole && (
        <Fact name={t('facts.partOf')}>
          <Anchor href={whole.url}>{whole.title}</Anchor>
        </Fact>
      )}
      {series && (
        <Fact name={t('facts.series')}>
          <Anchor href={href('series-slug-id', { slug: series.slug, id: series.id })}>{series.name}</Anchor>
        </Fact>
      )}
      {hasAges && (
        <Fact name={t('facts.ages')}>
          <Ages {...event.ages} />
        </Fact>
      )}
      <EventAccess event={event} />
    </Facts>
  );
}

function Ages({ from, to }: EventDetailData['ages']) {
  const { t } = useTranslation('programme');
  if (from === null) return <>{t('ages.to', { to })}</>;
  return <>{to === null ? t('ages.from', { from }) : t('ages.range', { from, to })}</>;
}

function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('programme');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && t('duration.hours', { count: hours }),
    rest > 0 && t('duration.minutes', { count: rest }),
  ];
  return <>{parts.filter(Boolean).join(' ')}</>;
}

function PriceRange({ event: { free, included, price, priceTo } }: { event: EventDetailData }) {
  const { t } = useTranslation('programme');
  const { lang } = useHost();
  if (free) return <>{t('price.free')}</>;
  if (included) return <>{t('price.included')}</>;
  if (!priceTo || priceTo === price) return <>{formatPrice(price, lang)}</>;
  return <>{t('price.range', { from: formatPrice(price, lang), to: formatPrice(priceTo, lang) })}</>;
}
