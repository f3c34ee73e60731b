import type { VenueDetail } from '@vestibule/contracts';

/** An address in responses, whatever of it is stored. */
export const presentAddress = (stored: Partial<VenueDetail['address']>): VenueDetail['address'] => {
  const { street = '', zip = '', city = '', country = '' } = stored;
  return { street, zip, city, country };
};
