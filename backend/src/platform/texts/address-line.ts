import type { Language } from '@vestibule/contracts';

/** The country of the museum, which addresses leave out. */
const HOME = 'DE';

interface Address {
  readonly street?: string | undefined;
  readonly zip?: string | undefined;
  readonly city?: string | undefined;
  /** Two letters of ISO 3166, or a name. */
  readonly country?: string | undefined;
}

/**
 * An address as people write it, on one line; a country abroad by its name in the page's language. Empty when there is
 * none.
 */
export const addressLine = ({ street, zip, city, country = '' }: Address, lang: Language): string =>
  [street, [zip, city].filter(Boolean).join(' '), countryName(country, lang)].filter(Boolean).join(', ');

function countryName(country: string, lang: Language): string {
  const code = country.trim().toUpperCase();
  if (code === HOME) return '';
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? country) : country;
}
