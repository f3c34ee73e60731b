/**
 * Address of the tickets of a day (YYYY-MM-DD), empty without a shop. The page that sells everything of a day takes it
 * from the address; the shop of another system ignores it.
 */
export const ticketsOfDay = (shop: string, day: string): string =>
  shop === '' ? '' : `${shop}${shop.includes('?') ? '&' : '?'}day=${day}`;
