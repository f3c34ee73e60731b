import { formatPrice, useHost } from '@vestibule/contracts';
import { Anchor, RichText } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import type { ExhibitionData } from './exhibition-detail.loader';
import styles from './exhibition-detail.module.css';
import type { HoursOfDay } from './hours-of-day';

/** Where it is, when it is open, for how much, in which languages, and how one gets in. */
export function ExhibitionFacts({ data }: { data: ExhibitionData }) {
  const { t } = useTranslation('programme');
  return (
    <Facts>
      <Where data={data} />
      {data.hours && (
        <Fact name={t('exhibitions.hours')}>
          {data.today}: <Hours hours={data.hours} />
          {data.venue && (
            <div>
              <small>
                <VenueLink venue={data.venue}>{t('exhibitions.allHours')}</VenueLink>
              </small>
            </div>
          )}
        </Fact>
      )}
      {data.otherDays.length > 0 && (
        <Fact name={t('exhibitions.otherDays')}>
          <ul role="list">
            {data.otherDays.map(({ day, label, hours }) => (
              <li key={day}>
                <time dateTime={day}>{label}</time>: <Hours hours={hours} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Admission data={data} />
      {data.languages.length > 0 && (
        <Fact name={t('exhibitions.languages')}>
          {data.languages.map((language) => t(`exhibitions.language.${language}`)).join(', ')}
        </Fact>
      )}
      {data.access && (
        <Fact name={t('facts.access')}>
          <RichText html={data.access} lang={data.lang} />
        </Fact>
      )}
    </Facts>
  );
}

function Where({ data: { venue, venue_detail: place, rooms, floor } }: { data: ExhibitionData }) {
  const { t } = useTranslation('programme');
  if (!venue && rooms.length === 0) return null;
  return (
    <Fact name={t('facts.where')}>
      {venue && <VenueLink venue={venue}>{venue.name}</VenueLink>}
      {(rooms.length > 0 || floor) && <div>{[...rooms, floor].filter(Boolean).join(', ')}</div>}
      {place?.address_line && <address className={styles.address}>{place.address_line}</address>}
      {venue && (
        <small>
          <VenueLink venue={venue}>{t('exhibitions.route')}</VenueLink>
        </small>
      )}
    </Fact>
  );
}

function VenueLink({
  venue: { slug, id },
  children,
}: {
  venue: NonNullable<ExhibitionData['venue']>;
  children: string;
}) {
  const { href } = useHost();
  return <Anchor href={href('venues-slug-id', { slug, id })}>{children}</Anchor>;
}

function Hours({ hours: { hours, note, noteUrl } }: { hours: HoursOfDay }) {
  const { t } = useTranslation('programme');
  return (
    <>
      {/* The note of a closed day says that it is. */}
      {hours || (note === '' && t('hours.closed'))}
      {hours && note && ', '}
      {note && (noteUrl ? <Anchor href={noteUrl}>{note}</Anchor> : note)}
    </>
  );
}

function Admission({ data: { is_free: isFree, prices, ticketsFrom } }: { data: ExhibitionData }) {
  const { t } = useTranslation('programme');
  const { lang } = useHost();
  if (isFree) return <Fact name={t('facts.price')}>{t('price.free')}</Fact>;
  if (prices.length === 0) return null;
  return (
    <Fact name={t('facts.price')}>
      <ul role="list" className={styles.prices}>
        {prices.map(({ label, amount }) => (
          <li key={label}>
            {label}: {Number(amount) === 0 ? t('exhibitions.freeOf') : formatPrice(amount, lang)}
          </li>
        ))}
      </ul>
      {ticketsFrom && <small>{t('exhibitions.ticketsFrom', { date: ticketsFrom })}</small>}
    </Fact>
  );
}
