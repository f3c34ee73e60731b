import type { Language, Translate } from '@vestibule/contracts';

type Dates = typeof import('@vestibule/contracts/dates');

/**
 * `12. Sep. 2026 – 28. Feb. 2027`, `ab 12. Sep. 2026`, `bis 28. Feb. 2027`; days as YYYY-MM-DD. Empty without either.
 */
export function dateRange(
  from: string | null,
  to: string | null,
  { lang, t, dates }: { lang: Language; t: Translate; dates: Dates },
): string {
  const day = (value: string) => dates.formatDate(value, lang);
  if (from === null) return to === null ? '' : t('dates.until', { date: day(to) });
  if (to === null) return t('dates.from', { date: day(from) });
  return from === to ? day(from) : `${day(from)} – ${day(to)}`;
}
