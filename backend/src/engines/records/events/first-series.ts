import type { Adapted } from '../adapted';

/** Other systems give several series of an event; it has one here, the first. */
export function firstSeries(event: Readonly<Record<string, unknown>>): Adapted {
  const { series } = event;
  if (!Array.isArray(series)) return { value: event, warnings: [] };
  const [first] = series as readonly unknown[];
  return {
    value: { ...event, series: first },
    warnings: series.length > 1 ? [{ field: 'series', message: 'only the first series is stored' }] : [],
  };
}
