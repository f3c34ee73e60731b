import type { VenueDetail } from '@vestibule/contracts';

/**
 * Address of a map that shows the place: a link, so that no map service learns what visitors look at before they follow
 * it.
 */
export function mapLink({
  latitude,
  longitude,
  address,
}: Pick<VenueDetail, 'latitude' | 'longitude' | 'address'>): string {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const query = [address.street, `${address.zip} ${address.city}`.trim()].filter(Boolean).join(', ');
  return query && `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}
