import type { Dates, Language, Translate } from '@vestibule/contracts';

/**
 * `12. Sep. 2026 – 28. Feb. 2027`, `24.–28. Nov. 2026`, `ab 12. Sep. 2026`, `bis 28. Feb. 2027`; days as YYYY-MM-DD.
 * Empty without either.
 */
export function dateRange(
  from: string | null,
  to: string | null,
  { lang, t, dates }: { lang: Language; t: Translate; dates: Dates },
): string {
  const day = (value: string) => dates.formatDate(value, lang);
  if (from === null) return to === null ? '' : t('dates.until', { date: day(to) });
  if (to === null) return t('dates.from', { date: day(from) });
  if (from === to) return day(from);
  const [first, last] = [day(from).split(' '), day(to).split(' ')];
  // In all languages the year is last and the month before it: the parts that both days share are written once.
  let rest = first.length;
  while (rest > 0 && first[rest - 1] === last[rest - 1]) rest--;
  return rest === 1 ? `${first[0]}–${last.join(' ')}` : `${first.slice(0, rest).join(' ')} – ${last.join(' ')}`;
}
