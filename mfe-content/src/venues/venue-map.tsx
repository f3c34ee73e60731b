import { useStore, type VenueDetail } from '@vestibule/contracts';
import { ExternalMedia } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { mapLink, mapQuery } from './map-link';

/** Where the place is, on a map that visitors allow; nothing where the house has no key for one. */
export const VenueMap = observer(function VenueMap({ venue }: { readonly venue: VenueDetail }) {
  const { t } = useTranslation('content');
  const { settings } = useStore();
  const key = settings.current?.design.mapKey ?? '';
  const id = key && mapQuery(venue, key);
  if (!id) return null;
  return (
    <ExternalMedia
      service="google-maps"
      id={id}
      title={t('venue.mapOf', { place: venue.title })}
      href={mapLink(venue)}
      linkText={t('venue.map')}
    />
  );
});
