import type { VenueDetail } from '@vestibule/contracts';

type Place = Pick<VenueDetail, 'latitude' | 'longitude' | 'address'>;

const words = ({ street, zip, city }: Place['address']) => [street, `${zip} ${city}`.trim()].filter(Boolean).join(', ');

/**
 * Address of a map that shows the place: a link, so that no map service gets data of visitors before they follow it.
 */
export function mapLink({ latitude, longitude, address }: Place): string {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const query = words(address);
  return query && `https://www.openstreetmap.org/search?${new URLSearchParams({ query }).toString()}`;
}

/** Query of Google's map: the address, by which it names the place as well, else its position. */
export function mapQuery({ latitude, longitude, address }: Place, key: string): string {
  const q = words(address) || (latitude !== null && longitude !== null ? `${latitude},${longitude}` : '');
  return q && new URLSearchParams({ key, q }).toString();
}
