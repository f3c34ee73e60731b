import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import type { Adapted } from './adapted';
import { mendDate } from './articles/mend-date';
import { firstSeries } from './events/first-series';

/** What packs may say in another way than editors: it becomes what the definition has, with a warning if it loses. */
const ADAPTATIONS: Readonly<Partial<Record<RecordKind, (record: Readonly<Record<string, unknown>>) => Adapted>>> = {
  articles: mendDate,
  events: firstSeries,
};

/** A record of a pack as its definition has it. */
export const adapt = (kind: RecordKind, value: unknown): Adapted =>
  isPlainObject(value) ? (ADAPTATIONS[kind]?.(value) ?? { value, warnings: [] }) : { value, warnings: [] };
