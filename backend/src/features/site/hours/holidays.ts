import type { Localised } from '@vestibule/contracts';
import { inEachLanguage, type Language } from '@vestibule/contracts/languages';
import { translator, type TextKey } from '../../../platform/texts/translate';
import { TRANSLATIONS } from '../../../platform/texts/translations';
import { asText, type Json } from '../../../platform/db/documents';
import type { HolidayCalendar } from './place-hours';

/** Country and part of it, by ISO 3166: `CZ`, `DE-SN`. */
const REGION = /^([A-Z]{2})(?:-([A-Z\d]{1,3}))?$/;

/** Languages of the library, which has names in Czech under two codes. */
const CODES = (lang: Language): string[] => (lang === 'cs' ? ['cs', 'cz'] : [lang]);

type Years = Map<number, ReadonlyMap<string, Localised>>;
/** Calendars of the regions that were requested: one for a site, whatever its settings were before. */
const calendars = new Map<string, HolidayCalendar>();
const MOST_REGIONS = 20;

/**
 * The public holidays of the region in the settings, each year worked out when it is first needed. The library is
 * loaded for a site that has a region only: it takes 43 MB (docs/decisions/0068-one-engine-for-opening-hours.md).
 */
export async function loadHolidays(settings: Json): Promise<HolidayCalendar> {
  const region = asText(settings['holiday_region']);
  if (region === '') return () => undefined;
  const cached = calendars.get(region);
  if (cached) return cached;
  const calendar = await loadCalendar(region);
  if (calendars.size >= MOST_REGIONS) calendars.clear();
  calendars.set(region, calendar);
  return calendar;
}

/** Whether public holidays of a region are known. */
export async function isKnownRegion(region: string): Promise<boolean> {
  const [, country = '', part] = REGION.exec(region) ?? [];
  if (country === '') return false;
  const { default: Holidays } = await import('date-holidays');
  const library = new Holidays();
  const parts: unknown = library.getStates(country);
  if (part !== undefined) return typeof parts === 'object' && parts !== null && Object.hasOwn(parts, part);
  return Object.hasOwn(library.getCountries(), country);
}

async function loadCalendar(region: string): Promise<HolidayCalendar> {
  const [, country = '', part = ''] = REGION.exec(region) ?? [];
  const { default: Holidays } = await import('date-holidays');
  const years: Years = new Map();
  const ofYear = (year: number) => {
    const inLanguage = inEachLanguage((lang) => {
      const library = new Holidays(country, part, { types: ['public'], languages: CODES(lang) });
      return library.getHolidays(year);
    });
    const names = new Map<string, Localised>();
    for (const [index, { date, rule }] of inLanguage.de.entries())
      names.set(
        date.slice(0, 'YYYY-MM-DD'.length),
        inEachLanguage((lang) => ownName(lang, country, rule) ?? inLanguage[lang][index]?.name ?? ''),
      );
    return names;
  };
  return (day) => {
    const year = Number(day.slice(0, 4));
    const known = years.get(year) ?? ofYear(year);
    years.set(year, known);
    return known.get(day);
  };
}

const OWN: Readonly<Record<string, string>> = TRANSLATIONS.de.holidays;

/** Name of a holiday that the library has not in all languages of the site: by its rule, some for one country. */
function ownName(lang: Language, country: string, rule: string): string | undefined {
  const key = rule.replace(/ since.*/, '').replaceAll(/\W+/g, '_');
  const name = [`${country}_${key}`, key].find((one) => Object.hasOwn(OWN, one));
  return name === undefined ? undefined : translator(lang)(`holidays.${name}` as TextKey);
}
