import type { VenueDetail } from '@vestibule/contracts';
import { Anchor, RichText } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mapLink } from './map-link';
import styles from './venue-facts.module.css';

/** Where it is, how one gets in, and what rooms there are. */
export function VenueFacts({ venue, lang }: { venue: VenueDetail; lang: string | undefined }) {
  const { t } = useTranslation('content');
  const { street, zip, city } = venue.address;
  const map = mapLink(venue);
  return (
    <dl className={styles['facts']}>
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
                {capacity !== null && <span className={styles['aside']}>, {t('venue.seats', { count: capacity })}</span>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
