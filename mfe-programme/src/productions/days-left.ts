import type { Translate } from '@vestibule/contracts';

/** A day that is further away needs no counting, in days. */
const SOON = 100;
const DAY_MS = 86_400_000;

/**
 * How long a production can still be seen: `noch 12 Tage`, `letzter Tag`, `beendet`; empty before it begins, and while
 * the end is unknown or far away. Days as YYYY-MM-DD (docs/behaviour/programme.md#days-left).
 */
export function daysLeft(
  from: string | null,
  to: string | null,
  { today, t }: { today: string; t: Translate },
): string {
  if (to === null || (from !== null && from > today)) return '';
  if (isOver(to, today)) return t('productions.over');
  const count = daysUntil(to, today);
  if (count > SOON) return '';
  return count === 0 ? t('productions.lastDay') : t('productions.daysLeft', { count });
}

/** Whether the last day of a production is past; days as YYYY-MM-DD. */
export const isOver = (to: string | null, today: string): boolean => to !== null && to < today;

/** Days from one to the other, both YYYY-MM-DD. */
export const daysUntil = (to: string, from: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
