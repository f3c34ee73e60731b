import type { VenueDetail } from '@vestibule/contracts';
import { Anchor, RichText } from '@vestibule/ui';
import { Fact, Facts } from '@vestibule/ui/facts';
import { useTranslation } from 'react-i18next';
import { mapLink } from './map-link';

/** Address of a venue, directions, and its rooms. */
export function VenueFacts({ venue, lang }: { venue: VenueDetail; lang: string | undefined }) {
  const { t } = useTranslation('content');
  const { street, zip, city } = venue.address;
  const map = mapLink(venue);
  return (
    <Facts>
      {(street || city) && (
        <Fact name={t('venue.address')}>
          <address>
            {street}
            {street && city && <br />}
            {[zip, city].filter(Boolean).join(' ')}
          </address>
          {map && <Anchor href={map}>{t('venue.map')}</Anchor>}
        </Fact>
      )}
      {venue.access && (
        <Fact name={t('venue.access')}>
          <RichText html={venue.access} lang={lang} />
        </Fact>
      )}
      {venue.rooms.length > 0 && (
        <Fact name={t('venue.rooms')}>
          <ul role="list">
            {venue.rooms.map(({ id, name, capacity }) => (
              <li key={id}>
                <span lang={lang}>{name}</span>
                {capacity !== null && <small>, {t('venue.seats', { count: capacity })}</small>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  );
}
