import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import type { Adapted } from './adapted';
import { mendDate } from './articles/mend-date';
import { firstSeries } from './events/first-series';

/**
 * Adaptations of values that packs may write in another form than editors: they become those of the definition, with a
 * warning about losses.
 */
const ADAPTATIONS: Readonly<Partial<Record<RecordKind, (record: Readonly<Record<string, unknown>>) => Adapted>>> = {
  articles: mendDate,
  events: firstSeries,
};

/** A record of a pack in the form of its definition. */
export const adapt = (kind: RecordKind, value: unknown): Adapted =>
  isPlainObject(value) ? (ADAPTATIONS[kind]?.(value) ?? { value, warnings: [] }) : { value, warnings: [] };
